import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'Qui exploite ce portail et vend ses forfaits.',
  company: 'Société',
  address: 'Adresse',
  representedBy: 'Représentée par',
  email: 'E-mail',
  phone: 'Téléphone',
  register: 'Immatriculation',
  vatId: 'Numéro de TVA',
} satisfies SentencesIn<'fr', typeof english>;
