import * as z from 'zod';
import { cardKind } from './card-kinds.ts';
import type { EnteredCard } from './card-tokens.ts';
import type { CardToken } from '../world/money-entities.ts';

const text = z.string().max(200);

/** The fields of a card that a provider's stand-in submits. It has no number: a body with one is refused. */
const card = {
  kind: cardKind,
  cardType: z.string().min(1).max(40),
  lastFour: z.string().regex(/^\d{4}$/),
  expired: z.boolean().default(false),
};
const address = {
  address1: text,
  address2: text.default(''),
  city: text,
  state: text,
  zip: text,
  country: z.string().regex(/^[A-Z]{2}$/),
};

/** Body of POST /sandbox/recurly/tokens. */
export const recurlyCard = z
  .strictObject({ ...card, firstName: text, lastName: text, ...address })
  .transform(({ cardType, ...rest }): EnteredCard => ({ ...rest, type: cardType }));

/** Body of POST /sandbox/stripe/confirmation-tokens and /payment-methods; the name is split at its first space. */
export const stripeCard = z
  .strictObject({ ...card, name: text, ...address })
  .transform(({ cardType, name, ...rest }): EnteredCard => {
    const [firstName = '', ...others] = name.split(' ');
    return { ...rest, type: cardType, firstName, lastName: others.join(' ') };
  });

/** Returns the cardholder's name and address in Stripe's format. */
export function billingDetails(token: CardToken): BillingDetails {
  return {
    name: `${token.firstName} ${token.lastName}`.trim(),
    address: {
      line1: token.address1,
      line2: token.address2,
      city: token.city,
      state: token.state,
      postal_code: token.zip,
      country: token.country,
    },
  };
}

type BillingDetails = { name: string; address: Record<string, string> };
