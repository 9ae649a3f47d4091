import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  failedTitle: 'Este pago no se ha completado.',
  amount: 'Importe',
} satisfies Partial<SentencesIn<'es', typeof english>>;
