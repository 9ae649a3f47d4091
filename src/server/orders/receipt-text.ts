import { copyFor } from '../../brands/copy/copy.ts';
import { fillIn } from '../../brands/copy/fill-in.ts';
import type { BillLine } from '../../contracts/order-summary.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { moneyText } from '../../domain/money.ts';
import type { OrderReceipt } from '../../domain/order-outcome.ts';
import type { Visit } from '../visit.ts';

/** What was ordered, in words: what was bought, what was charged, what comes next. */
export function receiptText(
  receipt: OrderReceipt,
  { brand, locale, timeZone }: Visit,
): { text: string; lines: BillLine[] } {
  const copy = copyFor('order', locale.language, brand);
  const { currency } = receipt;
  const money = (minorUnits: number) => moneyText({ minorUnits, currency }, locale.format);
  const date = (ms: number) => dateText(ms, locale.format, timeZone);
  const { nextChargeAtMs, startsAtMs } = receipt;
  const charged =
    receipt.chargedToday > 0
      ? { label: copy.doneCharged, value: money(receipt.chargedToday) }
      : { label: copy.doneCharged, value: money(0) };
  return {
    text:
      startsAtMs === null
        ? fillIn(copy.doneNow, { plan: receipt.planName })
        : fillIn(copy.doneLater, { plan: receipt.planName, date: date(startsAtMs) }),
    lines: [
      charged,
      ...(nextChargeAtMs === null
        ? []
        : [
            {
              label: copy.doneNext,
              value: fillIn(copy.doneNextOn, {
                amount: money(receipt.perPeriod),
                date: date(nextChargeAtMs),
              }),
            },
          ]),
      { label: copy.doneDevices, value: String(receipt.deviceCount) },
    ],
  };
}
