import { type Answer, ask, emailOf, ownNetwork, postForm, signedIn } from './portal.ts';

/** Somebody signed in who buys: what their browser holds. */
export type Buyer = { brand: string; persona: string; cookie: string };

export async function buyer(brand: string, persona: string): Promise<Buyer> {
  return { brand, persona, cookie: await signedIn(persona, brand) };
}

export const get = ({ brand, cookie }: Buyer, path: string): Promise<Answer> => ask({ brand, cookie, path });

export const post = (
  { brand, cookie }: Buyer,
  path: string,
  fields: Record<string, string>,
): Promise<Answer> => postForm(path, fields, { brand, cookie, network: ownNetwork() });

/** What was taken from the card, newest first. */
export type Charge = {
  at: string;
  planCode: string;
  amountMinor: number;
  taxMinor: number;
  currency: string;
  couponCode: string | null;
};

/** The sandbox's ledger of a person. */
export async function ledger({ brand, persona }: Pick<Buyer, 'brand' | 'persona'>): Promise<Charge[]> {
  const email = encodeURIComponent(emailOf(persona, brand));
  return JSON.parse((await ask({ path: `/sandbox/ledger?brand=${brand}&email=${email}` })).text);
}
