import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  cookiesLost:
    'Tu navegador no ha guardado nuestras cookies y este sitio las necesita. Permítelas para este sitio en los ajustes de tu navegador.',
  leavingText:
    'No hemos podido conectar con nuestros servidores. Deja esta página abierta: cerraremos tu sesión en cuanto vuelva la conexión.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
