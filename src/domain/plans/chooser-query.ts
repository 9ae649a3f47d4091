import { type ChooserNotice, planNotices } from '../../contracts/plans/plan-choice.ts';
import { type PlanTerm, planTerms } from './offered-plans.ts';

/** What the address of the plan chooser asks for. */
export type ChooserQuery = {
  /** A plan to begin with, as text; there may be no such plan. */
  planId?: string | undefined;
  term?: PlanTerm | undefined;
  /** A promo code brought along, in lower case. */
  promoCode?: string | undefined;
  /** Asks what the plan takes away. */
  confirm?: boolean;
  /** Why a choice was not taken. */
  notice?: ChooserNotice | undefined;
};

/** Longest id and longest promo code that are looked at, in characters. */
const MAX_ID_LENGTH = 200;
export const MAX_PROMO_LENGTH = 64;

/** Reads the query: the first `planId` wins, anything unknown or hostile is as if it were not there. */
export function chooserQuery(query: URLSearchParams): ChooserQuery {
  const planId = query.get('planId') ?? '';
  const promoCodes = query.getAll('promoCode');
  return {
    planId: planId && planId.length <= MAX_ID_LENGTH ? planId : undefined,
    term: planTerms.find((term) => term === query.get('term')),
    promoCode: promoCodes.length === 1 ? readPromoCode(promoCodes[0]) : undefined,
    confirm: query.get('confirm') === '1',
    notice: planNotices.find((notice) => notice === query.get('notice')),
  };
}

/** A promo code in lower case; undefined for an empty one, one too long, and one that is no code. */
export function readPromoCode(text: string | undefined): string | undefined {
  const code = text?.trim().toLowerCase() ?? '';
  return code.length <= MAX_PROMO_LENGTH && /^[\p{L}\p{N}][\p{L}\p{N}._+-]*$/u.test(code) ? code : undefined;
}

/** The chooser's address for a query; one spelling for each. */
export function chooserPath({ planId, term, promoCode, confirm, notice }: ChooserQuery): string {
  const query = new URLSearchParams();
  if (planId) query.set('planId', planId);
  if (term) query.set('term', term);
  if (promoCode) query.set('promoCode', promoCode);
  if (confirm) query.set('confirm', '1');
  if (notice) query.set('notice', notice);
  return query.size > 0 ? `/plans?${query}` : '/plans';
}
