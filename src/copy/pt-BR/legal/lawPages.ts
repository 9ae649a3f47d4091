import type { SentencesIn } from '../../message.ts';
import type { lawPages as english } from '../../en/legal/lawPages.ts';

/** The names of the law pages: in the footer, and each as the heading of its page. Laws word the first two. */
export const lawPages = {
  cancellation: 'Cancelar contratos aqui',
  withdrawal: 'Desistir do contrato aqui',
  contract: 'Informações do contrato',
  imprint: 'Dados da empresa',
  accessibility: 'Acessibilidade',
} satisfies SentencesIn<'pt-BR', typeof english>;
