import type * as z from 'zod';
import type { storeBillingBody, verifyBillingBody } from '../../../contracts/billing/billing-info.ts';
import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { cardOfToken, liveCardToken, useCardToken } from '../../money/card-tokens.ts';
import { collectPastDue } from '../../money/charges.ts';
import { cardRefusal } from '../../money/card-kinds.ts';
import { checkCard, checkChallenge, useChallenge } from '../../money/challenges.ts';
import type { Account, CardOnFile } from '../../world/entities.ts';
import { answered, type Outcome, refused } from '../refusal.ts';
import { type Caller, type Route, signedRoute, type RouteInput } from '../route.ts';
import { wireBillingInfo } from '../wire-money.ts';

type StoreInput = RouteInput<undefined, z.output<typeof storeBillingBody>>;
type VerifyInput = RouteInput<undefined, z.output<typeof verifyBillingBody>>;

/** The operations that verify and replace the card on file. */
export const cardRoutes: readonly Route[] = [
  signedRoute(platformOperations.verifyBilling, verify),
  signedRoute(platformOperations.verifyBillingV3, verify),
  signedRoute(platformOperations.storeBillingInfo, keep),
  signedRoute(platformOperations.storeBillingInfoV3, keep),
  signedRoute(platformOperations.storeBillingInfoThreeD, keep),
];

/**
 * Verifies a card without using up its token or the result of a challenge. The Stripe form has no field for such a
 * result, because Stripe's own fields run the challenge before they issue a token.
 */
function verify({ world, body }: VerifyInput, { account }: Caller): Outcome<unknown> {
  const recurly = 'billing_token' in body;
  const id = recurly ? body.billing_token : (body.paymentGatewayReferences[0]?.token ?? '');
  const token = liveCardToken(world, id);
  if (!token) return refused('cardTokenInvalid');
  const card = cardOfToken(account, token);
  const resultTokenId = recurly ? (body.threeDToken ?? null) : null;
  const checked = recurly ? checkCard(world, account, { card, resultTokenId }) : checkAfterBank(card);
  return checked.at === 'refused' ? checked : answered({ verified: true });
}

/** Stores a card as the card on file, valid or not: a payment with it may fail later. Token and result are used up. */
function keep({ world, params, body }: StoreInput, { account }: Caller): Outcome<unknown> {
  const token = liveCardToken(world, params.get('token') ?? '');
  const stripe = 'paymentGatewayReferences' in body;
  const named = !stripe || body.paymentGatewayReferences.some((reference) => reference.token === token?.id);
  if (!token || !named) return refused('cardTokenInvalid');
  const card = cardFor(account, cardOfToken(account, token), body);
  const resultTokenId = params.get('id') ?? null;
  const challenge =
    stripe && resultTokenId === null
      ? answered(null)
      : checkChallenge(world, account, { card, resultTokenId });
  if (challenge.at === 'refused') return challenge;
  world.store.transaction(() => {
    useCardToken(world, token);
    if (challenge.answer) useChallenge(world, challenge.answer);
    world.store.cards.put(card);
    if (!stripe) collectPastDue(world, account, card);
  });
  return answered(wireBillingInfo(account, card));
}

function checkAfterBank(card: CardOnFile): Outcome<null> {
  const refusal = card.kind === '3ds-fails' ? 'cardDeclined' : cardRefusal(card);
  return refusal ? refused(refusal) : answered(null);
}

/** The name and address of the form override those of the token; Stripe's form overrides the name only. */
function cardFor({ key: accountKey }: Account, card: CardOnFile, body: StoreInput['body']): CardOnFile {
  if ('paymentGatewayReferences' in body)
    return { ...card, accountKey, firstName: body.firstName, lastName: body.lastName };
  const { first_name: firstName, last_name: lastName, promoCode: _forLater, ...address } = body;
  return { ...card, accountKey, firstName, lastName, ...address };
}
