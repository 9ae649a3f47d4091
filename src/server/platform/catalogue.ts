import type { DeviceModel } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { InstalledApp } from '../../domain/access/app-address.ts';
import { modelName } from '../../domain/devices/model-name.ts';
import { staleCache, type CachedValue } from '../stale-cache.ts';
import type { PlatformClient } from './platform-client.ts';

/** How long a brand's plans and device models count as fresh, in milliseconds. */
export const CATALOGUE_FRESH_MS = 5 * 60_000;

/** The plans of about a thousand brands, each with ten. */
const MAX_BYTES = 8 * 1024 * 1024;

const rule = {
  freshMs: CATALOGUE_FRESH_MS,
  staleMs: 24 * 60 * 60_000,
  pauseMs: 10_000,
  maxBytes: MAX_BYTES,
};

/** In module scope on purpose: what a brand sells is the same for everybody. The keys are the brands of this build. */
const plans = staleCache<readonly Plan[]>(rule);
const apps = staleCache<Partial<InstalledApp>>(rule);
const models = staleCache<readonly DeviceModel[]>(rule);

/**
 * Returns the brand's plans, read from the platform at most every five minutes; undefined where there are none and the
 * platform does not answer. Prices are read again before anything is charged.
 */
export function brandPlans(
  platform: PlatformClient,
  brand: string,
  nowMs: number,
  withinMs = Infinity,
): Promise<CachedValue<readonly Plan[]> | undefined> {
  return plans(brand, nowMs, async () => {
    const result = await platform.call('plans', { query: { brand } }, { withinMs });
    return result.ok ? result.answer : undefined;
  });
}

/**
 * Returns the shop name of each device model of the brand, by model, without the brand’s own name; empty where the platform
 * does not answer.
 */
export async function brandDeviceModels(
  platform: PlatformClient,
  brand: { key: string; displayName?: string },
  nowMs: number,
  withinMs = Infinity,
): Promise<ReadonlyMap<string, string>> {
  const cached = await models(brand.key, nowMs, async () => {
    const result = await platform.call('deviceModels', { segments: { brand: brand.key } }, { withinMs });
    return result.ok ? result.answer : undefined;
  });
  return new Map(cached?.value.map(({ model, name }) => [model, modelName(name, brand.displayName ?? '')]));
}

const PACKAGE = /^[A-Za-z]\w*(\.\w+)+$/;
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/;
/** Schemes that belong to no app: a page must never lead to them. */
const NO_APP = new Set([
  'http',
  'https',
  'javascript',
  'data',
  'file',
  'blob',
  'vbscript',
  'intent',
  'about',
]);

/**
 * Returns how the brand's app is addressed, as the platform says. `known` comes from the brand's own file and fills in
 * what the platform leaves out or names in an invalid form. Read at most every five minutes.
 */
export async function brandApp(
  platform: PlatformClient,
  brand: string,
  known: InstalledApp,
  { nowMs, withinMs }: { nowMs: number; withinMs: number },
): Promise<InstalledApp> {
  const cached = await apps(brand, nowMs, async () => {
    const result = await platform.call('appLink', { segments: { brand } }, { withinMs });
    if (!result.ok) return undefined;
    const { appUri, uriScheme } = result.answer;
    const scheme = uriScheme?.replace(/:(\/\/)?$/, '') ?? '';
    return {
      ...(appUri && PACKAGE.test(appUri) ? { androidPackage: appUri } : {}),
      ...(SCHEME.test(scheme) && !NO_APP.has(scheme.toLowerCase()) ? { uriScheme: scheme } : {}),
    };
  });
  return { androidPackage: known.androidPackage, uriScheme: known.uriScheme, ...cached?.value };
}
