import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'Quién opera este portal y vende sus planes.',
  company: 'Empresa',
  address: 'Dirección',
  representedBy: 'Representada por',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  register: 'Registro mercantil',
  vatId: 'Número de IVA',
} satisfies SentencesIn<'es', typeof english>;
