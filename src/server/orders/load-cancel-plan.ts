import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { type Owed, owedOf, type StoreBilling, storeBillings } from '../../domain/billing/plan-billing.ts';
import { coveredDevices } from '../../domain/devices/covered-devices.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { lowerPlan, planAfterCancel, planToCancel, remainingTime } from '../../domain/plans/cancellation.ts';
import { historyLeft } from '../../domain/plans/history-left.ts';
import type { CurrentPeriod } from '../../domain/plans/period.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { type Money, priceIn } from '../../domain/text/money.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { takeRefusedText } from '../access/typed-text.ts';
import { accountReader } from '../account/account-reader.ts';
import { OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import { shownPrice } from '../account/shown-price.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** What Cancel Plan shows: what ends with the plan, or that only a store can end it (`store`). */
export type CancelPlanFacts =
  | { kind: 'store'; stores: readonly StoreBilling[] }
  | {
      kind: 'plan';
      subscription: Subscription;
      /** True where the plan changed since the person last saw it. */
      hasChanged: boolean;
      /** How long the plan still runs. */
      remaining: CurrentPeriod;
      owed: Owed | null;
      /** The plans that a store bills besides: they are not cancelled. */
      stores: readonly StoreBilling[];
      /** How long video is kept afterwards; undefined where that is unknown. */
      history: Retention | undefined;
      /** The devices on the plan, and the shop name of each device model. */
      covered: readonly Device[];
      modelNames: ReadonlyMap<string, string>;
      /** The free plan that takes its place; undefined where there is none. */
      freePlan: Plan | undefined;
      /** A plan that costs less, with its price. */
      lower: { plan: Plan; price: Money } | undefined;
      /** True where the person is asked once more, with the reason that was chosen before the session ended. */
      isQuestion: boolean;
      reason: string | undefined;
    };

/**
 * Loads Cancel Plan. Where the address names no subscription, it takes the only one that can be cancelled; with several,
 * the person chooses on My Plan.
 */
export async function loadCancelPlan(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<CancelPlanFacts | RedirectPage>> {
  const { brand, country: visitorCountry, nowMs, url } = context;
  const { planCodes } = brand;
  const read = await readAccount(accountReader(context, session), brand, nowMs, {
    required: ['subscriptions', 'devices'],
    optional: ['available', 'billing', 'country', 'catalogue', 'modelNames', 'invoices'],
    optionalWithinMs: OPTIONAL_MS,
  });
  if (read.kind === 'failed') {
    const { fact, failure } = read;
    const here = url.pathname + url.search;
    return redirectTo(
      fact === 'devices' && failure.kind !== 'signedOut'
        ? pathTo('error', { redirectUri: here })
        : await signInAgain(context, failure, here),
    );
  }
  const { subscriptions, devices, catalogue, modelNames, available = [], billing, country } = read.account;
  const stores = storeBillings(subscriptions);
  const choice = planToCancel(subscriptions, url.searchParams.get('subscriptionId'), planCodes);
  if (choice.kind === 'store') return loaded({ kind: 'store', stores });
  if (choice.kind === 'none') return redirectTo(pathTo('myPlan'));
  const { subscription } = choice;
  const freePlan = planAfterCancel(catalogue, planCodes);
  const lower = lowerPlan(subscription, available, planCodes);
  const currency = accountCurrency({
    subscriptions,
    billing: billing?.currency,
    country,
    visitorCountry,
    brandCurrencies: brand.currencies,
  });
  const { shown } = shownPrice(brand, accountCountry(country, visitorCountry), subscriptions);
  const price = lower && priceIn(shown(lower).prices, currency);
  const isQuestion = url.searchParams.get('step') === 'confirm';
  const refused = isQuestion ? await takeRefusedText(context, session) : { fields: undefined, cookies: [] };
  return loaded(
    {
      kind: 'plan',
      subscription,
      hasChanged: url.searchParams.get('notice') === 'changed',
      remaining: remainingTime(subscription),
      owed: owedOf(read.account.invoices ?? []),
      stores,
      history: historyLeft(brand.retentionAfterCancel, freePlan, {
        freeHistoryHours: brand.features.freeHistoryHours,
        planCodes,
      }),
      covered: coveredDevices(subscription, devices),
      modelNames,
      freePlan,
      lower: lower && price && { plan: lower, price },
      isQuestion,
      reason: refused.fields?.['reason'],
    },
    { cookies: refused.cookies },
  );
}
