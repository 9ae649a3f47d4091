import type { PlanCardText } from '../../contracts/plans/plan-card.ts';
import { myPlan } from '../../copy/en/plans/myPlan.ts';
import type { Stories } from '../stories.ts';
import { PlanCard } from './plan-card.tsx';

const usual: PlanCardText = {
  id: 'sample',
  name: '30-Day',
  cycle: 'Monthly',
  badge: undefined,
  price: { label: 'Next charge', amount: '$5.99', per: 'per month', note: 'Plus $0.57 tax' },
  next: 'Renews on December 3, 2026',
  pending: undefined,
  billedTo: { text: 'Visa ending in 4242', link: { href: '#payment', label: 'Payment' } },
  history: '30 days',
  devicesText: '2 of 5 Devices',
  devices: [
    { id: 'one', name: 'Driveway', model: 'Outdoor Cam' },
    { id: 'two', name: 'Front Door', model: undefined },
  ],
  more: undefined,
  apple: undefined,
  menu: {
    label: 'Options for 30-Day',
    items: [
      { href: '#devices', label: 'Manage Devices', danger: false },
      { href: '#cancel', label: 'Cancel Plan', danger: true },
    ],
  },
  change: { href: '#plans', label: 'Change Plan' },
};
const shown = (id: string, more: Partial<PlanCardText>) => (
  <PlanCard card={{ ...usual, id, ...more }} words={myPlan} />
);

export const stories: Stories = {
  paid: shown('paid', {}),
  'in a free trial': shown('trial', {
    badge: { text: 'Free trial', kind: 'info' },
    next: 'Free Trial - Expires on December 3, 2026',
    price: { label: 'First charge after your trial', amount: '$5.99', per: 'per month' },
  }),
  'about to change': shown('pending', {
    badge: { text: 'Change pending', kind: 'warning' },
    pending: 'Pending change to 7-Day Plan Monthly - December 3, 2026',
    change: undefined,
  }),
  ending: shown('ending', {
    badge: { text: 'Ending', kind: 'warning' },
    price: undefined,
    next: 'Ends on December 3, 2026',
  }),
  'billed through Apple': shown('apple', {
    badge: { text: 'Apple', kind: 'neutral' },
    price: undefined,
    billedTo: { text: 'Apple', link: undefined },
    apple: { title: 'Billed through Apple', text: 'Open the app on an iOS device to change this plan.' },
    menu: undefined,
    change: undefined,
  }),
  'free, without a device': shown('free', {
    name: 'Basic',
    cycle: undefined,
    badge: { text: 'Free', kind: 'neutral' },
    price: undefined,
    next: undefined,
    billedTo: undefined,
    history: '24 hours',
    devicesText: 'No devices',
    devices: [],
    more: 'Keep more of your video with Plus, from $2.99 per month.',
    menu: undefined,
    change: undefined,
  }),
};
