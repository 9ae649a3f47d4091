import type { SentencesIn } from '../../message.ts';
import type { mfa as english } from '../../en/access/mfa.ts';

/** MFA: the code that a sign-in requires. */
export const mfa = {
  intro:
    'No reconocemos este dispositivo. Por tu seguridad, escribe el código que hemos enviado a {contact}.',
  account_locked: 'Has escrito demasiados códigos incorrectos',
  too_many_attempts: 'Has escrito demasiados códigos incorrectos',
  too_many_codes: 'Has solicitado demasiados códigos',
  code_expired: 'Código de verificación caducado',
  another_code: 'Te hemos enviado otro código.',
  another_sign_in: 'Se ha empezado otro inicio de sesión en este navegador.',
  another_sign_in_text:
    'No se ha comprobado ni enviado nada. Escribe el código que hemos enviado a {contact} o vuelve al inicio de sesión para usar otra cuenta.',
  verification_failed_text:
    'No reconocemos este dispositivo y no se ha podido verificar el código. Inténtalo de nuevo.',
  resend_failed:
    'Lo sentimos, ha habido un problema al enviar tu código de verificación. Inténtalo de nuevo más tarde.',
  sign_in_over: 'El inicio de sesión ha tardado demasiado. Vuelve a iniciar sesión.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
