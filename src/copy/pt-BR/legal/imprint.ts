import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'Quem opera este portal e vende os planos.',
  company: 'Empresa',
  address: 'Endereço',
  representedBy: 'Representada por',
  email: 'E-mail',
  phone: 'Telefone',
  register: 'Registro comercial',
  vatId: 'Número de IVA (VAT)',
} satisfies SentencesIn<'pt-BR', typeof english>;
