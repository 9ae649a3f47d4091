import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { Words } from '../request/words.ts';
import { invoiceList } from './invoice-list.ts';
import { receiptPlanName } from './plan-names.ts';

/** Describes a receipt in one line: from when the plan is there, and what was charged. */
export function receiptLine(receipt: OrderReceipt, words: Words): string {
  const copy = words.copy('myPlan');
  const { startsAt } = receipt;
  const plan = receiptPlanName(receipt, words);
  const begins =
    startsAt === null
      ? fillIn(copy.orderedNow, { plan })
      : fillIn(copy.orderedLater, { plan, date: words.day(startsAt) });
  return oneAfterAnother([begins, chargedText(receipt, words)], words.locale.language);
}

/** Says what was charged for an order. */
export function chargedText(
  { chargedToday: minorUnits, currency, isChargeUnknown }: OrderReceipt,
  words: Words,
): string {
  const copy = words.copy('myPlan');
  if (isChargeUnknown)
    return fillIn(words.copy('order').doneChargeUnknown, { page: invoiceList(words).label });
  return minorUnits > 0
    ? fillIn(copy.madeOrderCharged, { amount: words.money({ minorUnits, currency }) })
    : copy.madeOrderFree;
}
