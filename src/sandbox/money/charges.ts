import type { Bill } from './bill.ts';
import { cardRefusal } from './card-kinds.ts';
import { isoDate } from '../world/clock.ts';
import type { Account, CardOnFile } from '../world/entities.ts';
import type { LedgerEntry } from '../world/money-entities.ts';
import { plansInEffect } from '../world/plans-in-effect.ts';
import type { World } from '../world/world.ts';

/** A bill when it is due (`atMs`: milliseconds since 1970), with the card that pays it; null if there is none. */
export type DueBill = { bill: Bill; atMs: number; currency: string; card: CardOnFile | null; paid: boolean };

/** Writes the invoice of a bill and, if the card paid, the entry in the ledger. Call it in a transaction. */
export function recordCharge({ store, random }: World, account: Account, due: DueBill): void {
  const { bill, atMs, currency, card, paid } = due;
  const { amounts, lines, planCode, couponCode } = bill;
  const suffix = `${account.id}-${isoDate(atMs).slice(0, 10)}-${random.hex(4)}`;
  store.invoices.put({
    id: `INV-${suffix}`,
    accountKey: account.key,
    issuedAtMs: atMs,
    status: paid ? 'paid' : 'past_due',
    totalMinor: amounts.total,
    taxMinor: amounts.tax,
    lines,
    currency,
    cardType: card?.type ?? null,
    lastFour: card?.lastFour ?? null,
  });
  if (!paid || amounts.total === 0) return;
  store.ledger.put({
    id: `charge-${suffix}`,
    accountKey: account.key,
    atMs,
    kind: 'charge',
    planCode,
    amountMinor: amounts.total,
    taxMinor: amounts.tax,
    currency,
    couponCode,
    lastFour: card?.lastFour ?? null,
  });
}

/**
 * Charges past due invoices to the card just stored, as Recurly does: a valid card pays all of them, another changes
 * nothing. Call it in a transaction.
 */
export function collectPastDue({ store, clock, random }: World, account: Account, card: CardOnFile): void {
  if (cardRefusal(card)) return;
  const planCode = plansInEffect(store, account)[0]?.planCode ?? '';
  for (const invoice of store.invoices.ownedBy(account.key)) {
    if (invoice.status !== 'past_due') continue;
    store.invoices.put({ ...invoice, status: 'paid', cardType: card.type, lastFour: card.lastFour });
    store.ledger.put({
      id: `charge-${account.id}-${random.hex(4)}`,
      accountKey: account.key,
      atMs: clock.nowMs(),
      kind: 'charge',
      planCode,
      amountMinor: invoice.totalMinor,
      taxMinor: invoice.taxMinor,
      currency: invoice.currency,
      couponCode: null,
      lastFour: card.lastFour,
    });
  }
}

/** An entry as GET /sandbox/ledger returns it. */
export type LedgerLine = Omit<LedgerEntry, 'id' | 'accountKey' | 'atMs'> & { at: string };

/** Returns the charges of an account's cards, the newest first. */
export function ledgerOf({ store }: World, accountKey: string): LedgerLine[] {
  return store.ledger
    .ownedBy(accountKey)
    .map(({ id: _id, accountKey: _owner, atMs, ...entry }) => ({ at: isoDate(atMs), ...entry }))
    .toReversed();
}
