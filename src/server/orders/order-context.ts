import type { Brand } from '../../brands/brand-schema.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { BillingInfo, Preview } from '../../contracts/money.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { accountCurrency } from '../../domain/orders/account-currency.ts';
import { type OrderQuote, orderQuote } from '../../domain/orders/order-quote.ts';
import { keptPlan, listedPreview } from '../../domain/plans/kept-plan.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { type AccountFacts, readAccount } from '../account/read-account.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure, PlatformResult } from '../platform/platform-failure.ts';

/** Who orders, and where from. `country` is the visitor's, where the account names none. */
export type OrderCustomer = {
  brand: string;
  billing: Brand['billing'];
  currencies: Readonly<Record<string, string>>;
  accountId: string;
  country: string;
};

/** What an order rests on, read from the platform: the truth of the account, and what the platform would charge. */
export type OrderContext = {
  toPlan: Plan;
  current: { subscription: Subscription; plan: Plan | undefined } | undefined;
  subscriptions: Subscription[];
  devices: Device[];
  billing: BillingInfo | undefined;
  preview: Preview;
  /** The same plan without the promo code; `preview` itself where none is used. */
  listPreview: Preview;
  quote: OrderQuote;
  /** What the order rests on, in a short text: changes with the subscription it takes the place of. */
  version: string;
  /** False where the platform named no price, and with it no tax. */
  isTaxTold: boolean;
};

/** The context, or why there is none: the change no longer fits the account, or a call failed. */
export type ReadOrderContext =
  | { kind: 'orderContext'; orderContext: OrderContext }
  | { kind: 'changed' }
  | { kind: 'failed'; operation: 'account' | 'devices' | 'preview'; failure: PlatformFailure };

/** What the platform says of an account: its plans, devices, card and country, with what it may change to. */
export type AccountTruth = Pick<
  AccountFacts,
  'subscriptions' | 'available' | 'devices' | 'country' | 'catalogue'
> & {
  billing: BillingInfo | undefined;
};

/** The truth of an account, or the first call that gave none. */
export type ReadAccountTruth =
  | { kind: 'truth'; truth: AccountTruth }
  | { kind: 'failed'; operation: 'account' | 'devices'; failure: PlatformFailure };

/** How long the two waves of reading may take, in milliseconds. */
export type OrderContextLimits = { truthMs: number; previewMs: number };

/**
 * Reads what an order rests on: the account in one fan-out, then the
 * preview, which needs its plan, currency and address. A promo code goes along, so that what is shown is what is charged.
 */
export async function readOrderContext(
  platform: PlatformClient,
  customer: OrderCustomer,
  change: PlanChangeIntent,
  couponCode: string | undefined,
  nowMs: number,
  { truthMs, previewMs }: OrderContextLimits = { truthMs: Infinity, previewMs: Infinity },
): Promise<ReadOrderContext> {
  const read = await readAccountTruth(platform, customer, nowMs, truthMs);
  if (read.kind === 'failed') return read;
  return orderContextOf(platform, customer, read.truth, { change, couponCode, nowMs, previewMs });
}

/** The first wave: the account in one parallel batch. Without word of a card or a country there is none. */
export async function readAccountTruth(
  platform: PlatformClient,
  customer: OrderCustomer,
  nowMs: number,
  withinMs = Infinity,
): Promise<ReadAccountTruth> {
  const read = await readAccount(platform, { key: customer.brand, billing: customer.billing }, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: ['billing', 'country', 'catalogue'],
    withinMs,
    // A subscription that cannot be read may be the one that is changed: nothing is ordered past it.
    wholeSubscriptions: true,
  });
  if (read.kind === 'failed') return failed(read.fact === 'devices' ? 'devices' : 'account', read.failure);
  return { kind: 'truth', truth: read.account };
}

