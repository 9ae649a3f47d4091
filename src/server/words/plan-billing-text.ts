import type { BillingLine } from '../../components/billing-lines.tsx';
import type { When } from '../../contracts/when.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Money } from '../../domain/text/money.ts';
import type { AccountBilling, Owed, PlanBilling, StoreBilling } from '../../domain/billing/plan-billing.ts';
import { listFormat } from '../../domain/text/intl.ts';
import type { Words } from '../request/words.ts';
import { storeLink, storeName } from './store-text.ts';

/** Says of one plan who bills it, until when, and whether a charge still comes. */
export function planBillingLine(billing: PlanBilling, words: Words): BillingLine {
  const copy = words.copy('planBilling');
  const { plan } = billing;
  switch (billing.kind) {
    case 'charged':
      return { text: chargedText(billing, words) };
    case 'ending': {
      const { until } = billing;
      const date = day(until, words);
      return {
        text:
          date === undefined ? fillIn(copy.endingSometime, { plan }) : fillIn(copy.ending, { plan, date }),
      };
    }
    case 'store':
      return storeLine(billing, words);
    case 'updating':
      return { text: fillIn(copy.updating, { plan }) };
    case 'unclear':
      return { text: fillIn(copy.unclear, { plan }), link: storeLink({ kind: 'unknown' }, words) };
  }
}

/**
 * Says of each plan of an account how it is billed, the ones first that go on elsewhere, and what is owed; besides that a store may
 * bill a plan where not all could be read. `lineOf` says more of a plan, `owedNote` more of what is owed.
 */
export function accountLines(
  billing: AccountBilling,
  words: Words,
  {
    lineOf = (each) => planBillingLine(each, words),
    owedNote,
  }: { lineOf?: (each: PlanBilling) => BillingLine; owedNote?: string } = {},
): BillingLine[] {
  const lines = billing.plans.map(lineOf);
  const owed = owedText(billing.owed, words);
  return [
    ...lines.filter(({ isElsewhere }) => isElsewhere),
    ...lines.filter(({ isElsewhere }) => !isElsewhere),
    ...(owed === undefined ? [] : [{ text: owed, note: owedNote }]),
    ...(billing.isWhole ? [] : [anyStoreLine(words)]),
  ];
}

/** Says that a store may bill a plan, where that is not known. */
export function anyStoreLine(words: Words): BillingLine {
  return { text: words.copy('planBilling').anyStore, isElsewhere: true };
}

/** Says of each plan that a store bills that only the store can end it, with the way there. */
export function storeLines(billings: readonly StoreBilling[], words: Words): BillingLine[] {
  return billings.map((billing) => storeLine(billing, words));
}

/** Says what is owed; undefined where nothing is. */
export function owedText(owed: Owed | null, words: Words): string | undefined {
  if (!owed) return undefined;
  const { count, amount, at } = owed;
  const copy = words.copy('payment');
  const date = day(at, words);
  if (amount && date !== undefined) return fillIn(copy.pastDueInvoice, { amount: words.money(amount), date });
  return fillIn(copy.pastDueInvoices, { count });
}

/** The names of the stores that bill plans, once each; `isNamed` is false where nobody knows one of them. */
export function storeNames(
  billings: readonly StoreBilling[],
  { locale }: Words,
): { text: string; isNamed: boolean } {
  const names = new Set(billings.flatMap(({ by }) => storeName(by) ?? []));
  return {
    text: listFormat(locale.format).format(names),
    isNamed: billings.every(({ by }) => by.kind !== 'unknown'),
  };
}

function storeLine({ plan, by, paidUntil, inTrial }: StoreBilling, words: Words): BillingLine {
  const copy = words.copy('planBilling');
  const payment = words.copy('payment');
  const date = day(paidUntil, words);
  const store = storeName(by);
  return {
    isElsewhere: true,
    text: store === undefined ? fillIn(copy.elsewhere, { plan }) : fillIn(copy.store, { plan, store }),
    note:
      date === undefined
        ? undefined
        : fillIn(inTrial ? payment.appleFree : payment.applePaid, { plan, date }),
    link: storeLink(by, words),
  };
}

function chargedText(
  { plan, at, amount: money, inTrial }: Extract<PlanBilling, { kind: 'charged' }>,
  words: Words,
): string {
  const copy = words.copy('planBilling');
  const facts = { plan, brand: words.brand.displayName };
  const date = day(at, words);
  if (date === undefined) return fillIn(inTrial ? copy.trialSometime : copy.chargedSometime, facts);
  const amount = amountText(money, words);
  return amount === undefined
    ? fillIn(inTrial ? copy.trialOn : copy.chargedOn, { ...facts, date })
    : fillIn(inTrial ? copy.trial : copy.charged, { ...facts, date, amount });
}

function amountText(amount: Money | null, words: Words): string | undefined {
  return amount === null ? undefined : words.money(amount);
}

function day(when: When | null, words: Words): string | undefined {
  return when === null ? undefined : words.day(when);
}
