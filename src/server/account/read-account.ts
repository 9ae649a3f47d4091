import type { Brand } from '../../brands/brand-schema.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import { hasPastDue } from '../../domain/billing/invoice-status.ts';
import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { withConfirmed } from '../../domain/orders/confirmed-change.ts';
import {
  type EndedSubscription,
  type Subscription,
  subscriptionsOf,
} from '../../domain/plans/subscription.ts';
import { type PlanCodes, sameId } from '../../domain/plans/plan-codes.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformFailure, PlatformResult } from '../platform/platform-failure.ts';
import { brandDeviceModels, brandPlans } from '../platform/catalogue.ts';
import type { AccountReader } from './account-reader.ts';

/** How long a page waits for a fact that it can be shown without, in milliseconds. */
export const OPTIONAL_MS = 2_000;

/** The data of an account, as the platform has it. */
export type AccountFacts = {
  /**
   * What the account has, each with its state, before the subscriptions of one plan are merged. A change that the platform has
   * confirmed and does not show yet is in them.
   */
  subscriptions: Subscription[];
  /** The plans that the account can choose. */
  available: Plan[];
  /** The devices that a plan can cover. */
  devices: Device[];
  billing: BillingInfo;
  invoices: Invoice[];
  /** The country of the account's contact; undefined where the platform names none. */
  country: string | undefined;
  /** All plans of the brand, to look up a plan that is no longer sold; empty where the platform does not answer. */
  catalogue: readonly Plan[];
  /** The shop name of each device model of the brand, by model; empty where the platform does not answer. */
  modelNames: ReadonlyMap<string, string>;
};
/** The name of one fact of an account. */
export type AccountFact = keyof AccountFacts;

/** The facts that a page may require: without them it cannot be shown. */
export type RequiredFact = Exclude<AccountFact, 'country' | 'catalogue' | 'modelNames'>;

/** Which facts to read, and how long to wait for each kind, in milliseconds. */
export type RequestedFacts<Required extends RequiredFact, Optional extends AccountFact> = {
  /** Where several of them fail, the first one in this order is reported. */
  required: readonly Required[];
  /** Undefined, or empty, in the result where the platform does not answer in time. */
  optional?: readonly Optional[];
  withinMs?: number;
  optionalWithinMs?: number;
  /** True where one subscription that cannot be read makes the read of all subscriptions fail. */
  needsAllSubscriptions?: boolean;
};

/**
 * The wanted facts, or the first required one that failed. An optional fact that could not be read is undefined or
 * empty.
 */
export type ReadAccount<Required extends RequiredFact, Optional extends AccountFact> =
  | {
      kind: 'account';
      account: Pick<AccountFacts, Required> & Pick<PossibleFacts, Optional>;
      /** The subscriptions that have ended; empty where subscriptions were not asked for. */
      ended: readonly EndedSubscription[];
      /** The subscriptions without a change that the platform does not show yet. */
      listed: readonly Subscription[];
      /** False where a subscription could not be read, or is not in the list. */
      hasAllPlans: boolean;
      /** False where a device could not be read, or is not in the list. */
      hasAllDevices: boolean;
      /** False where one of both is. */
      isComplete: boolean;
    }
  | {
      kind: 'failed';
      /** A required fact that failed: one for which the platform no longer accepts the session, else the first. */
      fact: Required;
      failure: PlatformFailure;
    };

type PossibleFacts = { [Fact in RequiredFact | 'country']: AccountFacts[Fact] | undefined } & Pick<
  AccountFacts,
  'catalogue' | 'modelNames'
>;

