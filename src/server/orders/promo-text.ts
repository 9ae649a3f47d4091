import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import type { Language } from '../../domain/languages.ts';
import { platformWords } from '../../domain/platform-words.ts';
import { type PromoEntry, usedPromo } from '../../domain/orders/promo.ts';

/** Returns the promo codes that were tried, in words: which one is used, and why the others are not. */
export function promoTexts(
  entries: readonly PromoEntry[],
  copy: Copy['order'],
  language: Language,
): OrderSummaryText['promos'] {
  const used = usedPromo(entries);
  return entries.map((entry) => {
    const { code } = entry;
    return {
      code,
      state: entry.state === 'rejected' ? 'rejected' : entry === used ? 'used' : 'unused',
      text: textOf(entry, used, copy, language),
      removeLabel: fillIn(copy.promoRemove, { code }),
    };
  });
}

function textOf(
  entry: PromoEntry,
  used: PromoEntry | undefined,
  copy: Copy['order'],
  language: Language,
): string {
  const { code } = entry;
  if (entry.state === 'rejected') return fillIn(copy[`promo_${entry.why}`], { code });
  if (used?.state === 'accepted' && entry !== used) {
    const isCompared = entry.total !== undefined && used.total !== undefined;
    return fillIn(isCompared ? copy.promoNotBetter : copy.promoNotUsed, { code, used: used.code });
  }
  const description = platformWords(entry.description, language);
  return description ? fillIn(copy.promoDescribed, { description }) : fillIn(copy.promoAccepted, { code });
}
