import type { Stories } from '../../components/stories.ts';
import { OrderThanks } from '../../components/orders/order-thanks.tsx';
import { copyFor } from '../../copy/copy.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

const receipt = (
  <OrderThanks
    thanks={{
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
    }}
    devicesLabel="Devices covered"
  />
);

export const stories: Stories = {
  'an order was placed': (
    <ReceiptDialog
      home="#home"
      invoices={{ href: '#history', label: 'Account History' }}
      words={copyFor('order', 'en', { copy: {} })}
      backToApp={undefined}
    >
      {receipt}
    </ReceiptDialog>
  ),
  'in an app': (
    <ReceiptDialog
      home="#home"
      invoices={{ href: '#history', label: 'Account History' }}
      words={copyFor('order', 'en', { copy: {} })}
      backToApp="Back to the app"
    >
      {receipt}
    </ReceiptDialog>
  ),
};
