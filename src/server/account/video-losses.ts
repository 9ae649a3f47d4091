import type { Plan } from '../../contracts/plans/plan.ts';
import { lastOrder, type LoggedChange } from '../../domain/orders/change-log.ts';
import { planAfterCancel } from '../../domain/plans/cancellation.ts';
import { withUnsoldPlans } from '../../domain/plans/offered-plans.ts';
import { historyLeft } from '../../domain/plans/history-left.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { videoLoss, type VideoLoss } from '../../domain/plans/video-loss.ts';
import { readChangeLog } from './account-reader.ts';
import type { AccountFacts } from './read-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';

type Facts = Pick<AccountFacts, 'subscriptions' | 'catalogue' | 'devices'> & { available: readonly Plan[] };

/**
 * Returns what video each subscription is about to lose, by its id. Only an order of this portal tells which devices a plan
 * that follows is to cover.
 */
export async function videoLosses(
  context: RequestContext,
  session: SessionRecord,
  { subscriptions, available, catalogue, devices }: Facts,
): Promise<ReadonlyMap<string, VideoLoss>> {
  const { planCodes, features, retentionAfterCancel } = context.brand;
  const { freeHistoryHours } = features;
  const rule = { freeHistoryHours, planCodes };
  const record = subscriptions.some(({ state }) => state.kind === 'changing')
    ? ((await readChangeLog(context, session)) ?? [])
    : [];
  const after = planAfterCancel(catalogue, planCodes);
  const losses = subscriptions.flatMap((subscription) => {
    const loss = videoLoss(subscription, {
      devices,
      plans: withUnsoldPlans(available, catalogue),
      afterEnd: {
        keeps: historyLeft(retentionAfterCancel, after, rule),
        places: after?.deviceQuantity ?? 0,
      },
      offPlan: historyLeft(
        retentionAfterCancel,
        catalogue.find(({ isDefault }) => isDefault),
        rule,
      ),
      chosen: chosenDevices(subscription, record),
      ...rule,
    });
    return loss ? [[subscription.id, loss] as const] : [];
  });
  return new Map(losses);
}

/** The devices that were chosen for the plan that follows, where the last order was for it. */
function chosenDevices(
  { state }: Subscription,
  changeLog: readonly LoggedChange[],
): readonly string[] | undefined {
  const order = lastOrder(changeLog);
  if (state.kind !== 'changing' || !order || order.planCode !== state.to.planCode) return undefined;
  return order.receipt.devices?.map(({ id }) => id);
}
