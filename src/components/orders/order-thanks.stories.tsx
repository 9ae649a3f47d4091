import type { Stories } from '../stories.ts';
import { OrderThanks, type OrderThanksProps } from './order-thanks.tsx';

const upgrade: OrderThanksProps['thanks'] = {
  text: 'You now have 60-Day.',
  lines: [
    { label: 'Today', value: '$7.00' },
    { label: 'Dec 3, 2026', value: '$9.99' },
  ],
  cancel: { kind: 'here', text: 'Cancel any time on My Plan.' },
  devices: {
    first: [
      { id: 'one', name: 'Front door', model: 'Video Doorbell', kind: 'doorbell' },
      { id: 'two', name: 'Back yard', model: 'Outdoor Camera', kind: 'outdoor' },
    ],
    more: undefined,
  },
  copy: {
    href: 'data:text/plain,',
    name: 'geeni-2026-11-26.txt',
    label: 'Save a copy of what you agreed to',
  },
  note: 'Your invoice is in Account History.',
};

export const stories: Stories = {
  'an upgrade': <OrderThanks thanks={upgrade} devicesLabel="Devices covered" />,
  'a trial without devices': (
    <OrderThanks
      thanks={{
        ...upgrade,
        text: 'Your free trial of Pro has started.',
        lines: [
          { label: 'Today', value: '$0.00' },
          { label: 'Dec 21, 2026', value: '$6.99' },
        ],
        devices: undefined,
      }}
      devicesLabel="Devices covered"
    />
  ),
};
