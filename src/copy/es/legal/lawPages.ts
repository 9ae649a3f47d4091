import type { SentencesIn } from '../../message.ts';
import type { lawPages as english } from '../../en/legal/lawPages.ts';

/** The names of the law pages: in the footer, and each as the heading of its page. Laws word the first two. */
export const lawPages = {
  cancellation: 'Cancelar contratos aquí',
  withdrawal: 'Desistir del contrato aquí',
  contract: 'Información del contrato',
  imprint: 'Aviso legal',
  accessibility: 'Accesibilidad',
} satisfies SentencesIn<'es', typeof english>;
