import type { Stories } from '../stories.ts';
import { OrderTerms } from './order-terms.tsx';

const text = 'Renews automatically at $7.99 per month plus tax until you change or cancel it.';

export const stories: Stories = {
  'cancelled on My Plan': (
    <OrderTerms
      terms={{
        renewal: { text, cancel: { kind: 'here', text: 'You can cancel at any time on My Plan.' } },
        information: undefined,
      }}
    />
  ),
  'cancelled elsewhere': (
    <OrderTerms
      terms={{
        renewal: {
          text,
          cancel: {
            kind: 'elsewhere',
            text: 'To cancel, go to {place}.',
            href: '#cancel',
            label: 'support.momentum.example/cancel',
          },
        },
        information: undefined,
      }}
    />
  ),
  'with the information that a law asks for': (
    <OrderTerms
      terms={{
        renewal: {
          text: 'Renews automatically at €8.32 per month, tax included, until you change or cancel it.',
          cancel: { kind: 'here', text: 'You can cancel at any time on My Plan.' },
        },
        information: {
          text: 'You can withdraw from this order within 14 days. Before you order, read the {information}.',
          variable: 'information',
          href: '#information',
          label: 'contract information',
        },
      }}
    />
  ),
};
