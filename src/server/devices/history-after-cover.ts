import { historyLeft } from '../../domain/plans/history-left.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import { brandPlans } from '../platform/catalogue.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Returns how long video is kept of a device that no paid plan covers any more; undefined where that cannot be found
 * out now.
 */
export async function historyAfterCover(
  platform: PlatformClient,
  { brand, nowMs }: RequestContext,
): Promise<Retention | undefined> {
  // The default plan matters only for a brand whose devices keep the retention of that plan.
  const plans =
    brand.retentionAfterCancel === 'unchanged' ? await brandPlans(platform, brand.key, nowMs) : undefined;
  return historyLeft(
    brand.retentionAfterCancel,
    plans?.value.find(({ isDefault }) => isDefault),
    { freeHistoryHours: brand.features.freeHistoryHours, planCodes: brand.planCodes },
  );
}
