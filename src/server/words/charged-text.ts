import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { moneyText } from '../../domain/text/money.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { RequestContext } from '../request/request-context.ts';
import { invoiceList } from './invoice-list.ts';

/** Says what was charged for an order. */
export function chargedText(
  { chargedToday: minorUnits, currency, isChargeUnknown }: OrderReceipt,
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
  copy: Copy['myPlan'],
): string {
  if (isChargeUnknown)
    return fillIn(copyFor('order', locale.language, brand).doneChargeUnknown, {
      page: invoiceList({ brand, locale }).label,
    });
  return minorUnits > 0
    ? fillIn(copy.landedOrderCharged, { amount: moneyText({ minorUnits, currency }, locale.format) })
    : copy.landedOrderFree;
}
