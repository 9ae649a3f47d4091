import type { SentencesIn } from '../../message.ts';
import type { lawPages as english } from '../../en/legal/lawPages.ts';

/** The names of the law pages: in the footer, and each as the heading of its page. Laws word the first two. */
export const lawPages = {
  cancellation: 'ביטול חוזה',
  withdrawal: 'חזרה מהחוזה כאן',
  contract: 'מידע על החוזה',
  imprint: 'פרטי החברה',
  accessibility: 'נגישות',
} satisfies SentencesIn<'he', typeof english>;
