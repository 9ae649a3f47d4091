import type * as stored from '../../contracts/stored/order-draft.ts';
import { openLimits } from './open-change.ts';
import type { PlanChangeIntent } from '../plans/plan-change.ts';

/** An order that is placed on the provider's hosted page. */
export type HostedOrder = stored.HostedOrder;

/** An order from the first view of its summary on. Once it is placed, the account has its receipt. */
export type OrderDraft = Omit<stored.StoredDraft, 'hosted' | 'receipt' | 'isPlaced'> & {
  hosted?: HostedOrder | undefined;
  isPlaced: boolean;
};

/** True while an order paid on the provider's page waits until the account shows it. It must not be paid again. */
export function isPaidThere({ hosted }: Pick<OrderDraft, 'hosted'>, nowMs: number): boolean {
  return hosted?.backAtMs !== undefined && nowMs - hosted.backAtMs < openLimits.doneMs;
}

/** Names a plan change by its plan, its subscription and its devices. The order of the devices does not matter. */
export function changeName({ toPlanId, fromSubscriptionId, deviceIds }: PlanChangeIntent): string {
  return JSON.stringify([toPlanId, fromSubscriptionId, deviceIds.toSorted()]);
}
