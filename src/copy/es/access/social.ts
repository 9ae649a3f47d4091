import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'o',
  apple: 'Continuar con Apple',
  needsScript:
    'Las demás formas de iniciar sesión necesitan JavaScript. Tu correo electrónico y tu contraseña funcionan sin él.',
  signingIn: 'Iniciando sesión…',
  expired: 'Pasó demasiado tiempo o el inicio de sesión comenzó en otra ventana. Inténtalo de nuevo.',
  googleElsewhere:
    'Google no permite iniciar sesión dentro de una app. Para usarlo, abre {host} en tu navegador.',
  googleMissing: 'No pudimos cargar el botón de Google.',
} satisfies SentencesIn<'es', typeof english>;
