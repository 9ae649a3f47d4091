import type { Payer } from './billing.ts';
import { type Answer, ask, cookieHeader, emailOf, newNetwork, postForm, signedIn } from './portal.ts';

/** A signed-in person who buys, with the session's cookie. */
export type Buyer = Payer & { persona: string };

/** Signs a persona in. */
export async function buyer(brand: string, persona: string): Promise<Buyer> {
  return { brand, persona, cookie: await signedIn(persona, brand) };
}

/** Opens a page with the session. */
export const get = ({ brand, cookie }: Payer, path: string): Promise<Answer> => ask({ brand, cookie, path });

/** The person with the cookies of an answer, which may let the next page say something. */
export const hearing = (who: Buyer, answer: Answer): Buyer => ({
  ...who,
  cookie: `${who.cookie}; ${cookieHeader(answer)}`,
});

/** Posts a form with the session. */
export const post = (
  { brand, cookie }: Payer,
  path: string,
  fields: Record<string, string>,
): Promise<Answer> => postForm(path, fields, { brand, cookie, network: newNetwork() });

/** One charge of the card. */
export type Charge = {
  at: string;
  planCode: string;
  amountMinor: number;
  taxMinor: number;
  currency: string;
  couponCode: string | null;
  lastFour: string | null;
};

/** The sandbox's ledger of a person, newest charge first. */
export async function ledger({ brand, persona }: Pick<Buyer, 'brand' | 'persona'>): Promise<Charge[]> {
  const email = encodeURIComponent(emailOf(persona, brand));
  return JSON.parse((await ask({ path: `/sandbox/ledger?brand=${brand}&email=${email}` })).text);
}

/** The amounts of the ledger in minor units, newest first. */
export async function charged(who: Pick<Buyer, 'brand' | 'persona'>): Promise<number[]> {
  return (await ledger(who)).map(({ amountMinor }) => amountMinor);
}
