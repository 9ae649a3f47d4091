import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'Iniciar sesión',
  signingIn: 'Iniciando tu sesión…',
  still: 'Falta poco. Elige “Continuar” para iniciar sesión.',
  continue: 'Continuar',
  offline: 'Parece que no tienes internet. Revisa tu conexión e inténtalo de nuevo.',
  failed: 'Lo sentimos, no pudimos iniciar tu sesión desde la app en este momento. Inténtalo de nuevo.',
  whoseTitle: '¿Es esta tu cuenta?',
  whose: 'Este enlace abre la cuenta de {name} ({email}).',
  whoseNote: 'Continúa solo si es tuya: lo que escribas o pagues a partir de aquí pertenecerá a esta cuenta.',
  notMe: 'No soy yo',
  switchTitle: '¿Cambiar de cuenta?',
  switchFrom: 'Tienes abierta la sesión de {name}. Este enlace abre la cuenta de la app de {brand}: {other}.',
  switchNote: 'Si cambias, se cerrará en este navegador la sesión de la cuenta que usas ahora.',
  switch: 'Cambiar a la cuenta de la app',
  keep: 'Seguir con esta cuenta',
} satisfies SentencesIn<'es', typeof english>;
