import type * as z from 'zod';
import type { billingInfo } from '../../contracts/billing/billing-info.ts';
import type { invoice, invoiceDetails } from '../../contracts/billing/invoice.ts';
import { isoDate } from '../world/clock.ts';
import type { Account, CardOnFile, IssuedInvoice } from '../world/entities.ts';

/** The platform's marker of a missing value. */
export const nil = { '@nil': 'true' };

/** Formats the card on file, with nil markers if there is none. */
export function wireBillingInfo(account: Account, card: CardOnFile | null): z.input<typeof billingInfo> {
  if (!card) {
    return { card_type: nil, last_four: nil, country: account.countryCode, currency: account.currency };
  }
  return {
    card_type: card.type,
    last_four: card.lastFour ?? nil,
    first_name: card.firstName,
    last_name: card.lastName,
    address1: card.address1,
    address2: card.address2,
    city: card.city,
    state: card.state,
    zip: card.zip,
    country: card.country,
    currency: account.currency,
    expired: card.expired,
  };
}

/** Formats an invoice for the list. */
export function wireInvoice(issued: IssuedInvoice): z.input<typeof invoice> {
  return {
    invoiceId: issued.id,
    invoiceDate: isoDate(issued.issuedAtMs),
    status: issued.status,
    invoiceTotal: issued.totalMinor,
    currency: issued.currency,
    cardType: issued.cardType ?? nil,
    lastFour: issued.lastFour ?? nil,
  };
}

/** Formats an invoice with its lines. It is due on the day it was issued. */
export function wireInvoiceDetails(issued: IssuedInvoice): z.input<typeof invoiceDetails> {
  return {
    ...wireInvoice(issued),
    due_date: isoDate(issued.issuedAtMs),
    lines: issued.lines.map(({ description, amountMinor }) => ({ description, amount: amountMinor })),
    subTotal: issued.totalMinor - issued.taxMinor,
    tax: issued.taxMinor,
  };
}
