import type { AccountChange, ChangeOutcome } from '../../domain/orders/account-change.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { type Order, type OrderPlace, performOrder } from '../orders/perform-order.ts';
import type { AccountChanges, Clearance } from './account-changes.ts';
import { type ChangeContext, performChange } from './perform-change.ts';

/** The name of an order among an account's changes. */
export function orderName(key: string): string {
  return `order ${key}`;
}

/** The name of a change among an account's changes. */
export function changeName(change: AccountChange): string {
  return `change ${JSON.stringify(change)}`;
}

/** Places an order where nothing else of the account is open, and writes down what came of it (docs/adr/016). */
export async function placeInQueue(
  changes: AccountChanges,
  place: Omit<OrderPlace, 'begin'>,
  order: Order,
): Promise<OrderOutcome> {
  const name = orderName(order.key);
  const cleared = await changes.clearance(name, place.platform);
  if (cleared.kind === 'ended') return cleared.outcome;
  // What is open, and was not tried again, stays as it is.
  const barred = whyNot(cleared, name);
  if (barred) return barred;
  const begin = (change: Parameters<OrderPlace['begin']>[0]) => changes.begin({ name, ...change });
  const outcome = await performOrder({ ...place, begin }, order);
  if (outcome.kind === 'unsure') return outcome;
  await changes.ended(name, outcome);
  if (outcome.kind === 'done') await changes.placed(name, outcome.receipt);
  else await changes.close(name);
  return outcome;
}

/** Makes a change where nothing else of the account is open. */
export async function changeInQueue(
  changes: AccountChanges,
  changeContext: Omit<ChangeContext, 'begin'>,
  change: AccountChange,
): Promise<ChangeOutcome> {
  const name = changeName(change);
  const cleared = await changes.clearance(name, changeContext.platform);
  const barred = whyNot(cleared, name);
  if (barred) return barred;
  const begin = (before: Parameters<ChangeContext['begin']>[0]) =>
    changes.begin({ name, wanted: change, before });
  const outcome = await performChange({ ...changeContext, begin }, change);
  if (outcome.kind !== 'unsure') await changes.close(name);
  return outcome;
}

/** Why a change does not begin; undefined where the way is free. */
function whyNot(
  cleared: Clearance,
  name: string,
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
