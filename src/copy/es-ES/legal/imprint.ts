import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'Quién gestiona este portal y vende sus planes.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
