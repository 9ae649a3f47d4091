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
  features: ['30-day video history', 'Up to 5 cameras'],
  highlights: ['Smart Detection'],
  differences: [
    { text: '$3.00 more a month', direction: 'up' },
    { text: '+2 cameras', direction: 'up' },
    { text: '23 more days of history', direction: 'up' },
  ],
  summary: '30-Day · $5.99 /mo · $3.00 more a month',
  choice: {
    kind: 'open',
    text: 'Select plan',
    selectedText: 'Selected plan',
    isSelected: false,
    isToday: false,
    isLegacy: false,
  },
};
const words = { compared: 'Compared with your plan' };
const shown = (id: string, more: Partial<PlanOfferText>) => (
  <form>
    <ul className="plan-offers">
      <PlanOffer id={id} offer={{ ...usual, ...more }} words={words} />
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
    differences: [],
    summary: '30-Day · $5.99 /mo',
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
    differences: [],
    summary: '30-Day · $5.99 /mo',
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
    differences: sampleTexts(
      plans,
      'lessMoney',
      'otherMoney',
      'fewerCameras',
      'fewerDays',
      'otherHistory',
      'historyFromNone',
      'historyToNone',
    ).map((text) => ({ text, direction: 'down' })),
    choice: { kind: 'closed', text: plans.notAvailable, why: plans.whyNotOffered },
  }),
  'without a price, with the reason': shown('no-price', {
    price: undefined,
    per: undefined,
    differences: [],
    choice: { kind: 'closed', text: plans.notAvailable, why: plans.whyNoPrice },
  }),
  'about to begin': shown('pending', {
    choice: { kind: 'closed', text: 'Change pending', why: undefined },
  }),
  'without a price, and nobody knows what may be chosen': shown('unknown', {
    price: undefined,
    per: undefined,
    differences: [],
    choice: undefined,
  }),
};
