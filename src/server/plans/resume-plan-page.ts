import { fillIn } from '../../copy/fill-in.ts';
import { keepNotices } from '../../contracts/plans/resume-plan.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { byDeviceName } from '../../domain/devices/covered-devices.ts';
import { quoteFields } from '../../domain/orders/order-quote.ts';
import { canResume, isResumed, type Leaving, resumeIntent } from '../../domain/plans/resumed-plan.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { retention } from '../../domain/plans/retention.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { cardText } from '../words/card-text.ts';
import { accountReader } from '../account/account-reader.ts';
import { askPreview } from '../account/ask-preview.ts';
import { type OrderContext, orderContextOf, readOrderAccount } from '../account/order-context.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { orderTermsText } from '../words/order-terms-text.ts';
import { nextChargeLines, storyOf } from '../words/price-text.ts';
import { redirectWithFlash } from '../page/change-flash.ts';
import { referenceOf, withReferenceSentence } from '../words/reference-sentence.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import { dedupeReads } from '../platform/dedupe-reads.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { historyText } from '../words/history-text.ts';
import { pendingChangeText } from '../words/pending-change-text.ts';
import type { ResumePlanText } from '../../components/plans/resume-plan.tsx';

/** What keeping a plan means and costs, or the path to redirect to. */
export type ResumePlanPage = RedirectPage | { kind: 'form'; text: ResumePlanText };

const MY_PLAN = pathTo('myPlan');

/**
 * Returns what it means and costs to keep a plan that is about to change or end. Where the address names no
 * subscription, the page takes the only one that can be kept; with none or several, it redirects to My Plan.
 */
export async function resumePlanPage(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<ResumePlanPage>> {
  const platform = dedupeReads(platformOf(context, session));
  const customer = orderCustomer(context, session);
  const { nowMs, url } = context;
  const { planCodes } = context.brand;
  foreseeResuming(session, platform, url.searchParams.get('subscriptionId'));
  const [found, modelNames] = await Promise.all([
    readOrderAccount(accountReader(context, session, platform), customer, nowMs),
    deviceModelNames(context, session),
  ]);
  if (found.kind === 'failed') return leadsAway(context, found.failure, found.operation === 'devices');
  const { account } = found;
  rememberBasis(context, session, account);
  const named = url.searchParams.get('subscriptionId');
  const asked = account.subscriptions.filter(({ id }) => named === null || id === named);
  const [subscription, other] = asked.filter((each) => canResume(each, planCodes));
  if (!subscription || other) {
    // A notice says that something changed. Where the plan was kept in another window, My Plan then says so.
    const kept = url.searchParams.has('notice') && asked.find((each) => isResumed(each, planCodes));
    return redirectTo(
      kept
        ? await redirectWithFlash(context, session, MY_PLAN, { done: 'kept', subscriptionId: kept.id })
        : MY_PLAN,
    );
  }
  const change = resumeIntent(subscription, account.devices);
  const read = await orderContextOf(platform, customer, account, { change, couponCode: undefined, nowMs });
  if (read.kind === 'changed') return redirectTo(MY_PLAN);
  if (read.kind === 'failed') return leadsAway(context, read.failure, true);
  const plans = [...account.available, ...account.catalogue];
  const kept = { subscription, plans, modelNames };
  return loaded({ kind: 'form', text: keepText(kept, read.orderContext, context) });
}

/** Asks early what the plan of the named subscription costs, or of the only one. */
function foreseeResuming(
  { orderBasis: basis, person }: SessionRecord,
  platform: PlatformClient,
  named: string | null,
): void {
  const codes = basis?.planCodes ?? {};
  const [only, other] = Object.keys(codes);
  const planCode = codes[named ?? (other === undefined ? only : undefined) ?? ''];
  if (!basis || planCode === undefined) return;
  void askPreview(platform, { planCode, couponCode: undefined, accountId: person.accountId, basis });
}

async function leadsAway(
  context: RequestContext,
  failure: PlatformFailure,
  canTryAgain: boolean,
): Promise<Loaded<RedirectPage>> {
  const page = context.url.pathname + context.url.search;
  return redirectTo(
    canTryAgain && failure.kind !== 'signedOut'
      ? pathTo('error', { redirectUri: page })
      : await signInAgain(context, failure, page),
  );
}

function keepText(
  {
    subscription,
    plans,
    modelNames,
  }: {
    subscription: Subscription & Leaving;
    plans: readonly Plan[];
    modelNames: ReadonlyMap<string, string>;
  },
  orderContext: OrderContext,
  context: RequestContext,
): ResumePlanText {
  const { brand, locale } = context;
  const copy = context.copy('resumePlan');
  const { toPlan, quote, devices, billing, version } = orderContext;
  const { currency, today } = quote;
  const story = storyOf(orderContext, undefined, context);
  const kept = retention(toPlan, {
    isFree: isFreePlan(toPlan.code, brand.planCodes),
    freeHistoryHours: brand.features.freeHistoryHours,
  });
  const card = billing && cardText(billing, context.copy('payment'), locale.format);
  const plan = subscription.plan.name;
  const notice = keepNotices.find((known) => known === context.url.searchParams.get('notice'));
  return {
    title: fillIn(copy.title, { plan }),
    lead: pendingChangeText(subscription, plans, context, {
      ends: { dated: copy.leadEnding, undated: copy.leadEndingSometime },
      changes: { dated: copy.leadChange, undated: copy.leadChangeSometime },
    }),
    notice: notice && withReferenceSentence(context, copy[notice], referenceOf(context)),
    facts: [
      ...(card ? [{ label: copy.card, value: card }] : []),
      { label: copy.history, value: historyText(kept, context.copy('myPlan')) },
      {
        label: copy.chargedToday,
        value: context.money({ minorUnits: today, currency }),
        total: true,
      },
    ],
    charges: nextChargeLines(story, context),
    terms: orderTermsText(story, orderContext.country, context),
    devices: deviceChipsText(devices.toSorted(byDeviceName), modelNames, context.copy('devices'), {
      named: true,
    }),
    fields: { subscriptionId: subscription.id, key: crypto.randomUUID(), version, ...quoteFields(quote) },
    keep: fillIn(copy.keep, { plan }),
  };
}
