import { type PlanOfferGroup, PlanOffers } from '../../components/plans/plan-offers.tsx';
import type { Stories } from '../../components/stories.ts';
import type { PlanOfferText } from '../../components/plans/plan-offer.tsx';
import { plans } from '../../copy/en/plans/plans.ts';
import { PlanForm } from './plan-form.tsx';

const offer = (name: string, state: { isSelected: boolean; isToday: boolean }): PlanOfferText => ({
  id: `plan-${name}`,
  name,
  detail: undefined,
  price: '$5.99',
  per: '/mo',
  eachMonth: undefined,
  withTax: undefined,
  trial: undefined,
  mark: state.isToday ? { kind: 'today', text: plans.markToday } : undefined,
  features: [`${name} video history`, 'Up to 5 cameras'],
  highlights: ['Smart Detection'],
  difference: undefined,
  summary: '30-Day · $5.99/mo',
  choice: {
    kind: 'open',
    text: state.isToday ? plans.currentPlan : plans.select,
    selectedText: state.isToday ? plans.currentPlan : plans.selected,
    isLegacy: false,
    ...state,
  },
});
const group = (today: boolean): PlanOfferGroup => ({
  term: 'monthly',
  title: 'Monthly',
  offers: [
    offer('7-Day', { isSelected: today, isToday: true }),
    offer('30-Day', { isSelected: !today, isToday: false }),
  ],
});
const usual = {
  action: '/api/plans/choose?account=sample' as const,
  today: { planId: 'plan-7-Day', isLegacy: false },
  isOpen: true,
  promoCode: undefined,
  seen: undefined,
  words: plans,
};

export const stories: Stories = {
  'another plan selected': (
    <PlanForm home="#home" {...usual}>
      <PlanOffers group={group(false)} />
    </PlanForm>
  ),
  'the plan of today selected': (
    <PlanForm home="#home" {...usual}>
      <PlanOffers group={group(true)} />
    </PlanForm>
  ),
  'the plan of today, no longer sold': (
    <PlanForm home="#home" {...usual} today={{ planId: 'plan-7-Day', isLegacy: true }}>
      <PlanOffers group={group(true)} />
    </PlanForm>
  ),
  'nothing to choose': (
    <PlanForm home="#home" {...usual} isOpen={false}>
      <PlanOffers group={group(true)} />
    </PlanForm>
  ),
};
