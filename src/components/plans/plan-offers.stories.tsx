import type { OfferChoice } from './plan-choice.tsx';
import type { PlanOfferText } from './plan-offer.tsx';
import type { Stories } from '../stories.ts';
import { type PlanOfferGroup, PlanOffers } from './plan-offers.tsx';

const offer = (id: string, name: string, price: string, choice: OfferChoice): PlanOfferText => ({
  id,
  name,
  detail: undefined,
  price,
  per: '/mo',
  eachMonth: undefined,
  withTax: undefined,
  trial: undefined,
  mark: undefined,
  features: [`${name} video history`, 'Up to 5 cameras'],
  highlights: ['Smart Detection'],
  difference: undefined,
  summary: '30-Day · $5.99/mo',
  choice,
});
const group = (choice: OfferChoice): PlanOfferGroup => ({
  term: 'monthly',
  title: 'Monthly',
  offers: [
    offer('plan-7', '7-Day', '$2.99', choice),
    offer('plan-30', '30-Day', '$5.99', choice),
    offer('plan-60', '60-Day', '$9.99', choice),
  ],
});

export const stories: Stories = {
  'to a visitor': (
    <PlanOffers group={group({ kind: 'signIn', href: '#sign-in', text: 'Sign in to choose' })} />
  ),
  'none available, scrolled by keyboard': (
    <PlanOffers group={group({ kind: 'closed', text: 'Not available', why: undefined })} />
  ),
};
