import type { Brand } from '../../brands/brand-schema.ts';
import { type BillingInfo, storedCard } from '../../contracts/billing/billing-info.ts';
import { accountCodes } from '../../contracts/platform/platform-problem.ts';
import { type BillingProblem, knownBillingProblem } from '../../domain/billing/billing-problem.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import type { StoredCard } from '../../domain/billing/new-card.ts';
import type { EnteredCard } from '../../domain/billing/entered-card.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import { type ChangeAnswer, changeAnswer } from '../platform/change-answer.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { isEndedByPlatform, type PlatformFailure } from '../platform/platform-failure.ts';

/**
 * The outcome of storing a card. `signedOut`: the platform no longer accepts the session. `leaving`: the account is
 * about to be deleted.
 */
export type CardOutcome =
  | { kind: 'stored'; card: StoredCard }
  | { kind: 'challenge'; actionTokenId: string }
  | { kind: 'refused'; problem: BillingProblem }
  | { kind: 'leaving' }
  | { kind: 'signedOut'; failure: PlatformFailure };

/** How long reading the card on file may take after it was stored, in milliseconds. */
const READ_BACK_MS = 3_000;
/** The name of a Stripe confirmation token in Recurly's interface. */
const REFERENCE_TYPE = 'stripe_confirmation_token';

/**
 * Makes a card the card on file: the platform verifies it, then stores it. `resultToken` is the result of the bank's
 * challenge about this card. A token works once, so a lost answer never makes two cards, and a card that is entered
 * again replaces the first. An answer that names a card is believed. After any other success and after a lost answer
 * the card on file is read: it must have changed, or after a success have the owner that was entered.
 */
export async function storeCard(
  platform: PlatformClient,
  brand: Pick<Brand, 'billing'>,
  card: EnteredCard,
  promoCode: string | undefined,
  resultToken: string | undefined,
): Promise<CardOutcome> {
  const operations = billingOperations(brand);
  const [verified, before] = await Promise.all([
    platform.call(operations.verify, { body: verifyBody(card, resultToken) }),
    platform.call(operations.info),
  ]);
  const verification = changeAnswer(verified);
  // The check stores nothing, so an unknown outcome of it is only a failure.
  if (verification.kind === 'unknown') return { kind: 'refused', problem: 'cannotSave' };
  if (verification.kind !== 'accepted') return outcomeWithoutCard(verification);
  const stored =
    card.provider === 'recurly' && resultToken !== undefined
      ? await platform.call('storeBillingInfoThreeD', {
          segments: { token: card.token, id: resultToken },
          body: storeBody(card, promoCode),
        })
      : await platform.call(operations.store, {
          segments: { token: card.token },
          body: storeBody(card, promoCode),
        });
  const storage = changeAnswer(stored);
  if (storage.kind !== 'accepted' && storage.kind !== 'unknown') return outcomeWithoutCard(storage);
  const answeredCard = stored.ok ? cardIn(stored.answer) : undefined;
  if (answeredCard) return { kind: 'stored', card: answeredCard };
  const after = await platform.call(operations.info, {}, { withinMs: READ_BACK_MS });
  const isChanged = before.ok && after.ok && JSON.stringify(before.answer) !== JSON.stringify(after.answer);
  const isBelieved = after.ok && (isChanged || (stored.ok && isOwnedBy(after.answer, card)));
  const onFile = isBelieved ? cardIn(after.answer) : undefined;
  if (onFile) return { kind: 'stored', card: onFile };
  // The platform has ended the call itself, and the card on file has not changed.
  const isKnown = before.ok && after.ok && !isChanged && !stored.ok && isEndedByPlatform(stored.failure);
  return { kind: 'refused', problem: isKnown ? 'cannotSave' : 'unsure' };
}

/** Returns the card that an answer names; undefined where it names none. */
function cardIn(answer: unknown): StoredCard | undefined {
  const { data } = storedCard.safeParse(answer);
  return hasCard(data) ? data : undefined;
}

function isOwnedBy(onFile: BillingInfo, { fields: { firstName, lastName } }: EnteredCard): boolean {
  const name = (...parts: (string | null)[]) => parts.map((part) => part?.trim().toLowerCase()).join(' ');
  return name(onFile.first_name, onFile.last_name) === name(firstName, lastName);
}

function verifyBody({ provider, token, fields }: EnteredCard, resultToken: string | undefined) {
  if (provider === 'recurly')
    return { billing_token: token, ...(resultToken === undefined ? {} : { threeDToken: resultToken }) };
  const { firstName, lastName, address1, city, state, postalCode, country } = fields;
  return {
    firstName,
    lastName,
    address: { street1: address1, city, region: state, postalCode, country },
    paymentGatewayReferences: [{ token, referenceType: REFERENCE_TYPE }],
  };
}

function storeBody({ provider, token, fields }: EnteredCard, promoCode: string | undefined) {
  const { firstName, lastName, address1, address2, city, state, postalCode, country } = fields;
  if (provider === 'stripeElements')
    return {
      firstName,
      lastName,
      paymentGatewayReferences: [{ token, referenceType: REFERENCE_TYPE }],
    };
  return {
    first_name: firstName,
    last_name: lastName,
    address1,
    address2,
    city,
    state,
    zip: postalCode,
    country,
    ...(promoCode === undefined ? {} : { promoCode }),
  };
}

/** Returns the outcome of a call that certainly stored no card. No text of the platform is passed on. */
function outcomeWithoutCard(
  answer: Exclude<ChangeAnswer, { kind: 'accepted' | 'unknown' }>,
): Exclude<CardOutcome, { kind: 'stored' }> {
  switch (answer.kind) {
    case 'signedOut':
      return { kind: 'signedOut', failure: answer.failure };
    case 'notSent':
      return { kind: 'refused', problem: 'cannotSave' };
    case 'challenge':
      return answer.actionTokenId
        ? { kind: 'challenge', actionTokenId: answer.actionTokenId }
        : { kind: 'refused', problem: 'challenge' };
    case 'refused':
      return answer.code === accountCodes.pendingDelete
        ? { kind: 'leaving' }
        : { kind: 'refused', problem: knownBillingProblem(answer.code ?? '') ?? 'notSaved' };
  }
}
