import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { ChangeLogProps } from '../../components/plans/change-log.tsx';
import { plainText } from '../../contracts/plain-text.ts';
import { exactMomentText } from '../../domain/text/moment.ts';
import type { LoggedChange } from '../../domain/orders/change-log.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { sheetSender } from '../page/sheet-sender.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { chargedText } from '../words/receipt-line.ts';
import { storeLines } from '../words/plan-billing-text.ts';
import { receiptPlanName } from '../words/plan-names.ts';
import { receiptRenews } from '../words/price-text.ts';

type ChangeText = Extract<ChangeLogProps['page'], { kind: 'changes' }>['changes'][number];

/**
 * Puts the change log of a person into words, the newest change first, with what a sheet of paper says besides. It is
 * undefined where it could not be read.
 */
export function changeLogText(
  changes: readonly LoggedChange[] | undefined,
  { name, email }: SessionRecord['person'],
  context: RequestContext,
): Pick<ChangeLogProps, 'page' | 'paper'> {
  const { locale, nowMs, timeZone } = context;
  const time = exactMomentText(nowMs, locale.format, timeZone);
  return {
    page: pageText(changes, context),
    paper: {
      from: sheetSender(context),
      person: [name, plainText(email)],
      asOf: fillIn(context.copy('changeLog').asOf, { time }),
    },
  };
}

function pageText(changes: readonly LoggedChange[] | undefined, words: Words): ChangeLogProps['page'] {
  if (changes === undefined) return { kind: 'failed' };
  if (changes.length === 0) return { kind: 'empty' };
  return { kind: 'changes', changes: changes.map((change) => changeText(change, words)) };
}

/** Returns a recorded change in words: what was done and when, what it meant, and the id of the request that sent it. */
export function changeText(change: LoggedChange, words: Words): ChangeText {
  const { locale, timeZone } = words;
  const { atMs, reference } = change;
  const { requestId } = words.copy('problem');
  return {
    what: whatText(change, words),
    at: { text: exactMomentText(atMs, locale.format, timeZone), iso: new Date(atMs).toISOString() },
    means: [...meaning(change, words), ...elsewhereOf(change, words)],
    reference: reference === undefined ? undefined : fillIn(requestId, { requestId: reference }),
  };
}

function whatText(change: LoggedChange, words: Words): string {
  const copy = words.copy('changeLog');
  switch (change.kind) {
    case 'order': {
      const { keeps, receipt } = change;
      return keeps
        ? fillIn(copy.kept, { plan: receipt.planName })
        : fillIn(copy.ordered, { plan: receiptPlanName(receipt, words) });
    }
    case 'cancelPlan':
      return change.plan === null ? copy.cancelledUnnamed : fillIn(copy.cancelled, { plan: change.plan });
    case 'saveDevices': {
      const { plan, count } = change;
      return plan === null ? fillIn(copy.devicesUnnamed, { count }) : fillIn(copy.devices, { plan, count });
    }
    case 'migrate':
      return change.plan === null
        ? words.copy('myPlan').madeMigrateTitle
        : fillIn(copy.moved, { plan: change.plan });
  }
}

/** The plans that a store bills besides: the change did not end them. */
function elsewhereOf(change: LoggedChange, words: Words): string[] {
  const billed = 'elsewhere' in change ? (change.elsewhere ?? []) : [];
  return storeLines(billed, words).map(({ text }) => text);
}

/** What a change meant for money, and until when, a line each: the sentences that its own page and My Plan said. */
function meaning(change: LoggedChange, words: Words): string[] {
  switch (change.kind) {
    case 'order': {
      const sentences = [...beginning(change, words), ...charges(change.receipt, words)];
      const next = nextCharge(change.receipt, words);
      return [oneAfterAnother(sentences, words.locale.language), ...(next === undefined ? [] : [next])];
    }
    case 'cancelPlan':
      return [ending(change, words)];
    case 'saveDevices':
    case 'migrate':
      return [];
  }
}

function ending(
  { plan, until, inTrial }: Extract<LoggedChange, { kind: 'cancelPlan' }>,
  words: Words,
): string {
  const copy = words.copy('cancel');
  if (until === null) return inTrial ? copy.chargeTrial : copy.chargePaid;
  const date = words.day(until);
  if (inTrial) return fillIn(copy.confirmTrial, { date });
  const { cancelledText } = words.copy('myPlan');
  return plan === null ? copy.chargePaid : fillIn(cancelledText, { plan, date });
}

/** From when the plan of an order is there; nothing where that is at once. */
function beginning({ keeps, receipt }: Extract<LoggedChange, { kind: 'order' }>, words: Words): string[] {
  const myPlan = words.copy('myPlan');
  const plan = receiptPlanName(receipt, words);
  if (keeps) return [myPlan.keptText];
  if (receipt.isTrialNew) return [fillIn(words.copy('order').doneTrial, { plan })];
  return receipt.startsAt === null
    ? []
    : [fillIn(myPlan.orderedLater, { plan, date: words.day(receipt.startsAt) })];
}

function charges(receipt: OrderReceipt, words: Words): string[] {
  const charged = chargedText(receipt, words);
  const renews = receiptRenews(receipt, words);
  return renews === undefined ? [charged] : [charged, renews];
}

function nextCharge({ next, nextChargeAt: at, currency }: OrderReceipt, words: Words): string | undefined {
  if (at === null || !next) return undefined;
  const copy = words.copy('price');
  const { amount: minorUnits, isMost } = next;
  const amount = words.money({ minorUnits, currency });
  return fillIn(isMost ? copy.nextMost : copy.next, { amount, date: words.day(at) });
}
