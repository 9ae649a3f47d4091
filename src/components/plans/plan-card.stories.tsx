import { myPlan } from '../../copy/en/plans/myPlan.ts';
import type { Stories } from '../stories.ts';
import { PlanCard, type PlanCardText } from './plan-card.tsx';

const usual: PlanCardText = {
  id: 'sample',
  name: '30-Day',
  cycle: 'Monthly',
  badge: undefined,
  price: {
    label: 'Next charge on December 3, 2026',
    amount: '$5.99',
    per: 'per month',
    note: 'Plus $0.57 tax',
  },
  next: undefined,
  pending: undefined,
  video: undefined,
  billedTo: { text: 'Visa ending in 4242', link: { href: '#payment', label: 'Payment' } },
  history: '30 days',
  devicesText: '2 of 5 Devices',
  manage: { href: '#devices', label: 'Manage Devices' },
  devices: {
    first: [
      { id: 'one', name: 'Driveway', model: 'Outdoor Cam', kind: 'outdoor' },
      { id: 'two', name: 'Front Door', model: undefined, kind: 'doorbell' },
    ],
    more: undefined,
  },
  devicesNone: undefined,
  uncovered: {
    text: '1 camera is not covered',
    devices: { first: [{ id: 'three', name: 'Nursery', kind: 'indoor' }], more: undefined },
    cover: undefined,
  },
  cover: undefined,
  justCovered: undefined,
  smaller: undefined,
  more: undefined,
  notice: undefined,
  menu: {
    label: 'Options for 30-Day',
    items: [
      { href: '#devices', label: 'Manage Devices', danger: false },
      { href: '#cancel', label: 'Cancel Plan', danger: true },
    ],
  },
  cancel: undefined,
  change: { href: '#plans', label: 'Change Plan' },
};
const coverHere = {
  kind: 'here',
  label: 'Cover Nursery',
  action: '/api/devices/cover?account=sample',
  fields: { subscriptionId: 'sample', version: 'a', device: 'three' },
} as const;
const shown = (id: string, more: Partial<PlanCardText>) => (
  <PlanCard card={{ ...usual, id, ...more }} words={myPlan} isFirst />
);

export const stories: Stories = {
  paid: shown('paid', {}),
  'with a place for a camera': shown('place', { cover: coverHere }),
  'a camera that has just been covered': shown('covered', {
    uncovered: undefined,
    justCovered: { text: 'Nursery is covered.', undo: { ...coverHere, label: myPlan.undo } },
  }),
  'a camera that has just been taken off': shown('taken-off', {
    cover: coverHere,
    justCovered: { text: 'Nursery is no longer covered.', undo: undefined },
  }),
  'one of several that has just been covered': shown('covered-one', {
    justCovered: { text: 'Garage is covered.', undo: { ...coverHere, label: myPlan.undo } },
  }),
  'without a place for two cameras': shown('full', {
    devicesText: '2 of 2 Devices',
    uncovered: {
      text: '2 cameras are not covered',
      devices: {
        first: [
          { id: 'three', name: 'Nursery', kind: 'indoor' },
          { id: 'four', name: 'Garage', kind: 'outdoor' },
        ],
        more: undefined,
      },
      cover: undefined,
    },
    cover: {
      kind: 'larger',
      text: '60-Day covers Nursery and Garage too, $4.00 more a month',
      href: '#plans',
      label: 'See 60-Day',
    },
  }),
  'larger than it has to be': shown('roomy', {
    uncovered: undefined,
    smaller: {
      text: '7-Day would cover your 2 cameras for $3.00 less a month, with 7 instead of 30 days of video.',
      lost: { label: 'Not in 7-Day:', items: 'Snooze notifications' },
      link: { href: '#plans', label: 'See 7-Day' },
    },
  }),
  'in a free trial': shown('trial', {
    badge: { text: 'Free trial', kind: 'info' },
    next: 'Free Trial - Expires on December 3, 2026',
    price: { label: 'First charge after your trial', amount: '$5.99', per: 'per month' },
  }),
  'about to change': shown('pending', {
    price: undefined,
    next: undefined,
    pending: {
      lead: '30-Day until December 3, 2026.',
      after: 'Then 7-Day, $2.99 per month.',
      note: undefined,
      text: 'Pending change to 7-Day Plan Monthly - December 3, 2026',
      resume: { href: '#keep', label: 'Keep 30-Day' },
    },
  }),
  'about to change, to a plan with tax': shown('pending-tax', {
    price: undefined,
    next: undefined,
    pending: {
      lead: '30-Day until December 3, 2026.',
      after: 'Then 7-Day, $3.23.',
      note: '$2.99 per month plus tax',
      text: 'Pending change to 7-Day Plan Monthly - December 3, 2026',
      resume: undefined,
    },
    change: undefined,
  }),
  ending: shown('ending', {
    price: undefined,
    next: undefined,
    pending: {
      lead: 'Ends on December 3, 2026',
      after: 'You won’t be charged for this plan again.',
      note: undefined,
      text: undefined,
      resume: { href: '#keep', label: 'Keep 30-Day' },
    },
  }),
  'past due': shown('past-due', {
    badge: { text: 'Past due', kind: 'danger' },
    price: { label: undefined, amount: '$5.99 due', per: undefined },
    next: 'then $5.99 on December 3, 2026',
  }),
  'billed through Apple': shown('apple', {
    badge: { text: 'Apple', kind: 'neutral' },
    price: undefined,
    billedTo: { text: 'Apple', link: undefined },
    manage: undefined,
    notice: {
      kind: 'info',
      title: myPlan.appleTitle,
      text: 'Open the app on an iOS device to change this plan.',
      link: undefined,
    },
    menu: undefined,
    change: undefined,
  }),
  paused: shown('paused', {
    badge: { text: myPlan.badgePaused, kind: 'warning' },
    price: undefined,
    next: undefined,
    billedTo: undefined,
    manage: undefined,
    notice: {
      kind: 'warning',
      title: myPlan.pausedTitle,
      text: myPlan.pausedText,
      link: { href: '#support', label: myPlan.openSupport },
    },
    menu: { label: 'Options for 30-Day', items: [{ href: '#cancel', label: 'Cancel Plan', danger: true }] },
    change: undefined,
  }),
  'ordered, and not listed yet': shown('updating', {
    badge: { text: myPlan.badgeUpdating, kind: 'info' },
    price: undefined,
    next: undefined,
    billedTo: undefined,
    history: undefined,
    devicesText: undefined,
    manage: undefined,
    devices: undefined,
    uncovered: undefined,
    notice: { kind: 'info', title: myPlan.updatingTitle, text: myPlan.updatingText, link: undefined },
    menu: undefined,
    change: undefined,
  }),
  'in a state that nobody explains': shown('unknown', {
    badge: { text: myPlan.badgeUnknown, kind: 'warning' },
    price: undefined,
    next: undefined,
    billedTo: undefined,
    manage: undefined,
    notice: {
      kind: 'warning',
      title: myPlan.unknownTitle,
      text: myPlan.unknownText,
      link: { href: '#support', label: myPlan.openSupport },
    },
    menu: { label: 'Options for 30-Day', items: [{ href: '#cancel', label: 'Cancel Plan', danger: true }] },
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
    devicesText: '0 Devices',
    manage: undefined,
    devices: undefined,
    devicesNone: 'There are no devices on this plan yet.',
    uncovered: undefined,
    more: {
      text: 'Keep more of your video with Plus, from $2.99 per month.',
      plans: { href: '#plans', label: myPlan.viewPlans },
    },
    menu: undefined,
    change: undefined,
  }),
};
