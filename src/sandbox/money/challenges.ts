import { cardRefusal, needsChallenge } from './card-kinds.ts';
import { MINUTE_MS } from '../world/clock.ts';
import type { Account, CardOnFile } from '../world/entities.ts';
import type { ChallengeAction } from '../world/money-entities.ts';
import { answered, type Outcome, type Refused, refused } from '../platform/refusal.ts';
import { usability } from '../world/single-use.ts';
import type { World } from '../world/world.ts';

const ACTION_LIFETIME_MS = 20 * MINUTE_MS;

/**
 * Checks if a card may pay. A card that needs a 3-D Secure challenge is refused with a new `actionTokenId`. It is
 * accepted if `resultTokenId` is the unused result of a passed challenge for this card and account: the challenge is
 * returned, and the caller uses it up.
 */
export function checkCard(
  world: World,
  account: Account,
  { card, resultTokenId }: { card: CardOnFile; resultTokenId: string | null },
): Outcome<ChallengeAction | null> {
  const refusal = cardRefusal(card);
  if (refusal) return refused(refusal);
  return checkChallenge(world, account, { card, resultTokenId });
}

/** The part of `checkCard` that checks only the challenge. */
export function checkChallenge(
  world: World,
  account: Account,
  { card, resultTokenId }: { card: CardOnFile; resultTokenId: string | null },
): Outcome<ChallengeAction | null> {
  if (resultTokenId === null)
    return needsChallenge(card.kind) ? startChallenge(world, account, card) : answered(null);
  const action = actionOfResult(world, account, resultTokenId);
  if (!action || action.cardTokenId !== card.tokenId) return refused('cardTokenInvalid');
  return action.result?.passed ? answered(action) : refused('cardDeclined');
}

/** Uses the result of a challenge up. */
export function useChallenge({ store, clock }: World, action: ChallengeAction): void {
  store.challengeActions.put({ ...action, usedAtMs: clock.nowMs() });
}

/** Ends a challenge as the person decided and returns the result's token; null if it is unknown, ended or expired. */
export function endChallenge(world: World, actionId: string, passes: boolean): string | null {
  const { store, clock, random } = world;
  const action = store.challengeActions.get(actionId);
  if (!action || action.result !== null || action.expiresAtMs <= clock.nowMs()) return null;
  const id = `three-d-result-${random.hex(12)}`;
  store.challengeActions.put({ ...action, result: { id, passed: passes && action.kind === '3ds-passes' } });
  return id;
}

function startChallenge({ store, clock, random }: World, account: Account, card: CardOnFile): Refused {
  const action: ChallengeAction = {
    id: `three-d-action-${random.hex(12)}`,
    accountKey: account.key,
    cardTokenId: card.tokenId,
    kind: card.kind,
    type: card.type,
    lastFour: card.lastFour,
    expiresAtMs: clock.nowMs() + ACTION_LIFETIME_MS,
    result: null,
    usedAtMs: null,
  };
  store.challengeActions.put(action);
  return refused('challengeNeeded', { actionTokenId: action.id });
}

function actionOfResult({ store, clock }: World, { key }: Account, resultTokenId: string) {
  return store.challengeActions
    .ownedBy(key)
    .find((action) => action.result?.id === resultTokenId && usability(action, clock.nowMs()) === 'good');
}
