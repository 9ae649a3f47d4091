import type { Account, HeldPlan } from './entities.ts';
import type { Store } from './store.ts';

/** Returns the plans of an account that have not ended, the oldest first. Only they can be changed or cover devices. */
export function plansInEffect({ plans }: Pick<Store, 'plans'>, { key }: Pick<Account, 'key'>): HeldPlan[] {
  return plans.ownedBy(key).filter((held) => !hasEnded(held));
}

/** True for a plan that has ended. */
export function hasEnded({ standing }: HeldPlan): boolean {
  return standing?.kind === 'ended';
}

/** True for a plan that is paused. */
export function isPaused({ standing }: HeldPlan): boolean {
  return standing?.kind === 'paused';
}

/** Returns a plan without its standing, as it is when it simply runs. */
export function running(held: HeldPlan): HeldPlan {
  const { standing: _left, ...rest } = held;
  return rest;
}
