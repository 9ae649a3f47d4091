import type { AccountMove, MoveOutcome } from '../../domain/orders/account-change.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { type Order, type OrderPlace, performOrder } from '../orders/perform-order.ts';
import type { AccountChanges, Clearance } from './account-changes.ts';
import { type MoveGround, performMove } from './perform-change.ts';

/** The name of an order among an account's changes. */
export function orderName(key: string): string {
  return `order ${key}`;
}

/** The name of a move among an account's changes. */
export function moveName(move: AccountMove): string {
  return `move ${JSON.stringify(move)}`;
}

/** Places an order where nothing else of the account is open, and writes down what came of it (docs/adr/016). */
export async function placeInTurn(
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

/** Makes a move where nothing else of the account is open. */
export async function makeInTurn(
  changes: AccountChanges,
  ground: Omit<MoveGround, 'begin'>,
  move: AccountMove,
): Promise<MoveOutcome> {
  const name = moveName(move);
  const cleared = await changes.clearance(name, ground.platform);
  const barred = whyNot(cleared, name);
  if (barred) return barred;
  const begin = (before: Parameters<MoveGround['begin']>[0]) => changes.begin({ name, wanted: move, before });
  const outcome = await performMove({ ...ground, begin }, move);
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
