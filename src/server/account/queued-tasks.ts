import type { AccountChange, ChangeOutcome } from '../../domain/orders/account-change.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { type Order, type OrderPlace, performOrder } from './perform-order.ts';
import type { AccountChanges, Clearance } from './account-changes.ts';
import { type ChangeContext, performChange } from './perform-change.ts';

/** Returns the name of an order, in the account's queue and in its record of changes. */
export function orderTaskName(key: string): string {
  return `order ${key}`;
}

/** Returns the name of a change that is not an order, in the account's queue and in its record of changes. */
export function changeTaskName(change: AccountChange): string {
  return `change ${JSON.stringify(change)}`;
}

/**
 * Places an order unless another change is open, and records its outcome (docs/adr/016). The caller runs this in the
 * account's queue.
 */
export async function placeInQueue(
  changes: AccountChanges,
  place: Omit<OrderPlace, 'begin'>,
  order: Order,
): Promise<OrderOutcome> {
  const name = orderTaskName(order.key);
  const cleared = await changes.clearance(name, place.platform, place.customer.planCodes);
  if (cleared.kind === 'ended') return cleared.outcome;
  // The open change stays as it is, because nothing was sent.
  const barrier = barrierTo(name, cleared);
  if (barrier) return barrier;
  const begin = (change: Parameters<OrderPlace['begin']>[0]) => changes.begin({ name, ...change });
  const outcome = await performOrder({ ...place, begin }, order);
  if (outcome.kind === 'unsure') return outcome;
  await changes.ended(name, outcome);
  if (outcome.kind === 'done') await changes.placed(name, outcome.receipt);
  else await changes.close(name);
  return outcome;
}

/** Makes a change unless another change is open. The caller runs this in the account's queue. */
export async function changeInQueue(
  changes: AccountChanges,
  changeContext: Omit<ChangeContext, 'begin'>,
  change: AccountChange,
): Promise<ChangeOutcome> {
  const name = changeTaskName(change);
  const cleared = await changes.clearance(name, changeContext.platform, changeContext.planCodes);
  const barrier = barrierTo(name, cleared);
  if (barrier) return barrier;
  const begin = (before: Parameters<ChangeContext['begin']>[0]) =>
    changes.begin({ name, wanted: change, before });
  const outcome = await performChange({ ...changeContext, begin }, change);
  if (outcome.kind !== 'unsure') await changes.close(name);
  return outcome;
}

/** Returns the outcome of a task that may not begin; undefined where it may. */
function barrierTo(
  name: string,
  cleared: Clearance,
): { kind: 'signedOut' } | { kind: 'unsure' } | { kind: 'refused'; why: 'underWay' } | undefined {
  switch (cleared.kind) {
    case 'free':
    case 'ended':
      return undefined;
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'open':
      return cleared.change.name === name ? { kind: 'unsure' } : { kind: 'refused', why: 'underWay' };
  }
}
