import type { Words } from '../request/words.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import { dateText } from '../../domain/text/calendar-date.ts';
import { moneyText } from '../../domain/text/money.ts';
import { platformWords } from '../../domain/text/platform-words.ts';
import type { PriceStory } from '../../domain/orders/price-story.ts';
import { type AcceptedPromo, type PromoEntry, usedPromo } from '../../domain/orders/promo.ts';
import { spanEndsAtMs } from '../../domain/orders/promo-length.ts';
import type { OrderContext } from '../account/order-context.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What the words about promo codes depend on. */
type PromoSetting = Words & Pick<RequestContext, 'nowMs'>;

/**
 * Returns the promo codes that were tried, in words: which one is used, and why the others are not. A code that takes
 * nothing off the price of `story` is not called applied.
 */
export function promoTexts(
  entries: readonly PromoEntry[],
  orderContext: Pick<OrderContext, 'listPreview'>,
  { discount }: Pick<PriceStory, 'discount'>,
  setting: PromoSetting,
): OrderSummaryText['promos'] {
  const copy = setting.copy('order');
  const used = usedPromo(entries);
  return entries.map((entry) => {
    const { code } = entry;
    return {
      code,
      state: entry.state === 'rejected' ? 'rejected' : entry === used ? 'used' : 'unused',
      text:
        entry.state === 'accepted' && used && entry !== used
          ? unusedText(entry, used, { orderContext, setting, copy })
          : entry === used && discount?.off === 0
            ? fillIn(copy.promoNotShown, { code })
            : triedText(entry, setting, copy),
      removeLabel: fillIn(copy.promoRemove, { code }),
    };
  });
}

function triedText(entry: PromoEntry, { locale }: PromoSetting, copy: Copy['order']): string {
  const { code } = entry;
  if (entry.state === 'rejected') return fillIn(copy[`promo_${entry.why}`], { code });
  const description = platformWords(entry.description, locale.language);
  return description ? fillIn(copy.promoDescribed, { description }) : fillIn(copy.promoAccepted, { code });
}

/**
 * Says why an accepted code is not used: it takes no more off the first charge. What each code makes of the later charges is
 * said with it, so that a person can choose the other one.
 */
function unusedText(
  entry: AcceptedPromo,
  used: AcceptedPromo,
  words: { orderContext: Pick<OrderContext, 'listPreview'>; setting: PromoSetting; copy: Copy['order'] },
): string {
  const { copy } = words;
  const codes = { code: entry.code, used: used.code };
  if (entry.total === undefined || used.total === undefined) return fillIn(copy.promoNotUsed, codes);
  return fillIn(copy.promoNotBetter, {
    ...codes,
    usedLater: laterText({ ...used, total: used.total }, words),
    codeLater: laterText({ ...entry, total: entry.total }, words),
  });
}

/** Returns what a code makes of each charge after the first one. */
function laterText(
  { total, lasts = { kind: 'unknown' } }: AcceptedPromo & { total: number },
  {
    orderContext: { listPreview },
    setting: { locale, timeZone, nowMs },
    copy,
  }: { orderContext: Pick<OrderContext, 'listPreview'>; setting: PromoSetting; copy: Copy['order'] },
): string {
  const money = (minorUnits: number) =>
    moneyText({ minorUnits, currency: listPreview.currency }, locale.format);
  const regular = money(listPreview.total);
  switch (lasts.kind) {
    case 'once':
      return regular;
    case 'always':
      return money(total);
    case 'unknown':
      return fillIn(copy.promoLaterMost, { regular });
    case 'span': {
      const date = dateText(spanEndsAtMs(lasts, nowMs), locale.format, timeZone);
      return fillIn(copy.promoLaterSpan, { amount: money(total), date, regular });
    }
  }
}
