import type { ClosingReason } from '../../contracts/plans/plan-choice.ts';
import type { Period, LiveState } from './subscription-state.ts';

/** How a badge or a notice is drawn. */
type Tone = 'neutral' | 'info' | 'warning' | 'danger';

/** What is called, said and allowed in a state. A sentence is named by its key in the copy of My Plan. */
type PlanState = {
  /** The badge of the card; `store` is the name of who bills. */
  badge: { text: string; tone: Tone } | 'store' | null;
  /** The label over the next charge; `hidden` where no charge stands there: what follows a change is said with its price. */
  charge: string | 'unlabelled' | 'hidden';
  /** The sentence with the day of what comes next, by the period that runs; `end` is that of a plan that is cancelled. */
  next: Record<Period, string | null> | { end: string } | null;
  /** The sentence until when the person has the plan, with a day and without one; null where it has no end that is known. */
  until: { day: string; sometime: string } | null;
  /** Who takes the payments. */
  billedTo: 'card' | 'store' | 'nobody';
  /** Why little can be done here; `store` says by whom the plan is billed. */
  notice: { tone: 'info' | 'warning'; title: string; text: string; hasSupport: boolean } | 'store' | null;
  /** Why no other plan can be chosen; null where one can. */
  closed: ClosingReason | null;
  /** True where the devices of the plan can be chosen. */
  choosesDevices: boolean;
  /** True where the plan can be cancelled. */
  cancels: boolean | 'unlessCancelled';
};

/** The states of a plan, one a row: what its card on My Plan calls it and says, and what a person may do. */
export const planStates = {
  free: {
    badge: { text: 'badgeFree', tone: 'neutral' },
    charge: 'hidden',
    next: null,
    until: null,
    billedTo: 'nobody',
    notice: null,
    closed: null,
    choosesDevices: true,
    cancels: false,
  },
  trial: {
    badge: { text: 'badgeTrial', tone: 'info' },
    charge: 'nextChargeAfterTrial',
    next: { trial: 'trial', paidPeriod: null },
    until: null,
    billedTo: 'card',
    notice: null,
    closed: null,
    choosesDevices: true,
    cancels: true,
  },
  running: {
    badge: null,
    charge: 'nextCharge',
    next: { trial: null, paidPeriod: 'nextChargeOn' },
    until: null,
    billedTo: 'card',
    notice: null,
    closed: null,
    choosesDevices: true,
    cancels: true,
  },
  // A plan with an invoice past due does not simply renew: the next line says that the figure is the next charge.
  pastDue: {
    badge: { text: 'badgePastDue', tone: 'danger' },
    charge: 'unlabelled',
    next: { trial: null, paidPeriod: 'nextChargeOn' },
    until: null,
    billedTo: 'card',
    notice: null,
    closed: null,
    choosesDevices: true,
    cancels: true,
  },
  // What follows, and when, says it: no badge.
  changing: {
    badge: null,
    charge: 'hidden',
    next: { trial: 'trial', paidPeriod: null },
    until: { day: 'until', sometime: 'untilSometime' },
    billedTo: 'card',
    notice: null,
    closed: null,
    choosesDevices: true,
    cancels: true,
  },
  ending: {
    badge: null,
    charge: 'hidden',
    next: null,
    until: { day: 'endsOn', sometime: 'endsSometime' },
    billedTo: 'card',
    notice: null,
    closed: null,
    choosesDevices: true,
    cancels: false,
  },
  billedElsewhere: {
    badge: 'store',
    charge: 'hidden',
    next: { trial: 'trial', paidPeriod: 'paidUntil' },
    until: null,
    billedTo: 'store',
    notice: 'store',
    closed: 'billedElsewhere',
    choosesDevices: false,
    cancels: false,
  },
  paused: {
    badge: { text: 'badgePaused', tone: 'warning' },
    charge: 'hidden',
    next: { end: 'endsOn' },
    until: null,
    billedTo: 'nobody',
    notice: { tone: 'warning', title: 'pausedTitle', text: 'pausedText', hasSupport: true },
    closed: 'paused',
    choosesDevices: false,
    cancels: 'unlessCancelled',
  },
  updating: {
    badge: { text: 'badgeUpdating', tone: 'info' },
    charge: 'hidden',
    next: null,
    until: null,
    billedTo: 'nobody',
    notice: { tone: 'info', title: 'updatingTitle', text: 'updatingText', hasSupport: false },
    closed: 'updating',
    choosesDevices: false,
    cancels: false,
  },
  unknown: {
    badge: { text: 'badgeUnknown', tone: 'warning' },
    charge: 'hidden',
    next: { end: 'endsOn' },
    until: null,
    billedTo: 'nobody',
    notice: { tone: 'warning', title: 'unknownTitle', text: 'unknownText', hasSupport: true },
    closed: 'unclear',
    choosesDevices: false,
    cancels: 'unlessCancelled',
  },
} as const satisfies Record<LiveState['kind'], PlanState>;
