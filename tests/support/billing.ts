import { type Answer, ask, cookieHeader, signedIn } from './portal.ts';

/** A signed-in person, with the cookies of their browser. */
export type Payer = { brand: string; cookie: string };

/** Signs a persona in. */
export async function payer(brand: string, persona = 'owner'): Promise<Payer> {
  return { brand, cookie: await signedIn(persona, brand) };
}

/** Opens a page with the session, and with the cookies that another answer set. */
export function open({ brand, cookie }: Payer, path: string, left?: Answer): Promise<Answer> {
  const more = left ? cookieHeader(left) : '';
  return ask({ brand, path, cookie: more ? `${cookie}; ${more}` : cookie });
}

/** The owner of the card, as the form of Recurly sends it. */
export const owner = {
  firstName: 'Ada',
  lastName: 'Owner',
  address1: '1 Main Street',
  address2: '',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
};

/** Requests the token of a kind of card, as the fields of the sandbox's provider do. */
export async function cardToken(
  kind: string,
  { provider = 'recurly', lastFour = '4242' }: { provider?: 'recurly' | 'stripe'; lastFour?: string } = {},
): Promise<string> {
  const { firstName, lastName, postalCode: zip, ...address } = owner;
  const name = provider === 'stripe' ? { name: `${firstName} ${lastName}` } : { firstName, lastName };
  const answer = await ask({
    method: 'POST',
    path: provider === 'stripe' ? '/sandbox/stripe/confirmation-tokens' : '/sandbox/recurly/tokens',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, cardType: 'visa', lastFour, ...name, ...address, zip }),
  });
  if (answer.status !== 200) throw new Error(`no token: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text).id;
}

/** The fields of the form after Recurly's fields have been filled in. */
export async function recurlyForm(kind: string, more: Record<string, string> = {}) {
  return { provider: 'recurly', token: await cardToken(kind), ...owner, ...more };
}

/** The fields of the form after Stripe's fields have been filled in. */
export async function stripeForm(kind: string, more: Record<string, string> = {}) {
  const { firstName, lastName, ...address } = owner;
  const token = await cardToken(kind, { provider: 'stripe' });
  return { provider: 'stripeElements', token, ...address, name: `${firstName} ${lastName}`, ...more };
}
