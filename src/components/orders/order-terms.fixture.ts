import type { OrderTermsText } from './order-terms.tsx';

/** What is agreed to with an upgrade. */
export const sampleTerms: OrderTermsText = {
  charges: '$3.20 today, then $7.99 on December 18, 2026',
  renewal: {
    text: 'Renews monthly until you cancel.',
    cancel: { kind: 'here', text: 'Cancel any time on My Plan.' },
  },
  information: undefined,
};
