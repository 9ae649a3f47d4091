import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  overTitle: 'Ha pasado demasiado tiempo',
} satisfies Partial<SentencesIn<'es', typeof english>>;
