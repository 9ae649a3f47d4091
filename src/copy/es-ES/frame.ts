import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  leavingText:
    'No hemos podido conectar con nuestros servidores. Deja esta página abierta: cerraremos tu sesión en cuanto vuelva la conexión.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
