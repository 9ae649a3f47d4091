import type { Copy } from '../../copy/copy.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderThanksText } from '../../components/orders/order-thanks.tsx';
import type { When } from '../../contracts/when.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { RequestContext } from '../request/request-context.ts';
import { receiptPlanName } from '../words/plan-names.ts';
import type { PlacedOrder } from './order-reader.ts';
import { orderCopy } from './order-copy.ts';
import { howToCancel } from '../words/how-to-cancel.ts';
import { priceText } from '../words/price-text.ts';
import { invoiceList } from '../words/invoice-list.ts';

/** Returns a receipt in words: what was bought, what was charged, and what comes next. */
export function receiptText({ receipt, modelNames }: PlacedOrder, context: RequestContext): OrderThanksText {
  const plan = receiptPlanName(receipt, context);
  const copy = context.copy('order');
  const { currency } = receipt;
  const money = (minorUnits: number) => context.money({ minorUnits, currency });
  const date = (when: When) => context.day(when);
  const { next, nextChargeAt, renewal, startsAt } = receipt;
  const price = context.copy('price');
  const said = {
    text: receipt.isTrialNew
      ? fillIn(copy.doneTrial, { plan })
      : startsAt === null
        ? fillIn(copy.doneNow, { plan })
        : fillIn(copy.doneLater, { plan, date: date(startsAt) }),
    lines: [
      ...(receipt.isChargeUnknown ? [] : [{ label: copy.doneCharged, value: money(receipt.chargedToday) }]),
      ...(nextChargeAt === null || !next
        ? []
        : [
            {
              label: receipt.isTrialNew ? copy.doneFirst : copy.doneNext,
              value: fillIn(next.isMost ? price.onMost : price.on, {
                amount: money(next.amount),
                date: date(nextChargeAt),
              }),
            },
          ]),
      ...(renewal && next?.amount !== renewal.total
        ? [
            {
              label: copy.doneEach,
              value: priceText(money(renewal.total), receipt.billingCycle, price.each),
            },
          ]
        : []),
      { label: copy.doneDevices, value: String(receipt.deviceCount) },
    ],
  };
  return {
    ...said,
    copy: orderCopy(receipt, said, context),
    devices: deviceChipsText(receipt.devices ?? [], modelNames, context.copy('devices'), {
      named: true,
    }),
    cancel: receipt.billingCycle === 0 ? undefined : howToCancel(context),
    note: fillIn(noteOf(receipt, copy), { page: invoiceList(context).label }),
  };
}

/** Where an order's invoice is, or what was charged. */
function noteOf({ isChargeUnknown, chargedToday }: OrderReceipt, copy: Copy['order']) {
  if (isChargeUnknown) return copy.doneChargeUnknown;
  return chargedToday > 0 ? copy.doneInvoice : copy.doneNoInvoice;
}
