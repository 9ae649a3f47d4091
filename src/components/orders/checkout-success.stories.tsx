import type { Stories } from '../stories.ts';
import { CheckoutSuccess, type CheckoutSuccessProps } from './checkout-success.tsx';

const usual: CheckoutSuccessProps = {
  invoices: { href: '#history', label: 'Account History' },
  thanks: {
    text: 'You now have 60-Day.',
    lines: [
      { label: 'Charged today', value: '$7.00' },
      { label: 'Next charge', value: '$9.99 on Dec 3, 2026' },
    ],
    devices: {
      first: [{ id: 'one', name: 'Front door', model: 'Video Doorbell', kind: 'doorbell' }],
      more: undefined,
    },
    cancel: { kind: 'here', text: 'Cancel any time on My Plan.' },
    copy: {
      href: 'data:text/plain,',
      name: 'geeni-2026-11-26.txt',
      label: 'Save a copy of what you agreed to',
    },
    note: 'Your invoice is in Account History.',
  },
  devicesLabel: 'Devices covered',
  backToApp: undefined,
  words: {
    successTitle: 'Thank you!',
    successPlan: 'Go to My Plan',
  },
};

export const stories: Stories = {
  'in a browser': <CheckoutSuccess {...usual} />,
  'in an app': <CheckoutSuccess {...usual} backToApp="Back to the app" />,
};
