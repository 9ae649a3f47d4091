import type { DeviceModel } from '../contracts/device.ts';
import type { Plan } from '../contracts/plan.ts';
import { keptReading, type Kept } from './kept-reading.ts';
import type { PlatformClient } from './platform/platform-client.ts';

/** How long a brand's plans and device models count as fresh, in milliseconds (spec subscriptions-and-money.md section 9). */
export const CATALOGUE_FRESH_MS = 5 * 60_000;

const rule = { freshMs: CATALOGUE_FRESH_MS, staleMs: 24 * 60 * 60_000, pauseMs: 10_000 };

/** Module scope on purpose: what a brand sells is the same for everybody. Only brands of this build are ever keys. */
const plans = keptReading<readonly Plan[]>(rule);
const models = keptReading<readonly DeviceModel[]>(rule);

/**
 * The brand's plans, asked of the platform at most every five minutes; undefined when it gives no answer. Prices are asked
 * again before anything is charged.
 */
export function brandPlans(
  platform: PlatformClient,
  brand: string,
  nowMs: number,
  withinMs = Infinity,
): Promise<Kept<readonly Plan[]> | undefined> {
  return plans(brand, nowMs, async () => {
    const result = await platform.call('plans', { query: { brand } }, { withinMs });
    return result.ok ? result.answer : undefined;
  });
}

/** How the brand's device models are called in the shops, by model; empty when the platform gives no answer. */
export async function brandDeviceModels(
  platform: PlatformClient,
  brand: string,
  nowMs: number,
  withinMs = Infinity,
): Promise<ReadonlyMap<string, string>> {
  const kept = await models(brand, nowMs, async () => {
    const result = await platform.call('deviceModels', { segments: { brand } }, { withinMs });
    return result.ok ? result.answer : undefined;
  });
  return new Map(kept?.value.map(({ model, name }) => [model, name]));
}
