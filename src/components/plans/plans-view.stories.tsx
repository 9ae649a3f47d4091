import type { PlanOfferGroup } from './plan-offers.tsx';
import { plans } from '../../copy/en/plans/plans.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { PlansView, type PlansViewProps } from './plans-view.tsx';

const group: PlanOfferGroup = {
  term: 'monthly',
  title: 'Monthly',
  offers: [
    {
      id: 'plan-7',
      name: '7-Day',
      detail: undefined,
      price: '$2.99',
      per: '/mo',
      eachMonth: undefined,
      withTax: undefined,
      trial: '30-day free trial for new subscribers',
      mark: undefined,
      features: ['7 days of video', 'Up to 3 cameras'],
      highlights: ['Smart Detection'],
      difference: undefined,
      summary: '30-Day · $5.99/mo',
      choice: { kind: 'signIn', href: '#sign-in', text: 'Sign in to choose' },
    },
  ],
};
const usual: PlansViewProps = {
  alerts: [],
  isAnswer: false,
  tabs: [
    { href: '#monthly', label: 'Monthly', current: true },
    { href: '#yearly', label: 'Yearly', current: false },
  ],
  coversNone: undefined,
  stale: undefined,
  group,
  isEmpty: false,
  words: plans,
  back: '#back',
};

export const stories: Stories = {
  'to a visitor': <PlansView {...usual} />,
  'of some time ago': (
    <PlansView
      {...usual}
      stale="These plans are from Nov 3, 2026. We haven’t been able to refresh them since."
    />
  ),
  'with the form of somebody signed in': (
    <PlansView {...usual} back={undefined} form={<p className="muted">The form stands here.</p>} />
  ),
  'changed elsewhere': (
    <PlansView {...usual} alerts={[{ kind: 'warning', text: plans.noticeChanged, link: undefined }]} />
  ),
  'with every notice that it can have': (
    <PlansView
      {...usual}
      alerts={sampleTexts(
        plans,
        'noticeApple',
        'noticePaused',
        'noticeUpdating',
        'noticeUnclear',
        'noticeChanges',
        'noticeChangesSometime',
        'noticeEndsSometime',
        'noticeCurrent',
        'noticePending',
        'noticeNotOffered',
      ).map((text) => ({ kind: 'info', text, link: undefined }))}
      stale={sampleTexts(plans, 'stale').join()}
      words={{ ...plans, intro: plans.introWithTax }}
    />
  ),
  'about to change': (
    <PlansView
      {...usual}
      alerts={[
        {
          kind: 'info',
          text: 'Premium is set to end on December 3, 2026.',
          link: { href: '#keep', label: 'Keep Premium' },
        },
      ]}
    />
  ),
  unavailable: (
    <PlansView
      {...usual}
      alerts={[{ kind: 'error', text: plans.unavailable, link: { href: '#again', label: plans.tryAgain } }]}
      tabs={[]}
      group={undefined}
    />
  ),
  'nothing is sold': <PlansView {...usual} tabs={[]} group={undefined} isEmpty />,
};
