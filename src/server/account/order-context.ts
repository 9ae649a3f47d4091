import type { Brand } from '../../brands/brand-schema.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Preview } from '../../contracts/orders/preview.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { accountCountry } from '../../domain/orders/account-currency.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { previewBasis } from '../../domain/orders/order-basis.ts';
import {
  atListPrice,
  type OrderQuote,
  orderQuote,
  withoutPastTrial,
} from '../../domain/orders/order-quote.ts';
import { resumedPlan, listedPreview } from '../../domain/plans/resumed-plan.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { planStates } from '../../domain/plans/plan-states.ts';
import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import { askPreview } from './ask-preview.ts';
import { type AccountFacts, readAccount } from './read-account.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { AccountReader } from './account-reader.ts';
import { isAlreadySubscribedRefusal, type PlatformFailure } from '../platform/platform-failure.ts';

/** Who orders. `country` is the visitor's, used where the account names none. */
export type OrderCustomer = {
  brand: string;
  billing: Brand['billing'];
  planCodes: PlanCodes;
  currencies: Readonly<Record<string, string>>;
  accountId: string;
  country: string;
};

/**
 * What an order depends on, as read from the platform: the account as it is now, the plan, and what the platform would
 * charge.
 */
export type OrderContext = {
  toPlan: Plan;
  current: { subscription: Subscription; plan: Plan | undefined } | undefined;
  subscriptions: Subscription[];
  devices: Device[];
  billing: BillingInfo | undefined;
  preview: Preview;
  /** The preview without the promo code and without a discount that the account has from before, at the list price. */
  listPreview: Preview;
  /** What a discount that the account has from before takes off a period, before tax, in minor units; 0 without one. */
  keptDiscount: number;
  quote: OrderQuote;
  /** The version of the subscription that the order replaces; `none` where it replaces none. */
  version: string;
  /** The ISO country whose law the words of the order follow: the account's, else the visitor's. */
  country: string;
  /** The brand's plan codes with a special meaning. */
  planCodes: PlanCodes;
  /** False where the platform gave no preview: then the price is from the list of plans, and the tax is unknown. */
  isTaxStated: boolean;
};

/**
 * The order context, or why it could not be made: the change no longer fits the account (`changed`), or a call failed.
 */
export type ReadOrderContext =
  | { kind: 'orderContext'; orderContext: OrderContext }
  | { kind: 'changed' }
  | { kind: 'failed'; operation: 'account' | 'devices' | 'preview'; failure: PlatformFailure };

/**
 * The account as the platform has it: its subscriptions, devices, card and country, and the plans that it can choose.
 */
export type OrderAccount = Pick<
  AccountFacts,
  'subscriptions' | 'available' | 'devices' | 'country' | 'catalogue'
> & {
  billing: BillingInfo | undefined;
};

/** The account, or the first call that failed. */
export type ReadOrderAccount =
  | { kind: 'account'; account: OrderAccount }
  | { kind: 'failed'; operation: 'account' | 'devices'; failure: PlatformFailure };

/** How long reading the account (`accountMs`) and the preview (`previewMs`) may take, in milliseconds. */
export type OrderContextLimits = { accountMs: number; previewMs: number };

/**
 * Reads the order context in two steps: the account in one parallel batch, then the preview, which needs the plan, the
 * currency and the address. The promo code is part of the preview, so that the price shown is the price charged.
 */
export async function readOrderContext(
  reader: AccountReader,
  customer: OrderCustomer,
  change: PlanChangeIntent,
  couponCode: string | undefined,
  nowMs: number,
  { accountMs, previewMs }: OrderContextLimits = { accountMs: Infinity, previewMs: Infinity },
): Promise<ReadOrderContext> {
  const read = await readOrderAccount(reader, customer, nowMs, accountMs);
  if (read.kind === 'failed') return read;
  return orderContextOf(reader.platform, customer, read.account, { change, couponCode, nowMs, previewMs });
}

