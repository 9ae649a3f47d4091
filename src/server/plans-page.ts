import { copyFor, type Copy } from '../brands/copy/copy.ts';
import { fillIn } from '../brands/copy/fill-in.ts';
import type { Plan } from '../contracts/plan.ts';
import type { PlanOffer, PlanOfferGroup } from '../contracts/plan-offer.ts';
import { currencyFor, moneyText, priceIn } from '../domain/money.ts';
import { offeredPlans, planTerm, planTerms } from '../domain/offered-plans.ts';
import { brandPlans } from './catalogue.ts';
import { platformOf } from './platform/platform-of.ts';
import type { PortalEnv } from './portal-env.ts';
import type { Visit } from './visit.ts';

/** The brand's plans in words, by term; or that they cannot be had right now. */
export type PlansPage = { kind: 'groups'; groups: PlanOfferGroup[] } | { kind: 'unavailable' };

/** What the brand sells (spec subscriptions-and-money.md section 2, Plan chooser), priced for the visitor's country. */
export async function plansPage(env: PortalEnv, visit: Visit): Promise<PlansPage> {
  const { brand, locale } = visit;
  const kept = await brandPlans(platformOf(env, visit), brand.key, visit.nowMs);
  if (!kept) return { kind: 'unavailable' };
  const plans = kept.value;
  const copy = copyFor('plans', locale.language, brand);
  const currency = currencyFor(visit.country, brand.currencies);
  const terms = planTerms.filter((term) => term !== 'twoYears' || brand.features.twoYearTab);
  const groups = terms.map((term) => ({
    term,
    title: copy[term],
    offers: offeredPlans(plans, term, currency).map((plan) => offer(plan, copy, currency, locale.format)),
  }));
  return { kind: 'groups', groups: groups.filter((group) => group.offers.length > 0) };
}

function offer(plan: Plan, copy: Copy['plans'], currency: string, format: string): PlanOffer {
  const price = priceIn(plan.prices, currency);
  const per = { monthly: copy.perMonth, yearly: copy.perYear, twoYears: copy.perTwoYears };
  const isFree = plan.billingCycle === 0;
  return {
    id: plan.id,
    name: plan.name,
    price: isFree ? copy.free : price && moneyText(price, format),
    per: isFree || !price ? undefined : per[planTerm(plan.billingCycle)],
    features: [
      historyText(plan.retentionDays, copy),
      cameraText(plan.deviceQuantity, copy),
      ...plan.highlights,
    ],
  };
}

function historyText(days: number, copy: Copy['plans']): string {
  if (days === 0) return copy.historyNone;
  return days === 1 ? fillIn(copy.historyHours, { count: 24 }) : fillIn(copy.historyDays, { count: days });
}

function cameraText(count: number, copy: Copy['plans']): string {
  return count === 1 ? copy.cameraOne : fillIn(copy.camerasMany, { count });
}
