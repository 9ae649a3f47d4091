import type { AccountChange, ChangeOutcome } from '../../domain/orders/account-change.ts';
import { isSameWish, type RequestedChange } from '../../domain/orders/open-change.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { type Order, type OrderPlace, performOrder } from './perform-order.ts';
import type { AccountChanges, Permission } from './account-changes.ts';
import { type ChangeContext, performChange } from './perform-change.ts';

/** Returns the name of an order, in the account's queue and in its change log. */
export function orderTaskName(key: string): string {
  return `order ${key}`;
}

/** Returns the name of a change that is not an order, in the account's queue and in its change log. */
export function changeTaskName(change: AccountChange): string {
  return `change ${JSON.stringify(change)}`;
}

/**
 * Places an order unless another change is open, and records its outcome (docs/adr/016). The caller runs this in the
 * account's queue.
 */
export async function placeInQueue(
  changes: AccountChanges,
  tools: Omit<OrderPlace, 'begin' | 'waits'>,
  order: Order,
): Promise<OrderOutcome> {
  const name = orderTaskName(order.key);
  const permission = await changes.mayBegin(name, tools.platform, tools.customer);
  if (permission.kind === 'ended') return permission.outcome;
  // The open change stays as it is, because nothing was sent.
  const blocked = blockedBy(name, permission);
  if (blocked) return blocked;
  const begin = (change: Parameters<OrderPlace['begin']>[0]) => changes.begin({ name, ...change });
  const outcome = await performOrder({ ...tools, begin, waits: () => changes.wait(name) }, order);
  if (outcome.kind === 'unsure') return outcome;
  await changes.ended(name, outcome);
  if (outcome.kind === 'done') await changes.confirm(name, { receipt: outcome.receipt });
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
  const wanted: RequestedChange = change.kind === 'migrate' ? { ...change, onto: null } : change;
  const permission = await changes.mayBegin(name, changeContext.platform, changeContext.brand);
  // The platform confirmed the same already.
  if (
    permission.kind === 'open' &&
    permission.change.known === 'done' &&
    isSameWish(permission.change.wanted, wanted)
  )
    return { kind: 'done', subscription: null };
  const blocked = blockedBy(name, permission);
  if (blocked) return blocked;
  const begin: ChangeContext['begin'] = (before, about) =>
    changes.begin({ name, wanted, before, ...(about ? { about } : {}) });
  const outcome = await performChange({ ...changeContext, begin }, change);
  switch (outcome.kind) {
    case 'unsure':
      return outcome;
    case 'done':
      await changes.confirm(name, { subscription: outcome.subscription });
      return outcome;
    case 'refused':
    case 'failed':
    case 'signedOut':
      await changes.close(name);
      return outcome;
  }
}

/** Returns the outcome of a task that may not begin; undefined where it may. */
function blockedBy(
  name: string,
  permission: Permission,
): { kind: 'signedOut' } | { kind: 'unsure' } | { kind: 'refused'; why: 'underWay' } | undefined {
  switch (permission.kind) {
    case 'free':
    case 'ended':
      return undefined;
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'unread':
      return { kind: 'unsure' };
    case 'open':
      return permission.change.name === name ? { kind: 'unsure' } : { kind: 'refused', why: 'underWay' };
  }
}

/** Names how a change or an order ended, for the log. */
export function outcomeName(outcome: ChangeOutcome | OrderOutcome): string {
  return outcome.kind === 'refused' ? outcome.why : outcome.kind;
}
