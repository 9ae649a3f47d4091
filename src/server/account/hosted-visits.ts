import type { HostedVisit } from '../../domain/orders/hosted-visit.ts';
import { isPaidThere } from '../../domain/orders/order-draft.ts';
import { shownReceipt } from '../../domain/orders/open-change.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { RequestedOrder } from '../../contracts/stored/open-change.ts';
import type { RecordStore } from '../stored-record.ts';
import { orderTaskName } from './queued-tasks.ts';

/**
 * What happens to a visit to the provider's page. `begun`: an order or a card, each in the place of the one before. `back`:
 * a person came back after paying the order of that key. `over`: the end of that order is known. Times are in milliseconds
 * since 1970.
 */
export type HostedStep =
  | { kind: 'read' }
  | { kind: 'begun'; visit: HostedVisit }
  | { kind: 'back'; key: string; nowMs: number }
  | { kind: 'over'; key: string };

/** An order that was placed on the provider's page, by its key, and the subscription that shows it. */
export type HostedOrderShown = { key: string; wanted: RequestedOrder; found: Subscription };

/** Notes a step of a visit, and returns what was begun and has no known end, as far as it can be read. */
export async function noteHosted(store: RecordStore, step: HostedStep): Promise<HostedVisit> {
  const stored = await store.get('hostedVisit');
  const visit = stored === undefined || stored === 'unread' ? {} : stored;
  const changed = after(step, visit);
  if (changed !== visit) await store.put('hostedVisit', changed);
  return changed;
}

/** Returns whether an order that was paid on the provider's page waits until the account shows it. */
export async function waitsForPaid(store: RecordStore, nowMs: number): Promise<boolean> {
  const { order: hosted } = await noteHosted(store, { kind: 'read' });
  return isPaidThere({ hosted }, nowMs);
}

function after(step: HostedStep, visit: HostedVisit): HostedVisit {
  const { order } = visit;
  switch (step.kind) {
    case 'read':
      return visit;
    case 'begun':
      return { ...visit, ...step.visit };
    case 'back':
      return order?.key === step.key && order.backAtMs === undefined
        ? { ...visit, order: { ...order, backAtMs: step.nowMs } }
        : visit;
    case 'over':
      return order?.key === step.key ? { ...visit, order: undefined } : visit;
  }
}

/**
 * Makes and keeps the receipt of an order that the provider's page placed and that the account shows. `isFirst`: no session
 * has shown it before.
 */
export async function confirmHosted(
  store: RecordStore,
  { key, wanted, found }: HostedOrderShown,
): Promise<{ receipt: OrderReceipt; isFirst: boolean }> {
  const name = orderTaskName(key);
  const before = await store.get('orderOutcome', name);
  const receipt = shownReceipt(wanted, found);
  await store.put('orderOutcome', { kind: 'done', receipt }, name);
  await noteHosted(store, { kind: 'over', key });
  return { receipt, isFirst: before === undefined };
}
