import { deletion } from '../../copy/en/access/deletion.ts';
import { planBilling } from '../../copy/en/plans/planBilling.ts';
import type { Stories } from '../stories.ts';
import { DeletionBilling, type DeletionBillingText } from './deletion-billing.tsx';

export const sampleDeletionBilling: DeletionBillingText = {
  title: deletion.plansTitle,
  lines: [
    {
      text: 'Apple bills Premium. Only Apple can end it, and Apple goes on charging you until you cancel there.',
      note: 'Premium is paid until January 5, 2027.',
      link: { href: '#apple', label: 'Your subscriptions at Apple' },
      isElsewhere: true,
    },
    {
      text: 'Plus is billed by Geeni. Next charge: $9.99 on January 5, 2027.',
      note: 'We can’t promise that deleting your account stops this charge. To be sure, cancel Plus first.',
      link: { href: '#cancel', label: 'Cancel Plus' },
    },
  ],
  warning: undefined,
};

export const stories: Stories = {
  usual: <DeletionBilling {...sampleDeletionBilling} />,
  'no plan': <DeletionBilling {...sampleDeletionBilling} lines={[{ text: deletion.noPlan }]} />,
  unreadable: (
    <DeletionBilling
      {...sampleDeletionBilling}
      lines={[{ text: planBilling.anyStore, isElsewhere: true }]}
      warning={{ title: deletion.unreadTitle, text: deletion.unreadText }}
    />
  ),
};
