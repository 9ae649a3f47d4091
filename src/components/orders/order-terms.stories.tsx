import type { Stories } from '../stories.ts';
import { sampleTerms } from './order-terms.fixture.ts';
import { OrderTerms } from './order-terms.tsx';

export const stories: Stories = {
  'cancelled on My Plan': <OrderTerms terms={sampleTerms} />,
  'the next charge is not that of each period, cancelled elsewhere': (
    <OrderTerms
      terms={{
        charges: '$0.00 today, then $7.19 on December 27, 2026',
        renewal: {
          text: 'Renews at $7.99 per month plus tax until you cancel.',
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
        ...sampleTerms,
        information: {
          text: 'You can withdraw within 14 days. Before you order, read the {information}.',
          variable: 'information',
          href: '#information',
          label: 'contract information',
        },
      }}
    />
  ),
  'nothing is charged later': (
    <OrderTerms terms={{ charges: '$0.00 today', renewal: undefined, information: undefined }} />
  ),
};
