import type { OrderThanksText } from '../../components/orders/order-thanks.tsx';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { contractLaw } from '../../domain/legal/sales-law.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { exactMomentText } from '../../domain/text/moment.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { howToCancel } from '../words/how-to-cancel.ts';
import { invoiceList } from '../words/invoice-list.ts';
import { receiptPlanName } from '../words/plan-names.ts';
import { priceText, receiptRenews } from '../words/price-text.ts';
import type { PlacedOrder } from './order-reader.ts';

/** Returns a receipt in words: what was bought, what was charged, and what comes next. */
export function receiptText({ receipt, modelNames }: PlacedOrder, context: RequestContext): OrderThanksText {
  const plan = receiptPlanName(receipt, context);
  const copy = context.copy('order');
  const { startsAt } = receipt;
  const text = receipt.isTrialNew
    ? fillIn(copy.doneTrial, { plan })
    : startsAt === null
      ? fillIn(copy.doneNow, { plan })
      : fillIn(copy.doneLater, { plan, date: context.day(startsAt) });
  return {
    text,
    lines: chargeLines(receipt, copy.doneToday, context),
    copy: orderCopy(receipt, text, context),
    devices: deviceChipsText(receipt.devices ?? [], modelNames, context.copy('devices'), {
      named: true,
    }),
    cancel: receipt.billingCycle === 0 ? undefined : howToCancel(context),
    note: fillIn(noteOf(receipt, copy), { page: invoiceList(context).label }),
  };
}

/** What is charged on which day; `today` is the day of the order. What is not known has no line. */
function chargeLines(receipt: OrderReceipt, today: string, words: Words): OrderThanksText['lines'] {
  const { next, nextChargeAt, renewal, billingCycle, currency } = receipt;
  const money = (minorUnits: number) => words.money({ minorUnits, currency });
  const price = words.copy('price');
  return [
    ...(receipt.isChargeUnknown ? [] : [{ label: today, value: money(receipt.chargedToday) }]),
    ...(nextChargeAt === null || !next
      ? []
      : [
          {
            label: words.day(nextChargeAt),
            value: next.isMost
              ? fillIn(price.amountMost, { amount: money(next.amount) })
              : money(next.amount),
          },
        ]),
    ...(renewal && next?.amount !== renewal.total
      ? [
          {
            label: words.copy('order').doneEach,
            value: priceText(money(renewal.total), billingCycle, price.each),
          },
        ]
      : []),
  ];
}

/** Where an order's invoice is, or what was charged. */
function noteOf({ isChargeUnknown, chargedToday }: OrderReceipt, copy: Copy['order']) {
  if (isChargeUnknown) return copy.doneChargeUnknown;
  return chargedToday > 0 ? copy.doneInvoice : copy.doneNoInvoice;
}

/**
 * Returns a text file with what a person agreed to in an order, to be kept (docs/adr/066): the receipt, the renewal, how to
 * end it, how to withdraw, the terms, and who sells. It stands in the page itself, so that saving it needs no other request.
 */
function orderCopy(receipt: OrderReceipt, text: string, context: RequestContext): OrderThanksText['copy'] {
  const copy = context.copy('order');
  const { labelled } = context.copy('frame');
  const placedAtMs = receipt.placedAtMs ?? context.nowMs;
  const lines = [
    ...headLines(receipt, context),
    '',
    text,
    ...chargeLines(receipt, context.day(placedAtMs), context).map((line) => fillIn(labelled, line)),
    '',
    ...renewalLines(receipt, context),
    ...withdrawalLines(receipt, context),
    '',
    fillIn(labelled, { label: copy.terms, value: context.brand.footer.terms }),
    ...sellerLines(context),
  ];
  const day = new Date(placedAtMs).toISOString().slice(0, 10);
  return {
    href: `data:text/plain;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('\r\n')}\r\n`)}`,
    name: `${context.brand.key}-${day}.txt`,
    label: copy.keepCopy,
  };
}

function headLines({ placedAtMs }: OrderReceipt, context: RequestContext): string[] {
  const { brand, locale, timeZone } = context;
  const copy = context.copy('order');
  const title = fillIn(copy.copyTitle, { brand: brand.displayName });
  if (placedAtMs === undefined) return [title];
  return [title, fillIn(copy.copyWhen, { time: exactMomentText(placedAtMs, locale.format, timeZone) })];
}

function renewalLines(receipt: OrderReceipt, context: RequestContext): string[] {
  const renews = receiptRenews(receipt, context);
  if (renews === undefined) return [];
  const words = context.copy('price');
  const how = howToCancel(context);
  return [renews, how.kind === 'here' ? how.text : fillIn(words.cancelAt, { place: how.href })];
}

function withdrawalLines({ country, billingCycle }: OrderReceipt, context: RequestContext): string[] {
  const { brand, url } = context;
  const { withdrawalDays } = contractLaw(country ?? brand.country, brand);
  const page = pathTo('withdrawal', brand);
  if (!page || withdrawalDays === 0 || billingCycle === 0) return [];
  const words = context.copy('price');
  return [`${fillIn(words.withdrawal, { count: withdrawalDays })} ${url.origin}${page}`];
}

function sellerLines(context: RequestContext): string[] {
  const { brand } = context;
  const { company } = brand.sells;
  const frame = context.copy('frame');
  const help = fillIn(frame.labelled, { label: frame.help, value: brand.support.email });
  if (!company) return [help];
  const copy = context.copy('order');
  const seller = [company.name, ...company.address].join(', ');
  return [fillIn(frame.labelled, { label: copy.soldBy, value: seller }), help];
}
