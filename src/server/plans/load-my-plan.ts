import type { Brand } from '../../brands/brand-schema.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { BillingInfo, Invoice } from '../../contracts/money.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import { brandDeviceModels, brandPlans } from './catalogue.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** What My Plan shows, or where it leads instead. */
export type MyPlan =
  | {
      kind: 'plans';
      subscriptions: Subscription[];
      /** The subscriptions as the platform has them, before those of one plan are gathered. */
      own: readonly Subscription[];
      /** False where one of them could not be read. */
      isWhole: boolean;
      devices: Device[];
      /** What is sold, and what is not sold any more: a plan of long ago has its price too. */
      plans: readonly Plan[];
      billing: BillingInfo | undefined;
      invoices: Invoice[] | undefined;
      /** The account's, as its contact says; undefined where nobody knows. */
      country: string | undefined;
      modelNames: ReadonlyMap<string, string>;
    }
  | { kind: 'empty' }
  | { kind: 'redirect'; to: '/plans' | '/error' }
  | { kind: 'signIn'; reason: LoginReason };

/** How long what the page can do without may take, in milliseconds. */
const ASIDE_MS = 2_000;

/**
 * My Plan in one fan-out (spec subscriptions-and-money.md sections 2 and 7): subscriptions, plans available and devices, and
 * beside them what tells who is charged: card, invoices, catalogue; without these the page says less, but stands. A failed fetch of subscriptions leads to sign-in, of devices to /error; no subscription leads to the plans, and
 * without any device to pair a plan with, to the brand's word on how to begin.
 */
export async function loadMyPlan(
  platform: PlatformClient,
  brand: Pick<Brand, 'key' | 'billing'>,
  nowMs: number,
): Promise<MyPlan> {
  const aside = { withinMs: ASIDE_MS };
  const [subscriptions, available, devices, billing, invoices, contact, catalogue, modelNames] =
    await Promise.all([
      platform.call('subscriptions'),
      platform.call('listAvailableSubscriptions'),
      platform.call('devices', { query: { excludeExternalSub: 'false' } }),
      platform.call(billingOperations(brand).info, {}, aside),
      platform.call('paymentHistory', {}, aside),
      platform.call('contactInfo', {}, aside),
      brandPlans(platform, brand.key, nowMs, ASIDE_MS),
      brandDeviceModels(platform, brand.key, nowMs, ASIDE_MS),
    ]);
  if (!subscriptions.ok) return signInAgain(subscriptions.failure);
  if (!available.ok) return signInAgain(available.failure);
  if (!devices.ok)
    return devices.failure.kind === 'signedOut'
      ? signInAgain(devices.failure)
      : { kind: 'redirect', to: '/error' };
  const own = subscribableDevices(devices.answer);
  if (subscriptions.answer.length === 0)
    return own.length === 0 ? { kind: 'empty' } : { kind: 'redirect', to: '/plans' };
  return {
    kind: 'plans',
    subscriptions: mergedSubscriptions(subscriptions.answer),
    own: subscriptions.answer,
    isWhole: !subscriptions.missing,
    devices: own,
    plans: withOlder(available.answer, catalogue?.value ?? []),
    billing: billing.ok ? billing.answer : undefined,
    invoices: invoices.ok ? invoices.answer : undefined,
    country: (contact.ok ? contact.answer.address[0]?.country : undefined) ?? undefined,
    modelNames,
  };
}

/** The plans on sale, then those the catalogue knows beside them. */
export function withOlder(available: readonly Plan[], catalogue: readonly Plan[]): Plan[] {
  const known = new Set(available.map(({ id }) => id));
  return [...available, ...catalogue.filter(({ id }) => !known.has(id))];
}

function signInAgain(failure: PlatformFailure): MyPlan {
  return { kind: 'signIn', reason: failure.kind === 'signedOut' ? 'ended' : 'unavailable' };
}
