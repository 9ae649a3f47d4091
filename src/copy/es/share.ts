import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: 'Descarga la app de {app}',
  text: 'La app de {app} es para teléfonos y tabletas. No hay versión para este dispositivo.',
  none: 'No hay app de {app} para este dispositivo.',
  stores: 'Apunta a un código con la cámara de tu teléfono y se abrirá la tienda que corresponde.',
  code: 'Código QR: {store}',
  testers: '¿Estás probando la app?',
  testFlight: 'Abrir TestFlight',
  home: 'Volver a mi plan',
  signIn: 'Iniciar sesión',
} satisfies SentencesIn<'es', typeof english>;
