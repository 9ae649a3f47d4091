import type { PlanCardText } from './plan-card.tsx';
import { copyFor } from '../../copy/copy.ts';
import type { Stories } from '../stories.ts';
import { MyPlan, type MyPlanProps } from './my-plan.tsx';

const myPlan = copyFor('myPlan', 'en', { copy: {} });
const card: PlanCardText = {
  id: 'shown',
  name: '30-Day',
  cycle: 'Monthly',
  badge: undefined,
  price: { label: 'Next charge on December 3, 2026', amount: '$5.99', per: 'per month' },
  next: undefined,
  pending: undefined,
  video: undefined,
  billedTo: undefined,
  history: '30 days',
  devicesText: '0 of 5 Devices',
  manage: undefined,
  devices: undefined,
  devicesNone: 'There are no devices on this plan yet.',
  uncovered: undefined,
  cover: undefined,
  justCovered: undefined,
  smaller: undefined,
  more: undefined,
  notice: undefined,
  menu: undefined,
  cancel: undefined,
  change: { href: '#plans', label: 'Change Plan' },
};
type Cards = Extract<MyPlanProps['page'], { kind: 'cards' }>;
const shown = (id: string, more: Partial<Cards>) => (
  <MyPlan
    page={{
      kind: 'cards',
      notices: [],
      draft: undefined,
      cards: [{ ...card, id }],
      ended: undefined,
      ...more,
    }}
    words={myPlan}
    app="Harbor"
  />
);

export const stories: Stories = {
  'one plan': shown('one', {}),
  'a payment past due, and an order that landed': shown('troubled', {
    notices: [
      { kind: 'success', title: myPlan.madeDevicesTitle, text: undefined, link: undefined },
      {
        kind: 'error',
        title: 'Your November 3, 2026 invoice ($5.99) is unpaid.',
        titleHref: '#invoice',
        text: myPlan.pastDueText,
        button: { href: '#card', label: 'Update card' },
      },
    ],
  }),
  'two plans that are both paid for': shown('double', {
    notices: [
      {
        kind: 'warning',
        title: myPlan.paidTwiceTitle,
        text: 'You pay for Pro by card and for Essential through Apple.',
        link: { href: '#cancel', label: 'Cancel Pro, paid by card' },
        other: { href: '#apple', label: 'Cancel Essential at Apple' },
      },
    ],
  }),
  'a change that waits to be finished': shown('changing', {
    draft: {
      title: myPlan.draftTitle,
      text: 'You chose 60-Day. Nothing changes and nothing is charged until you place your order.',
      onward: { href: '#onward', label: myPlan.draftContinue },
      other: { href: '#plans', label: myPlan.draftOther },
      action: '/api/plans/discard?account=sample',
      discard: myPlan.draftDiscard,
    },
  }),
  'an order, and no plan yet': shown('ordered', {
    notices: [{ kind: 'info', title: myPlan.openOrderTitle, text: myPlan.openText, link: undefined }],
    cards: [],
  }),
  'a plan that has ended beside one that runs': shown('beside', {
    ended: { title: myPlan.endedTitle, lines: [{ id: 'a', text: '60-Day, ended on November 3, 2026' }] },
  }),
  'plans that have all ended': shown('ended', {
    notices: [{ kind: 'info', title: myPlan.noPlanTitle, text: myPlan.noPlanText, link: undefined }],
    cards: [],
    ended: {
      title: myPlan.endedTitle,
      lines: [
        { id: 'a', text: '60-Day, ended on November 3, 2026' },
        { id: 'b', text: '30-Day, ended' },
      ],
    },
  }),
  'no plan': <MyPlan page={{ kind: 'empty' }} words={myPlan} app="Harbor" />,
};
