import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  anyStore:
    'Si has comprado un plan a través de Apple, Google Play u otra tienda, solo esa tienda puede ponerle fin. Te lo seguirá cobrando hasta que canceles allí.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
