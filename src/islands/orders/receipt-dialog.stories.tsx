import type { Stories } from '../../components/stories.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

export const stories: Stories = {
  'an order was placed': (
    <ReceiptDialog
      thanks={{
        text: '60-Day is yours now.',
        lines: [
          { label: 'Charged today', value: '$7.00' },
          { label: 'Next charge', value: '$9.99 on Dec 3, 2026' },
        ],
        devices: ['Front door'],
        note: 'The invoice is in Account History.',
      }}
      devicesLabel="Devices covered"
      words={{ heading: 'Thank you!', close: 'Go to My Plan', history: 'Account History' }}
    />
  ),
};
