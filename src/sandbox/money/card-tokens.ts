import { MINUTE_MS } from '../world/clock.ts';
import type { Account, CardOnFile } from '../world/entities.ts';
import type { CardToken } from '../world/money-entities.ts';
import type { World } from '../world/world.ts';

const TOKEN_LIFETIME_MS = 20 * MINUTE_MS;

/** A card as a provider's own fields have taken it. */
export type EnteredCard = Omit<CardToken, 'id' | 'expiresAtMs' | 'usedAtMs'>;

/** Makes a token of a card. `prefix` is how the provider begins its ids. It works once, for 20 minutes. */
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

/** A token that may still be used, without using it; null for one that is unknown, used or too old. */
export function liveCardToken({ store, clock }: World, id: string): CardToken | null {
  const token = store.cardTokens.get(id);
  return token && token.usedAtMs === null && token.expiresAtMs > clock.nowMs() ? token : null;
}

/** Uses a token up. */
export function useCardToken({ store, clock }: World, token: CardToken): void {
  store.cardTokens.put({ ...token, usedAtMs: clock.nowMs() });
}

/** The card of a token as the card on file of an account. */
export function cardOfToken({ key }: Account, token: CardToken): CardOnFile {
  const { id, expiresAtMs: _expires, usedAtMs: _used, ...card } = token;
  return { ...card, expired: card.expired || card.kind === 'expired', accountKey: key, tokenId: id };
}
