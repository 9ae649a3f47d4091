import type { Brand } from '../../brands/brand-schema.ts';
import type { Device } from '../../contracts/device.ts';
import type { BillingInfo, Preview } from '../../contracts/money.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { Subscription } from '../../contracts/subscription.ts';
import { basisOf } from '../../domain/account-move.ts';
import { subscribableDevices } from '../../domain/covered-devices.ts';
import { currencyFor } from '../../domain/money.ts';
import { type OrderQuote, orderQuote } from '../../domain/order-quote.ts';
import type { PlanChangeIntent } from '../../domain/plan-change.ts';
import { brandPlans } from '../catalogue.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';

/** Who orders, and where from. `country` is the visitor's, where the account names none. */
export type OrderAsker = {
  brand: string;
  billing: Brand['billing'];
  currencies: Readonly<Record<string, string>>;
  accountId: string;
  country: string;
};

/** What an order rests on, read from the platform: the truth of the account, and what the platform would charge. */
export type OrderGround = {
  target: Plan;
  current: { subscription: Subscription; plan: Plan | undefined } | undefined;
  subscriptions: Subscription[];
  devices: Device[];
  billing: BillingInfo | undefined;
  preview: Preview;
  quote: OrderQuote;
  /** What the order rests on, in a short text: changes with the subscription it takes the place of. */
  basis: string;
};

/** The ground, or why there is none: the change no longer fits the account, or a call failed. */
export type ReadOrderGround =
  | { kind: 'ground'; ground: OrderGround }
  | { kind: 'changed' }
  | { kind: 'failed'; operation: 'account' | 'devices' | 'preview'; failure: PlatformFailure };

/** How long the two waves of reading may take, in milliseconds. */
export type GroundLimits = { truthMs: number; previewMs: number };

/**
 * Reads what an order rests on (spec subscriptions-and-money.md sections 4 and 7): the account in one fan-out, then the
 * preview, which needs its plan, currency and address. A promo code goes along, so that what is shown is what is charged.
 */
export async function readOrderGround(
  platform: PlatformClient,
  asker: OrderAsker,
  change: PlanChangeIntent,
  couponCode: string | undefined,
  nowMs: number,
  { truthMs, previewMs }: GroundLimits = { truthMs: Infinity, previewMs: Infinity },
): Promise<ReadOrderGround> {
  const within = { withinMs: truthMs };
  const [subscriptions, available, devices, billing, contact, catalogue] = await Promise.all([
    platform.call('subscriptions', {}, within),
    platform.call('listAvailableSubscriptions', {}, within),
    platform.call('devices', { query: { excludeExternalSub: 'false' } }, within),
    platform.call(billingOperations(asker).info, {}, within),
    platform.call('contactInfo', {}, within),
    brandPlans(platform, asker.brand, nowMs, truthMs),
  ]);
  if (!subscriptions.ok) return failed('account', subscriptions.failure);
  if (!available.ok) return failed('account', available.failure);
  if (!devices.ok) return failed('devices', devices.failure);
  const target = available.answer.find(({ id }) => id === change.toPlanId);
  const from = subscriptions.answer.find(({ id }) => id === change.fromSubscriptionId);
  if (!target || (change.fromSubscriptionId !== null && !from) || from?.biller === 'apple')
    return { kind: 'changed' };
  const own = subscribableDevices(devices.answer);
  const ids = new Set(own.map(({ id }) => id));
  if (change.deviceIds.length > target.deviceQuantity || !change.deviceIds.every((id) => ids.has(id)))
    return { kind: 'changed' };
  const country = contact.ok ? contact.answer.address[0]?.country : undefined;
  const currency =
    (billing.ok ? billing.answer.currency : null) ?? currencyFor(country ?? asker.country, asker.currencies);
  const preview = await platform.call(
    'preview',
    {
      body: previewBody(
        target,
        currency,
        asker.accountId,
        billing.ok ? billing.answer : undefined,
        couponCode,
      ),
    },
    { withinMs: previewMs },
  );
  if (!preview.ok) return failed('preview', preview.failure);
  const plans = [...available.answer, ...(catalogue?.value ?? [])];
  const current = from && { subscription: from, plan: plans.find(({ id }) => id === from.planId) };
  return {
    kind: 'ground',
    ground: {
      target,
      current,
      subscriptions: subscriptions.answer,
      devices: own.filter(({ id }) => change.deviceIds.includes(id)),
      billing: billing.ok ? billing.answer : undefined,
      preview: preview.answer,
      quote: orderQuote(preview.answer, target, current, nowMs),
      basis: from ? basisOf(from) : 'none',
    },
  };
}

function previewBody(
  target: Plan,
  currency: string,
  accountId: string,
  billing: BillingInfo | undefined,
  couponCode: string | undefined,
) {
  return {
    plan_code: target.code,
    currency,
    ...(couponCode ? { coupon_code: couponCode } : {}),
    account: {
      account_code: accountId,
      billing_info: {
        address1: billing?.address1 ?? '',
        address2: billing?.address2 ?? '',
        city: billing?.city ?? '',
        state: billing?.state ?? '',
        zip: billing?.zip ?? '',
        country: billing?.country ?? '',
      },
    },
  };
}

function failed(
  operation: 'account' | 'devices' | 'preview',
  failure: PlatformFailure,
): Extract<ReadOrderGround, { kind: 'failed' }> {
  return { kind: 'failed', operation, failure };
}
