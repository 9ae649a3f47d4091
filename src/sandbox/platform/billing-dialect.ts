import type * as z from 'zod';
import type { billingInfo } from '../../contracts/billing/billing-info.ts';
import type { invoice, invoiceDetails } from '../../contracts/billing/invoice.ts';
import type { Dialect } from './dialects.ts';
import { nil } from './wire-money.ts';

type WireBilling = z.input<typeof billingInfo>;
type WireInvoice = z.input<typeof invoice>;
type WireDetails = z.input<typeof invoiceDetails>;

/** How many months a card that has not expired can still be charged. */
const MONTHS_LEFT = 30;

/** Returns the card on file in the dialect's forms. */
export function billingIn(dialect: Dialect, plain: WireBilling, nowMs: number): WireBilling {
  const { expired, ...card } = plain;
  if (expired === undefined) return plain;
  const { card_type: _type, last_four: _digits, ...owner } = card;
  if (dialect.has('paypal'))
    return {
      ...owner,
      payment_method: { object: 'paypal_billing_agreement' },
    };
  if (dialect.has('paypal-agreement'))
    return { ...owner, card_type: nil, last_four: nil, paypal_billing_agreement_id: 'B-7FB31251F28061234' };
  const last = new Date(nowMs);
  // The first of a month: the months differ in length.
  last.setUTCDate(1);
  last.setUTCMonth(last.getUTCMonth() + (expired === true ? -1 : MONTHS_LEFT));
  const [month, year] = [last.getUTCMonth() + 1, last.getUTCFullYear()];
  if (dialect.has('card-month')) return { ...card, exp_month: month, exp_year: year };
  if (dialect.has('short-card-year'))
    return { ...card, month: String(month).padStart(2, '0'), year: String(year).slice(-2) };
  return plain;
}

/** Returns an invoice in the dialect's forms. */
export function invoiceIn(dialect: Dialect, plain: WireInvoice): WireInvoice {
  const { invoiceTotal } = plain;
  return dialect.has('credit-notes') && isRefund(invoiceTotal)
    ? { ...plain, type: 'credit', invoiceTotal: -invoiceTotal }
    : plain;
}

/** Returns an invoice with its lines in the dialect's forms. */
export function detailsIn(dialect: Dialect, plain: WireDetails): WireDetails {
  if (dialect.has('other-invoice')) return { ...plain, invoiceId: `${String(plain.invoiceId)}0` };
  if (!dialect.has('credit-notes') || !isRefund(plain.invoiceTotal)) return plain;
  return {
    ...invoiceIn(dialect, plain),
    lines: plain.lines?.map((line) => ({ ...line, amount: negated(line.amount) })),
    subTotal: negated(plain.subTotal),
    tax: negated(plain.tax),
  };
}

function isRefund(total: WireInvoice['invoiceTotal']): total is number {
  return typeof total === 'number' && total < 0;
}

function negated(amount: WireDetails['tax']): WireDetails['tax'] {
  return typeof amount === 'number' && amount !== 0 ? -amount : amount;
}
