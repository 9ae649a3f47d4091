import { type ChooserNotice, planNotices } from '../../contracts/plans/plan-choice.ts';
import { readPromoCode } from '../text/promo-code.ts';
import { type PlanTerm, planTerms } from './offered-plans.ts';
import { pathTo } from '../pages/path-to.ts';

/** The query of the plan chooser, `/plans`. */
export type ChooserQuery = {
  /** The id of the plan to preselect; there may be no such plan. */
  planId?: string | undefined;
  term?: PlanTerm | undefined;
  /** A promo code for the chosen plan, in lower case. */
  promoCode?: string | undefined;
  /** True to show the confirmation of what the person loses with the plan. */
  confirm?: boolean;
  /** Why the last choice was refused. */
  notice?: ChooserNotice | undefined;
  /** The price of the plan, as a `priceMark`, where a visitor chose it and has signed in to go on. */
  seenPrice?: string | undefined;
};

/** The longest plan id that is accepted, in characters. */
const MAX_ID_LENGTH = 200;

/**
 * Reads the query. Of several `planId` values the first counts, of several promo codes none; an invalid or unknown
 * value is ignored.
 */
export function chooserQuery(query: URLSearchParams): ChooserQuery {
  const planId = query.get('planId') ?? '';
  const promoCodes = query.getAll('promoCode');
  return {
    planId: planId && planId.length <= MAX_ID_LENGTH ? planId : undefined,
    term: planTerms.find((term) => term === query.get('term')),
    promoCode: promoCodes.length === 1 ? readPromoCode(promoCodes[0]) : undefined,
    confirm: query.get('confirm') === '1',
    notice: planNotices.find((notice) => notice === query.get('notice')),
    seenPrice: /^[A-Za-z\d]{1,16}$/.exec(query.get('price') ?? '')?.[0],
  };
}

/** The address of the chooser for a query. The same query always gives the same text. */
export function chooserPath({ planId, term, promoCode, confirm, notice, seenPrice }: ChooserQuery): string {
  return pathTo('plans', {
    planId: planId || undefined,
    term,
    promoCode: promoCode || undefined,
    confirm: confirm ? '1' : undefined,
    notice,
    price: seenPrice || undefined,
  });
}
