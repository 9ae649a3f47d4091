import { plans } from '../../copy/en/plans/plans.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { PlanOffer, type PlanOfferText } from './plan-offer.tsx';

const usual: PlanOfferText = {
  id: 'plan-30',
  name: '30-Day',
  detail: undefined,
  price: '$5.99',
  per: '/mo',
  eachMonth: undefined,
  withTax: undefined,
  trial: undefined,
  covers: undefined,
  mark: undefined,
  features: ['30 days of video', 'Up to 5 cameras'],
  highlights: ['Smart Detection'],
  difference: undefined,
  summary: '30-Day · $5.99/mo · $3.00 more a month',
  choice: {
    kind: 'open',
    text: 'Select plan',
    selectedText: 'Selected plan',
    isSelected: false,
    isToday: false,
    isLegacy: false,
  },
};
const shown = (id: string, more: Partial<PlanOfferText>) => (
  <form>
    <ul className="plan-offers">
      <PlanOffer id={id} offer={{ ...usual, ...more }} />
    </ul>
  </form>
);

export const stories: Stories = {
  recommended: shown('recommended', {
    covers: 'Covers Driveway, Front Door, and Nursery',
    mark: { kind: 'recommended', text: 'Fits you' },
  }),
  'for more cameras than are named': shown('many', { covers: 'Covers your 5 cameras' }),
  'to choose': shown('to-choose', {}),
  'the plan of today, selected': shown('of-today', {
    covers: 'Covers 2 of your 3 cameras',
    mark: { kind: 'today', text: 'Your plan' },
    difference: undefined,
    summary: '30-Day · $5.99/mo',
    choice: {
      kind: 'open',
      text: 'Current Plan',
      selectedText: 'Current Plan',
      isSelected: true,
      isToday: true,
      isLegacy: false,
    },
  }),
  'with a free trial, to a visitor': shown('to-visitor', {
    trial: '30-day free trial for new subscribers',
    difference: undefined,
    summary: '30-Day · $5.99/mo',
    choice: { kind: 'signIn', href: '#sign-in', text: 'Sign in to choose' },
  }),
  'not available, with the reason': shown('closed', {
    choice: { kind: 'closed', text: 'Not available', why: 'Your plan is billed through Apple.' },
  }),
  'with every difference and every line about its price': shown('differences', {
    eachMonth: sampleTexts(plans, 'comesToSaving').join(),
    withTax: sampleTexts(plans, 'aboutWithTax').join(),
    trial: plans.trialNew,
    mark: { kind: 'today', text: plans.markOlder },
    features: sampleTexts(plans, 'historyHours', 'cameras', 'trialDays', 'comesTo', 'withTax'),
    difference: sampleTexts(plans, 'lessMoney').join(),
    choice: { kind: 'closed', text: plans.notAvailable, why: plans.whyNotOffered },
  }),
  'without a price, with the reason': shown('no-price', {
    price: undefined,
    per: undefined,
    difference: undefined,
    choice: { kind: 'closed', text: plans.notAvailable, why: plans.whyNoPrice },
  }),
  'about to begin': shown('pending', {
    choice: { kind: 'closed', text: 'Change pending', why: undefined },
  }),
  'without a price, and nobody knows what may be chosen': shown('unknown', {
    price: undefined,
    per: undefined,
    difference: undefined,
    choice: undefined,
  }),
};