/** The second wave: whether the change fits the account, and what the platform would charge for it. */
export async function orderContextOf(
  platform: PlatformClient,
  customer: OrderCustomer,
  truth: AccountTruth,
  {
    change,
    couponCode,
    nowMs,
    previewMs = Infinity,
  }: { change: PlanChangeIntent; couponCode: string | undefined; nowMs: number; previewMs?: number },
): Promise<ReadOrderContext> {
  const { subscriptions, available, devices: own, billing } = truth;
  const from = subscriptions.find(({ id }) => id === change.fromSubscriptionId);
  const kept = from && keptPlan(from, change.toPlanId, [...available, ...truth.catalogue]);
  const toPlan = kept ?? available.find(({ id }) => id === change.toPlanId);
  if (!toPlan || (change.fromSubscriptionId !== null && !from) || from?.biller === 'apple')
    return { kind: 'changed' };
  const ids = new Set(own.map(({ id }) => id));
  if (change.deviceIds.length > toPlan.deviceQuantity || !change.deviceIds.every((id) => ids.has(id)))
    return { kind: 'changed' };
  const ask = (code: string | undefined) =>
    askPreview(platform, customer, truth, { toPlan, code, previewMs });
  const [asked, listPreview] = await Promise.all([
    ask(couponCode),
    couponCode === undefined ? undefined : ask(undefined),
  ]);
  // Some platforms name no price of a plan that is held: it stays the one in the list.
  const listed =
    kept && isHeldAlready(asked) ? listedPreview(from, kept, currencyOf(customer, truth)) : undefined;
  const preview = listed ? { ok: true as const, answer: listed } : asked;
  if (!preview.ok) return failed('preview', preview.failure);
  if (listPreview && !listPreview.ok) return failed('preview', listPreview.failure);
  const plans = [...available, ...truth.catalogue];
  const current = from && { subscription: from, plan: plans.find(({ id }) => id === from.planId) };
  return {
    kind: 'orderContext',
    orderContext: {
      toPlan,
      current,
      subscriptions,
      devices: own.filter(({ id }) => change.deviceIds.includes(id)),
      billing,
      preview: preview.answer,
      listPreview: listPreview ? listPreview.answer : preview.answer,
      quote: {
        ...orderQuote(preview.answer, toPlan, current, nowMs),
        ...(listPreview ? { regular: listPreview.answer.total } : {}),
      },
      version: from ? subscriptionVersion(from) : 'none',
      isTaxTold: listed === undefined,
    },
  };
}

/** What the platform would charge for a plan, in the account's currency, with or without a promo code. */
export function askPreview(
  platform: PlatformClient,
  customer: OrderCustomer,
  truth: Pick<AccountTruth, 'billing' | 'country' | 'subscriptions'>,
  { toPlan, code, previewMs = Infinity }: { toPlan: Plan; code: string | undefined; previewMs?: number },
) {
  return platform.call(
    'preview',
    { body: previewBody(toPlan, currencyOf(customer, truth), customer.accountId, truth.billing, code) },
    { withinMs: previewMs },
  );
}

function currencyOf(
  customer: OrderCustomer,
  { billing, country, subscriptions }: Pick<AccountTruth, 'billing' | 'country' | 'subscriptions'>,
): string {
  return accountCurrency({
    subscriptions,
    billing: billing?.currency,
    country,
    visitorCountry: customer.country,
    brandCurrencies: customer.currencies,
  });
}

function isHeldAlready(result: PlatformResult<unknown>): boolean {
  return (
    !result.ok && result.failure.kind === 'refused' && result.failure.code.endsWith('already_subscribed')
  );
}

function previewBody(
  toPlan: Plan,
  currency: string,
  accountId: string,
  billing: BillingInfo | undefined,
  couponCode: string | undefined,
) {
  return {
    plan_code: toPlan.code,
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

function failed<Operation extends 'account' | 'devices' | 'preview'>(
  operation: Operation,
  failure: PlatformFailure,
) {
  return { kind: 'failed' as const, operation, failure };
}
