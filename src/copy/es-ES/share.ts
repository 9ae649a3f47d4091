import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  text: 'La app de {app} es para móviles y tabletas. No hay versión para este dispositivo.',
  stores: 'Apunta a un código con la cámara de tu móvil y se abrirá la tienda que corresponde.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
