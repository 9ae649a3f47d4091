import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { cancelReasons } from '../../contracts/orders/cancel-plan.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { priceIn } from '../../domain/text/money.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { planStates } from '../../domain/plans/plan-states.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { shownPrice } from '../account/shown-price.ts';
import { distinctNames } from '../words/plan-names.ts';
import { pendingPlan } from '../../domain/plans/subscription-state.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { owedText, storeLines } from '../words/plan-billing-text.ts';
import { priceText } from '../words/price-text.ts';
import { historyText } from '../words/history-text.ts';
import { canCancel, planAfterCancel, remainingTime } from '../../domain/plans/cancellation.ts';
import { coveredDevices } from '../../domain/devices/covered-devices.ts';
import { historyLeft } from '../../domain/plans/history-left.ts';
import { owedOf, storeBillings } from '../../domain/billing/plan-billing.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { accountReader } from '../account/account-reader.ts';
import { type AccountFacts, OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { takeRefusedText } from '../access/typed-text.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Returns what the cancellation page shows, or the path to redirect to. Where the address names no subscription, the
 * page takes the only one that can be cancelled; with several, the visitor chooses on My Plan.
 */
export async function loadCancelPlan(context: RequestContext, session: SessionRecord) {
  const { brand, nowMs, url } = context;
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
  const { subscriptions, devices, catalogue, modelNames } = read.account;
  const named = url.searchParams.get('subscriptionId');
  const found = subscriptions.filter(
    (each) => canCancel(each, brand.planCodes) && (named === null || each.id === named),
  );
  const [subscription] = found;
  const billed = storeBillings(subscriptions);
  const elsewhere = storeLines(billed, context);
  // A plan that a store bills is cancelled at the store, and nothing else can be here.
  const asksForStore =
    named === null || subscriptions.some(({ id, state }) => id === named && state.kind === 'billedElsewhere');
  if (!subscription && asksForStore && elsewhere.length > 0)
    return loaded({ kind: 'elsewhere' as const, lines: elsewhere });
  if (!subscription || found.length > 1) return redirectTo(pathTo('myPlan'));
  const copy = context.copy('cancel');
  const { during, endsAt } = remainingTime(subscription);
  const date = endsAt === null ? undefined : context.day(endsAt);
  const plan = subscription.plan.name;
  const inTrial = during === 'trial';
  const after = planAfterCancel(catalogue, brand.planCodes);
  const kept = historyLeft(brand.retentionAfterCancel, after, {
    freeHistoryHours: brand.features.freeHistoryHours,
    planCodes: brand.planCodes,
  });
  const covered = coveredDevices(subscription, devices);
  const owed = owedText(owedOf(read.account.invoices ?? []), context);
  const isAsked = url.searchParams.get('step') === 'confirm';
  const refused = isAsked ? await takeRefusedText(context, session) : { fields: undefined, cookies: [] };
  return loaded(
    {
      kind: 'form' as const,
      subscriptionId: subscription.id,
      version: subscriptionVersion(subscription),
      changed: url.searchParams.get('notice') === 'changed',
      lead:
        date === undefined
          ? fillIn(copy.leadUnknown, { plan })
          : fillIn(inTrial ? copy.leadTrial : copy.leadPaid, { plan, date }),
      charge: owed === undefined ? [inTrial ? copy.chargeTrial : copy.chargePaid] : [owed, copy.chargeOwed],
      elsewhere,
      history: kept ? historyText(kept, copy) : copy.historyUnknown,
      kept: keptText(after, covered.length, copy),
      lower: lowerText(context, subscription, read.account),
      devices: deviceChipsText(covered, modelNames, context.copy('devices'), {
        named: true,
      }),
      // The first, without a value, is none.
      reasons: [{ value: '', label: '—' }, ...cancelReasons.map((value) => ({ value, label: copy[value] }))],
      reason: refused.fields?.['reason'],
      question: isAsked && {
        title: fillIn(copy.confirmTitle, { plan }),
        lines: confirmLines(copy, date, { inTrial, owed }),
        pageHref: `${url.pathname}?${new URLSearchParams({ subscriptionId: subscription.id })}`,
      },
    },
    { cookies: refused.cookies },
  );
}

/** Says until when the plan stays, if that is known, and that nothing is charged, or what still may be. */
function confirmLines(
  copy: Copy['cancel'],
  date: string | undefined,
  { inTrial, owed }: { inTrial: boolean; owed: string | undefined },
): string[] {
  const charge = owed === undefined ? [copy.chargePaid] : [owed, copy.chargeOwed];
  if (date === undefined) return owed === undefined ? [copy.confirmUnknown] : charge;
  if (inTrial && owed === undefined) return [fillIn(copy.confirmTrial, { date })];
  return [fillIn(copy.confirmPaid, { date }), ...charge];
}

/** Describes which devices the free plan still covers after the cancellation; undefined where it covers none. */
function keptText(after: Plan | undefined, onPlan: number, copy: Copy['cancel']): string | undefined {
  if (!after || after.deviceQuantity === 0 || onPlan === 0) return undefined;
  return fillIn(onPlan <= after.deviceQuantity ? copy.keptAll : copy.keptSome, {
    plan: after.name,
    count: after.deviceQuantity,
  });
}

/**
 * Suggests the lowest plan of the same billing cycle below the one to be cancelled; undefined without such a plan,
 * without its price in the account's currency, or where the state of the plan allows no order.
 */
function lowerText(
  context: RequestContext,
  { plan: held, state }: Subscription,
  {
    available = [],
    subscriptions,
    billing,
    country,
  }: Pick<AccountFacts, 'subscriptions'> & {
    [Fact in 'available' | 'billing' | 'country']?: AccountFacts[Fact] | undefined;
  },
): { text: string; href: string } | undefined {
  const { brand, country: visitorCountry } = context;
  if (planStates[state.kind].closed) return undefined;
  const currency = accountCurrency({
    subscriptions,
    billing: billing?.currency,
    country,
    visitorCountry,
    brandCurrencies: brand.currencies,
  });
  const pending = pendingPlan(state)?.planCode;
  const [lower] = available
    .filter(({ code }) => code !== pending)
    .filter((plan) => plan.isVisible && !plan.isLegacy && !isFreePlan(plan.code, brand.planCodes))
    .filter((plan) => plan.billingCycle === held.billingCycle && plan.billingOrder < held.billingOrder)
    .toSorted((a, b) => a.billingOrder - b.billingOrder);
  const { shown } = shownPrice(brand, accountCountry(country, visitorCountry), subscriptions);
  const price = lower && priceIn(shown(lower).prices, currency);
  if (!lower || !price) return undefined;
  const { each } = context.copy('price');
  return {
    text: fillIn(context.copy('cancel').lower, {
      plan: distinctNames(lower, held, context).first,
      price: priceText(context.money(price), lower.billingCycle, each),
    }),
    href: pathTo('plans', { planId: lower.id }),
  };
}
