import type { LoggedChange } from '../../contracts/stored/change-log.ts';
import type { AboutChange } from '../../contracts/stored/open-change.ts';
import type { AgreedDiscount } from './upcoming-charges.ts';
import type { RequestedChange } from './open-change.ts';

/** A change that was made, as the account's change log has it. */
export type { LoggedChange };

/** How long a change is kept, in milliseconds: two years, so that a plan of two years has its order. */
export const CHANGE_LIFETIME_MS = 2 * 366 * 24 * 60 * 60_000;
/** The most changes that are kept; the oldest go first. */
export const MOST_CHANGES = 60;

type Made = Pick<LoggedChange, 'atMs' | 'reference'>;

/** Returns the entry of a change that was made. */
export function toLoggedChange(
  wanted: RequestedChange,
  about: AboutChange | undefined,
  made: Made,
): LoggedChange {
  const elsewhere = about?.elsewhere?.length ? { elsewhere: about.elsewhere } : {};
  switch (wanted.kind) {
    case 'order': {
      const { toPlanId: planId, toPlanCode: planCode, keeps, receipt } = wanted;
      return { ...made, kind: 'order', planId, planCode, keeps, receipt, ...elsewhere };
    }
    case 'cancelPlan': {
      const { name: plan, until, inTrial } = about?.plan ?? { name: null, until: null, inTrial: false };
      return { ...made, kind: 'cancelPlan', plan, until, inTrial, ...elsewhere };
    }
    case 'saveDevices': {
      const count = new Set(wanted.deviceIds).size;
      return { ...made, kind: 'saveDevices', plan: about?.plan?.name ?? null, count };
    }
    case 'migrate':
      return { ...made, kind: 'migrate', plan: wanted.onto?.planName ?? null };
  }
}

/** Adds a change to the change log, as the newest. Only the newest order keeps the list of its devices. */
export function withChange(changeLog: readonly LoggedChange[], change: LoggedChange): LoggedChange[] {
  const before = change.kind === 'order' ? changeLog.map(withoutDevices) : changeLog;
  return prunedChanges([change, ...before], change.atMs).slice(0, MOST_CHANGES);
}

function withoutDevices(change: LoggedChange): LoggedChange {
  if (change.kind !== 'order') return change;
  const { devices: _left, ...receipt } = change.receipt;
  return { ...change, receipt };
}

/** Leaves out what is too old. */
export function prunedChanges(changeLog: readonly LoggedChange[], nowMs: number): LoggedChange[] {
  return changeLog.filter(({ atMs }) => nowMs - atMs < CHANGE_LIFETIME_MS);
}

type LoggedOrder = Extract<LoggedChange, { kind: 'order' }>;

/** The last order of an account, where no other change of its plan came after it. */
export function lastOrder(changeLog: readonly LoggedChange[]): LoggedOrder | undefined {
  const latest = changeLog.find(({ kind }) => kind !== 'saveDevices');
  return latest?.kind === 'order' ? latest : undefined;
}

/** How long before the portal has its answer the platform may have redeemed a code, in milliseconds. */
const ANSWER_MS = 60_000;

/** The discount that the last order agreed; undefined where it had none, or where its length is not known. */
export function agreedDiscount(changeLog: readonly LoggedChange[]): AgreedDiscount | undefined {
  const order = lastOrder(changeLog);
  const { withPromo, currency, lasts } = order?.receipt ?? {};
  return order && withPromo !== undefined && lasts && currency !== undefined
    ? {
        planId: order.planId,
        minorUnits: withPromo,
        currency,
        lasts,
        // A charge on the day on which a span ends has no discount, so a moment too late would promise one.
        atMs: (order.receipt.placedAtMs ?? order.atMs) - ANSWER_MS,
      }
    : undefined;
}
