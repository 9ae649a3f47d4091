import { MINUTE_MS } from '../world/clock.ts';
import type { Account, CardOnFile } from '../world/entities.ts';
import type { CardToken } from '../world/money-entities.ts';
import { usability } from '../world/single-use.ts';
import type { World } from '../world/world.ts';

const TOKEN_LIFETIME_MS = 20 * MINUTE_MS;

/** A card as a provider's own fields submit it. */
export type EnteredCard = Omit<CardToken, 'id' | 'expiresAtMs' | 'usedAtMs'>;

/** Makes a token of a card, which works once, for 20 minutes. `prefix` is the beginning of the provider's ids. */
export function makeCardToken({ store, clock, random }: World, prefix: string, card: EnteredCard): CardToken {
  const token: CardToken = {
    ...card,
    id: `${prefix}${random.hex(12)}`,
    expiresAtMs: clock.nowMs() + TOKEN_LIFETIME_MS,
    usedAtMs: null,
  };
  store.cardTokens.put(token);
  return token;
}

/** Returns a token that can still be used, without using it; null if it is unknown, used or expired. */
export function liveCardToken({ store, clock }: World, id: string): CardToken | null {
  const token = store.cardTokens.get(id);
  return token && usability(token, clock.nowMs()) === 'good' ? token : null;
}

/** Uses a token up. */
export function useCardToken({ store, clock }: World, token: CardToken): void {
  store.cardTokens.put({ ...token, usedAtMs: clock.nowMs() });
}

/** Returns the card of a token as the card on file of an account. */
export function cardOfToken({ key }: Account, token: CardToken): CardOnFile {
  const { id, expiresAtMs: _expires, usedAtMs: _used, ...card } = token;
  return { ...card, expired: card.expired || card.kind === 'expired', accountKey: key, tokenId: id };
}