/** Reads the wanted facts of an account from the platform and from its object, in one parallel batch. */
export async function readAccount<Required extends RequiredFact, Optional extends AccountFact = never>(
  { platform, openChange }: AccountReader,
  brand: Pick<Brand, 'key' | 'billing'> & { displayName?: string; planCodes: PlanCodes },
  nowMs: number,
  wanted: RequestedFacts<Required, Optional>,
): Promise<ReadAccount<Required, Optional>> {
  const required = new Set<AccountFact>(wanted.required);
  const optional = new Set<AccountFact>(wanted.optional);
  const { withinMs = Infinity, optionalWithinMs = withinMs, needsAllSubscriptions = false } = wanted;
  /**
   * Calls the platform for a wanted fact, with the time limit of its kind; returns undefined for a fact that is not
   * wanted.
   */
  const ask = <Answer>(fact: AccountFact, call: (withinMs: number) => Promise<Answer>) => {
    if (required.has(fact)) return call(withinMs);
    return optional.has(fact) ? call(optionalWithinMs) : undefined;
  };
  const [subscriptions, available, devices, billing, invoices, contact, catalogue, modelNames, change] =
    await Promise.all([
      ask('subscriptions', (ms) => platform.call('subscriptions', {}, { withinMs: ms })),
      ask('available', (ms) => platform.call('listAvailableSubscriptions', {}, { withinMs: ms })),
      ask('devices', (ms) =>
        platform.call('devices', { query: { excludeExternalSub: 'false' } }, { withinMs: ms }),
      ),
      ask('billing', (ms) => platform.call(billingOperations(brand).info, {}, { withinMs: ms })),
      ask('invoices', (ms) => platform.call('paymentHistory', {}, { withinMs: ms })),
      ask('country', (ms) => platform.call('contactInfo', {}, { withinMs: ms })),
      ask('catalogue', (ms) => brandPlans(platform, brand.key, nowMs, ms)),
      ask('modelNames', (ms) => brandDeviceModels(platform, brand, nowMs, ms)),
      ask('subscriptions', () => openChange()),
    ]);
  const hasAllPlans = !(subscriptions?.ok && subscriptions.missing);
  const results: Record<RequiredFact, PlatformResult<unknown> | undefined> = {
    subscriptions: needsAllSubscriptions && !hasAllPlans ? incomplete : subscriptions,
    available,
    devices,
    billing,
    invoices,
  };
  const failures = wanted.required.flatMap((fact) => {
    const result = results[fact];
    return result && !result.ok ? [{ fact, failure: result.failure }] : [];
  });
  const failed = failures.find(({ failure }) => failure.kind === 'signedOut') ?? failures[0];
  if (failed) return { kind: 'failed', ...failed };
  const plans = [...(answerOf(available) ?? []), ...(catalogue?.value ?? [])];
  const { live, ended } = subscriptionsOf(withListedIds(answerOf(subscriptions) ?? [], plans), {
    planCodes: brand.planCodes,
    nowMs,
    hasPastDue: hasPastDue(answerOf(invoices)?.map(({ status }) => status) ?? []),
  });
  const account: PossibleFacts = {
    subscriptions: subscriptions?.ok
      ? withConfirmed(live, (change !== 'unread' && change) || null, brand.planCodes, nowMs)
      : undefined,
    available: answerOf(available),
    devices: devices?.ok ? subscribableDevices(devices.answer) : undefined,
    billing: answerOf(billing),
    invoices: answerOf(invoices),
    country: answerOf(contact)?.address[0]?.country ?? undefined,
    catalogue: catalogue?.value ?? [],
    modelNames: modelNames ?? new Map(),
  };
  if (!hasAll(account, wanted.required)) throw new Error('a required fact was read but has no value');
  const hasAllDevices = !(devices?.ok && devices.missing);
  return {
    kind: 'account',
    account,
    ended,
    listed: live,
    hasAllPlans,
    hasAllDevices,
    isComplete: hasAllPlans && hasAllDevices,
  };
}

/** Gives each subscription the id of its plan as the lists of plans write it: the letter case may differ. */
function withListedIds(
  subscriptions: readonly ListedSubscription[],
  plans: readonly Pick<Plan, 'id'>[],
): ListedSubscription[] {
  return subscriptions.map((each) => ({
    ...each,
    planId: plans.find(({ id }) => each.planId !== null && sameId(id, each.planId))?.id ?? each.planId,
  }));
}

/** The failure that takes the place of subscriptions that could not all be read. */
const incomplete: PlatformResult<never> = {
  ok: false,
  failure: { kind: 'garbled', detail: 'a subscription is left out' },
};

function answerOf<Answer>(result: PlatformResult<Answer> | undefined): Answer | undefined {
  return result?.ok ? result.answer : undefined;
}

function hasAll<Fact extends AccountFact>(
  account: PossibleFacts,
  facts: readonly Fact[],
): account is PossibleFacts & Pick<AccountFacts, Fact> {
  return facts.every((fact) => account[fact] !== undefined);
}
