import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'Wer dieses Portal betreibt und die Tarife verkauft.',
  company: 'Unternehmen',
  address: 'Anschrift',
  representedBy: 'Vertreten durch',
  email: 'E-Mail',
  phone: 'Telefon',
  register: 'Registereintrag',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
} satisfies SentencesIn<'de', typeof english>;
