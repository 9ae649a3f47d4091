import type { PriceStory } from './price-story.ts';
import { type AcceptedPromo, type PromoEntry, type PromoRefusal, usedPromo } from './promo.ts';
import { spanEndsAtMs } from './promo-length.ts';

/** What a promo code makes of each charge after the first one. Amounts are in minor units. */
export type LaterPrice =
  | { kind: 'exactly'; amount: number }
  /** Nobody knows how long the code lasts. */
  | { kind: 'atMost'; regular: number }
  | { kind: 'span'; amount: number; endsAtMs: number; regular: number };

/** What became of a promo code that a person tried. */
export type PromoResult = { code: string } & (
  | { kind: 'rejected'; why: PromoRefusal }
  | { kind: 'used'; description: string | null }
  /** It is used, and the price does not show what it takes off. */
  | { kind: 'notInPrice' }
  /**
   * Another code takes as much off the first charge, or more. `later` is what both make of the later charges; undefined where
   * they could not be compared.
   */
  | { kind: 'unused'; usedCode: string; later: { used: LaterPrice; unused: LaterPrice } | undefined }
);

/**
 * Returns what became of each code that was tried. `regular` is the price of one period without a code, in minor units;
 * `nowMs` is in milliseconds since 1970.
 */
export function promoResults(
  entries: readonly PromoEntry[],
  { discount }: Pick<PriceStory, 'discount'>,
  regular: number,
  nowMs: number,
): PromoResult[] {
  const used = usedPromo(entries);
  return entries.map((entry) => {
    const { code } = entry;
    if (entry.state === 'rejected') return { code, kind: 'rejected', why: entry.why };
    if (used && entry !== used) {
      const unusedLater = laterPrice(entry, regular, nowMs);
      const usedLater = laterPrice(used, regular, nowMs);
      const later = unusedLater && usedLater && { used: usedLater, unused: unusedLater };
      return { code, kind: 'unused', usedCode: used.code, later };
    }
    return discount?.off === 0
      ? { code, kind: 'notInPrice' }
      : { code, kind: 'used', description: entry.description };
  });
}

/** What a code makes of the later charges; undefined where its own price is unknown. */
function laterPrice(
  { total, lasts = { kind: 'unknown' } }: AcceptedPromo,
  regular: number,
  nowMs: number,
): LaterPrice | undefined {
  if (total === undefined) return undefined;
  switch (lasts.kind) {
    case 'once':
      return { kind: 'exactly', amount: regular };
    case 'always':
      return { kind: 'exactly', amount: total };
    case 'unknown':
      return { kind: 'atMost', regular };
    case 'span':
      return { kind: 'span', amount: total, endsAtMs: spanEndsAtMs(lasts, nowMs), regular };
  }
}
