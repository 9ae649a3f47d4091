import { historyLeft } from '../../domain/plans/history-left.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import { brandPlans } from './catalogue.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../page/request-context.ts';

/** How long video is kept of a device that no paid plan covers any more; undefined where nobody can tell now. */
export async function historyAfterCover(
  platform: PlatformClient,
  { brand, nowMs }: RequestContext,
): Promise<Retention | undefined> {
  // Only a brand that keeps what its default plan keeps has to know that plan.
  const plans =
    brand.retentionAfterCancel === 'unchanged' ? await brandPlans(platform, brand.key, nowMs) : undefined;
  return historyLeft(
    brand.retentionAfterCancel,
    plans?.value.find(({ isDefault }) => isDefault),
    brand.features.freeHistoryHours,
  );
}