/** The first step: reads the account in one parallel batch. A card or a country that cannot be read is undefined. */
export async function readOrderAccount(
  reader: AccountReader,
  customer: OrderCustomer,
  nowMs: number,
  withinMs = Infinity,
): Promise<ReadOrderAccount> {
  const { brand: key, billing, planCodes } = customer;
  const read = await readAccount(reader, { key, billing, planCodes }, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: ['billing', 'country', 'catalogue'],
    withinMs,
    // A subscription that cannot be read may be the one to change, so nothing is ordered without it.
    needsAllSubscriptions: true,
  });
  if (read.kind === 'failed') return failed(read.fact === 'devices' ? 'devices' : 'account', read.failure);
  return { kind: 'account', account: read.account };
}

/** The second step: checks that the change fits the account, and reads what the platform would charge for it. */
export async function orderContextOf(
  platform: PlatformClient,
  customer: OrderCustomer,
  account: OrderAccount,
  {
    change,
    couponCode,
    nowMs,
    previewMs = Infinity,
  }: { change: PlanChangeIntent; couponCode: string | undefined; nowMs: number; previewMs?: number },
): Promise<ReadOrderContext> {
  const { subscriptions, available, devices: accountDevices, billing } = account;
  const { planCodes } = customer;
  const from = subscriptions.find(({ id }) => id === change.fromSubscriptionId);
  const resumed = from && resumedPlan(from, change.toPlanId, [...available, ...account.catalogue], planCodes);
  const toPlan = resumed ?? available.find(({ id }) => id === change.toPlanId);
  if (
    !toPlan ||
    (change.fromSubscriptionId !== null && !from) ||
    (from && planStates[from.state.kind].closed)
  )
    return { kind: 'changed' };
  const ids = new Set(accountDevices.map(({ id }) => id));
  if (change.deviceIds.length > toPlan.deviceQuantity || !change.deviceIds.every((id) => ids.has(id)))
    return { kind: 'changed' };
  const basis = previewBasis(account, customer);
  const ask = async (code: string | undefined) => {
    const params = { planCode: toPlan.code, couponCode: code, accountId: customer.accountId, basis };
    const read = await askPreview(platform, params, { withinMs: previewMs });
    return read.ok ? { ...read, answer: withoutPastTrial(read.answer, nowMs) } : read;
  };
  const [result, listPreview] = await Promise.all([
    ask(couponCode),
    couponCode === undefined ? undefined : ask(undefined),
  ]);
  // Some platforms give no preview of a plan that the account has already: its list price is used instead.
  const listed =
    resumed && !result.ok && isAlreadySubscribedRefusal(result.failure)
      ? listedPreview(from, resumed, basis.currency)
      : undefined;
  const preview = listed ? { ok: true as const, answer: listed } : result;
  if (!preview.ok) return failed('preview', preview.failure);
  if (listPreview && !listPreview.ok) return failed('preview', listPreview.failure);
  const plans = [...available, ...account.catalogue];
  const current = from && { subscription: from, plan: plans.find(({ id }) => id === from.planId) };
  const quote = orderQuote(preview.answer, toPlan, current, nowMs);
  const withoutPromo = listPreview ? listPreview.answer : preview.answer;
  // A platform may keep a discount from before, and does not say for how long.
  const atList = withoutPromo.trial ? withoutPromo : atListPrice(withoutPromo, toPlan);
  return {
    kind: 'orderContext',
    orderContext: {
      toPlan,
      current,
      subscriptions,
      devices: accountDevices.filter(({ id }) => change.deviceIds.includes(id)),
      billing,
      preview: preview.answer,
      listPreview: atList,
      keptDiscount: atList.subTotal - withoutPromo.subTotal,
      // A plan that is resumed goes on at its own price.
      quote: {
        ...quote,
        ...(listPreview || (!resumed && atList !== withoutPromo) ? { regular: atList.total } : {}),
      },
      version: from ? subscriptionVersion(from) : 'none',
      country: accountCountry(account.country, customer.country),
      planCodes,
      isTaxStated: listed === undefined,
    },
  };
}

function failed<Operation extends 'account' | 'devices' | 'preview'>(
  operation: Operation,
  failure: PlatformFailure,
) {
  return { kind: 'failed' as const, operation, failure };
}
