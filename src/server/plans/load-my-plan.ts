import type { Brand } from '../../brands/brand-schema.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import type { EndedSubscription, Subscription } from '../../domain/plans/subscription.ts';
import { momentOf } from '../../domain/text/when.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import type { AccountReader } from '../account/account-reader.ts';
import { OPTIONAL_MS, readAccount } from '../account/read-account.ts';

/** What My Plan shows, or where it redirects to. */
export type MyPlan =
  | {
      kind: 'plans';
      subscriptions: Subscription[];
      /** The same subscriptions before those of one plan are merged. */
      own: readonly Subscription[];
      /**
       * The subscriptions without a change that the platform does not show yet; undefined where one could not be read.
       */
      listed: readonly Subscription[] | undefined;
      /** False where a plan or a device of the account is missing, because it could not be read. */
      isWhole: boolean;
      ended: readonly EndedSubscription[];
      devices: Device[];
      /** The plans for sale, then those that are no longer sold, which also have a price. */
      plans: readonly Plan[];
      /** The plans for sale alone, and all plans of the brand, as far as they could be read. */
      offered: readonly Plan[];
      catalogue: readonly Plan[];
      billing: BillingInfo | undefined;
      invoices: Invoice[] | undefined;
      /** The country of the account's contact; undefined where it is unknown. */
      country: string | undefined;
      modelNames: ReadonlyMap<string, string>;
    }
  /** The account had plans, and has none now. */
  | { kind: 'ended'; ended: readonly EndedSubscription[] }
  | { kind: 'empty' }
  | { kind: 'redirect'; page: 'plans' | 'error' }
  | { kind: 'signIn'; reason: LoginReason };

/**
 * Loads My Plan in one parallel batch. Subscriptions, available plans and devices are required; card, invoices,
 * country, catalogue and model names are optional and time out after two seconds. Where subscriptions or available
 * plans cannot be read, the page leads to sign-in; where devices cannot be read, to /error. Without a subscription it
 * leads to the plans, or says how to begin where the account has no device either; a person whose plans have all ended is
 * told so.
 */
export async function loadMyPlan(
  reader: AccountReader,
  brand: Pick<Brand, 'key' | 'billing' | 'planCodes'>,
  nowMs: number,
): Promise<MyPlan> {
  const read = await readAccount(reader, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: ['billing', 'invoices', 'country', 'catalogue', 'modelNames'],
    optionalWithinMs: OPTIONAL_MS,
  });
  if (read.kind === 'failed') {
    if (read.failure.kind === 'signedOut') return { kind: 'signIn', reason: 'ended' };
    return read.fact === 'devices'
      ? { kind: 'redirect', page: 'error' }
      : { kind: 'signIn', reason: 'unavailable' };
  }
  const { subscriptions, available, catalogue, ...account } = read.account;
  const ended = latestFirst(read.ended);
  // One that could not be read may be running.
  if (subscriptions.length === 0 && !read.hasAllPlans) return { kind: 'signIn', reason: 'unavailable' };
  if (subscriptions.length === 0 && ended.length > 0) return { kind: 'ended', ended };
  if (subscriptions.length === 0)
    return account.devices.length === 0 ? { kind: 'empty' } : { kind: 'redirect', page: 'plans' };
  return {
    ...account,
    kind: 'plans',
    subscriptions: mergedSubscriptions(subscriptions, brand.planCodes),
    own: subscriptions,
    listed: read.hasAllPlans ? read.listed : undefined,
    isWhole: read.isWhole,
    ended,
    offered: available,
    catalogue,
    plans: withUnsoldPlans(available, catalogue),
  };
}

/** Returns the plans for sale, then the other plans of the catalogue. */
export function withUnsoldPlans(available: readonly Plan[], catalogue: readonly Plan[]): Plan[] {
  const known = new Set(available.map(({ id }) => id));
  return [...available, ...catalogue.filter(({ id }) => !known.has(id))];
}

function latestFirst(ended: readonly EndedSubscription[]): EndedSubscription[] {
  const endOf = ({ endedAt }: EndedSubscription) => (endedAt === null ? 0 : momentOf(endedAt));
  return ended.toSorted((a, b) => endOf(b) - endOf(a));
}
