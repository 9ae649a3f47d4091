import type { AppMessage, reportedChanges } from '../../contracts/native-message.ts';
import type { CardErrorCode } from '../../domain/billing/card-error.ts';
import type { ChangeOutcome } from '../../domain/orders/account-change.ts';
import { type Lead, withAppMessages } from '../request/answer.ts';
import type { LateOutcome, ChangeStatus } from '../account/account-changes.ts';
import type { OrderOutcome, OrderRefusal } from '../../domain/orders/order-outcome.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** A change whose end an app is told by `CHANGE_ENDED`. */
type ReportedChange = (typeof reportedChanges)[number];

/** The message that an order was placed. */
export const ORDER_PLACED: AppMessage = { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' };

/** The message that plans or devices cannot be shown, or that a choice of devices was not saved. */
export function flowError(
  code: 'unavailable' | 'devices-unavailable' | 'devices-not-saved',
  message?: string,
): AppMessage {
  return { event: 'subscriptionsFlowError', code, ...(message ? { message } : {}) };
}

/** The message that an order was not placed: a code of docs/native-bridge/messages.md, and the sentence for the person. */
export function orderRefused(code: string, message?: string): AppMessage {
  return { event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code, ...(message ? { message } : {}) };
}

/** The message that a change ended, or that nobody knows yet how. */
export function changeEnded(
  change: ReportedChange,
  outcome: 'done' | 'refused' | 'unknown',
  code?: string,
): AppMessage {
  return { event: 'CHANGE_ENDED', change, outcome, ...(code ? { code } : {}) };
}

/** The codes of refused orders that the page says in a sentence. */
const shownCodes = ['changed', 'repriced', 'busy', 'underWay', 'promo', 'failed'] as const;

/** The words of an order: `notice` for a code, `declined` for the code of a refused card, `refused` for any other refusal. */
type OrderWords = {
  notice: Readonly<Record<`notice_${(typeof shownCodes)[number]}`, string>>;
  declined: (code: CardErrorCode) => string;
  refused: string;
};

/** What an app is told of an order; nothing where the bank still asks, or the session ended first. `by`: what paid. */
export function messagesOfOrder(
  outcome: OrderOutcome,
  { by, words }: { by: 'card' | 'wallet'; words: OrderWords },
): AppMessage[] {
  const refusal = (code: string) => {
    const shown = shownCodes.find((known) => known === code);
    return [orderRefused(code, shown && words.notice[`notice_${shown}`])];
  };
  switch (outcome.kind) {
    case 'done':
      return [ORDER_PLACED];
    case 'declined':
      return [
        orderRefused(by === 'wallet' ? 'payment-failed' : 'subscribe-failed', words.declined(outcome.code)),
      ];
    case 'refused':
      return outcome.why === 'platform'
        ? [orderRefused(refusalCodes.platform, words.refused)]
        : refusal(refusalCodes[outcome.why]);
    case 'failed':
      return refusal('failed');
    case 'unsure':
    case 'pending':
      return [changeEnded('order', 'unknown')];
    case 'challenge':
    case 'signedOut':
      return [];
  }
}

const refusalCodes: Record<OrderRefusal, string> = {
  alreadySubscribed: 'subscribe-failed',
  changedMeanwhile: 'changed',
  repriced: 'repriced',
  busy: 'busy',
  underWay: 'underWay',
  promo: 'promo',
  leaving: 'subscribe-failed',
  platform: 'subscribe-failed',
};

/** What an app is told of keeping a plan, which is an order of the same plan. */
export function messagesOfResuming(outcome: OrderOutcome): AppMessage[] {
  switch (outcome.kind) {
    case 'done':
      return [changeEnded('keptPlan', 'done')];
    case 'unsure':
    case 'pending':
      return [changeEnded('keptPlan', 'unknown')];
    case 'refused':
      return [changeEnded('keptPlan', 'refused', outcome.why)];
    case 'declined':
    case 'challenge':
    case 'failed':
      return [changeEnded('keptPlan', 'refused')];
    case 'signedOut':
      return [];
  }
}

/** What an app is told of changes whose end was found later, on the first page that shows it. */
export function messagesOfOutcomes({ news }: Pick<ChangeStatus, 'news'>): AppMessage[] {
  return news.filter(({ shownAtMs }) => shownAtMs === null).map(messageOfOutcome);
}

function messageOfOutcome({ kind, wanted }: LateOutcome): AppMessage {
  const change = wanted.kind === 'order' && wanted.keeps ? 'keptPlan' : changesByKind[wanted.kind];
  if (kind === 'made') return change === 'order' ? ORDER_PLACED : changeEnded(change, 'done');
  return changeEnded(change, 'unknown', kind === 'notFound' ? 'not-found' : 'never-shown');
}

const changesByKind: Record<LateOutcome['wanted']['kind'], ReportedChange> = {
  order: 'order',
  saveDevices: 'devices',
  cancelPlan: 'cancellation',
  migrate: 'migration',
};

/** What an app is told of any other change; nothing where the session ended first. */
export function messagesOfChange(change: ReportedChange, outcome: ChangeOutcome): AppMessage[] {
  switch (outcome.kind) {
    case 'done':
      return [changeEnded(change, 'done')];
    case 'unsure':
      return [changeEnded(change, 'unknown')];
    case 'failed':
      return [changeEnded(change, 'refused')];
    case 'refused':
      return [changeEnded(change, 'refused', outcome.why)];
    case 'signedOut':
      return [];
  }
}

/** Leads to the error page of `here`, which could not be shown without the devices, and tells the app. */
export function withoutDevices(here: string): Lead {
  return withAppMessages(pathTo('error', { redirectUri: here }), flowError('devices-unavailable'));
}
