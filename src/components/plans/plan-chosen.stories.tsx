import { plans } from '../../copy/en/plans/plans.ts';
import type { Stories } from '../stories.ts';
import { PlanChosen } from './plan-chosen.tsx';
import { type PlanOfferGroup, PlanOffers } from './plan-offers.tsx';

const group: PlanOfferGroup = {
  term: 'monthly',
  title: 'Monthly',
  offers: [
    {
      id: 'plan-premium',
      name: 'Premium',
      detail: undefined,
      price: '$7.99',
      per: '/mo',
      eachMonth: undefined,
      withTax: undefined,
      trial: undefined,
      mark: undefined,
      features: ['30 days of video'],
      highlights: ['Smart Detection'],
      difference: undefined,
      summary: 'Premium · $7.99/mo · $4.00 more a month',
      choice: {
        kind: 'open',
        text: plans.select,
        selectedText: plans.selected,
        isSelected: true,
        isToday: false,
        isLegacy: false,
      },
    },
  ],
};

export const stories: Stories = {
  'of the selected plan': (
    <form className="plan-form">
      <PlanOffers group={group} />
      <PlanChosen group={group} />
    </form>
  ),
};
