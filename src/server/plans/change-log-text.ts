import type { Words } from '../request/words.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { ChangeLogProps } from '../../components/plans/change-log.tsx';
import type { When } from '../../contracts/when.ts';
import { exactMomentText } from '../../domain/text/moment.ts';
import type { LoggedChange } from '../../domain/orders/change-log.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { chargedText } from '../words/receipt-line.ts';
import { storeLines } from '../words/plan-billing-text.ts';
import { receiptPlanName } from '../words/plan-names.ts';
import { receiptRenews } from '../words/price-text.ts';

type ChangeText = Extract<ChangeLogProps['page'], { kind: 'changes' }>['changes'][number];

/** Returns a recorded change in words: what was done and when, what it meant, and the id of the request that sent it. */
export function changeText(change: LoggedChange, context: Words): ChangeText {
  const { locale, timeZone } = context;
  const { atMs, reference } = change;
  const { requestId } = context.copy('problem');
  return {
    what: whatText(change, context),
    at: { text: exactMomentText(atMs, locale.format, timeZone), iso: new Date(atMs).toISOString() },
    means: [...meaning(change, context), ...elsewhereOf(change, context)],
    reference: reference === undefined ? undefined : fillIn(requestId, { requestId: reference }),
  };
}

function whatText(change: LoggedChange, context: Words): string {
  const copy = context.copy('changeLog');
  switch (change.kind) {
    case 'order': {
      const { keeps, receipt } = change;
      return keeps
        ? fillIn(copy.kept, { plan: receipt.planName })
        : fillIn(copy.ordered, { plan: receiptPlanName(receipt, context) });
    }
    case 'cancelPlan':
      return change.plan === null ? copy.cancelledUnnamed : fillIn(copy.cancelled, { plan: change.plan });
    case 'saveDevices': {
      const { plan, count } = change;
      return plan === null ? fillIn(copy.devicesUnnamed, { count }) : fillIn(copy.devices, { plan, count });
    }
    case 'migrate':
      return change.plan === null
        ? context.copy('myPlan').landedMigrateTitle
        : fillIn(copy.moved, { plan: change.plan });
  }
}

/** The plans that a store bills besides: the change did not end them. */
function elsewhereOf(change: LoggedChange, context: Words): string[] {
  const billed = 'elsewhere' in change ? (change.elsewhere ?? []) : [];
  return storeLines(billed, context).map(({ text }) => text);
}

/** What a change meant for money, and until when, a line each: the sentences that its own page and My Plan said. */
function meaning(change: LoggedChange, context: Words): string[] {
  switch (change.kind) {
    case 'order': {
      const sentences = [...beginning(change, context), ...charges(change.receipt, context)];
      const next = nextCharge(change.receipt, context);
      return [oneAfterAnother(sentences, context.locale.language), ...(next === undefined ? [] : [next])];
    }
    case 'cancelPlan':
      return [ending(change, context)];
    case 'saveDevices':
    case 'migrate':
      return [];
  }
}

function ending(
  { plan, until, inTrial }: Extract<LoggedChange, { kind: 'cancelPlan' }>,
  context: Words,
): string {
  const copy = context.copy('cancel');
  if (until === null) return inTrial ? copy.chargeTrial : copy.chargePaid;
  const date = day(until, context);
  if (inTrial) return fillIn(copy.confirmTrial, { date });
  const { cancelledText } = context.copy('myPlan');
  return plan === null ? copy.chargePaid : fillIn(cancelledText, { plan, date });
}

/** From when the plan of an order is there; nothing where that is at once. */
function beginning({ keeps, receipt }: Extract<LoggedChange, { kind: 'order' }>, context: Words): string[] {
  const myPlan = context.copy('myPlan');
  const plan = receiptPlanName(receipt, context);
  if (keeps) return [myPlan.keptText];
  if (receipt.isTrialNew) return [fillIn(context.copy('order').doneTrial, { plan })];
  return receipt.startsAt === null
    ? []
    : [fillIn(myPlan.orderedLater, { plan, date: day(receipt.startsAt, context) })];
}

function charges(receipt: OrderReceipt, context: Words): string[] {
  const charged = chargedText(receipt, context);
  const renews = receiptRenews(receipt, context);
  return renews === undefined ? [charged] : [charged, renews];
}

function nextCharge({ next, nextChargeAt: at, currency }: OrderReceipt, context: Words): string | undefined {
  if (at === null || !next) return undefined;
  const copy = context.copy('price');
  const { amount: minorUnits, isMost } = next;
  const amount = context.money({ minorUnits, currency });
  return fillIn(isMost ? copy.nextMost : copy.next, { amount, date: day(at, context) });
}

function day(when: When, words: Words): string {
  return words.day(when);
}
