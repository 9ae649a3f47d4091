import type { Plan } from '../contracts/plan.ts';
import type { PlatformClient } from './platform/platform-client.ts';

/** How long a brand's plans count as fresh, in milliseconds. Prices are asked again before anything is charged. */
export const CATALOGUE_FRESH_MS = 5 * 60_000;

/** How long they may stand in while the platform is down. */
const CATALOGUE_STALE_MS = 24 * 60 * 60_000;

/** Module scope on purpose: what a brand sells is the same for everybody. Only brands of this build are ever keys. */
const known = new Map<string, { plans: Plan[]; atMs: number }>();

/** The brand's plans, asked of the platform at most every five minutes; undefined when it gives no answer. */
export async function brandPlans(
  platform: PlatformClient,
  brand: string,
  nowMs: number,
): Promise<readonly Plan[] | undefined> {
  const kept = known.get(brand);
  if (kept && nowMs - kept.atMs < CATALOGUE_FRESH_MS) return kept.plans;
  const result = await platform.call('plans', { query: { brand } });
  if (!result.ok) return kept && nowMs - kept.atMs < CATALOGUE_STALE_MS ? kept.plans : undefined;
  known.set(brand, { plans: result.answer, atMs: nowMs });
  return result.answer;
}
