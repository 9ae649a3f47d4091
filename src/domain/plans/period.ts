import type { Coming } from '../text/when.ts';
import type { LiveState, Period } from './subscription-state.ts';

/** What a person has of a plan until it renews, changes or ends; `endsAt` is null where that is unknown. */
export type CurrentPeriod = { during: Period; endsAt: Coming | null };

/** Returns the period that runs now; undefined where none runs, or where nothing is known about it. */
export function currentPeriod(state: LiveState): CurrentPeriod | undefined {
  switch (state.kind) {
    case 'trial':
      return { during: 'trial', endsAt: state.endsAt };
    case 'running':
    case 'pastDue':
      return { during: 'paidPeriod', endsAt: state.renewsAt };
    case 'changing':
      return { during: state.during, endsAt: state.at ?? state.renewsAt };
    case 'ending':
      return { during: state.during, endsAt: state.endsAt };
    case 'billedElsewhere':
      return { during: state.inTrial ? 'trial' : 'paidPeriod', endsAt: state.paidUntil };
    case 'free':
    case 'paused':
    case 'updating':
    case 'unknown':
      return undefined;
  }
}

/** True while a trial runs, whatever follows it. */
export function isInTrial(state: LiveState): boolean {
  return currentPeriod(state)?.during === 'trial';
}
