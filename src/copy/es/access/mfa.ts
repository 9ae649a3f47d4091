import type { SentencesIn } from '../../message.ts';
import type { mfa as english } from '../../en/access/mfa.ts';

/** MFA: the code that a sign-in requires. */
export const mfa = {
  title: 'Verifica tu identidad',
  intro: 'No reconocemos este dispositivo. Por tu seguridad, escribe el código que enviamos a {contact}.',
  hint: 'El código tiene 6 dígitos y es válido durante 10 minutos.',
  byItself: 'Lo verificamos en cuanto escribas los 6 dígitos.',
  code: 'Código de verificación',
  verify: 'Verificar',
  verifying: 'Verificando el código…',
  resend: 'Reenviar código de verificación',
  resending: 'Reenviando el código…',
  resendIn: 'Código nuevo en {seconds} s',
  sent: 'Código de verificación enviado.',
  okay: 'Entendido',
  back: 'Volver al inicio de sesión',
  offline: 'Parece que no tienes internet. Revisa tu conexión e inténtalo de nuevo.',
  account_locked: 'Escribiste demasiados códigos incorrectos',
  account_locked_text: 'Por motivos de seguridad, espera 10 minutos e inténtalo de nuevo.',
  too_many_attempts: 'Escribiste demasiados códigos incorrectos',
  too_many_attempts_text: {
    one: 'Por motivos de seguridad, espera 1 minuto e inténtalo de nuevo.',
    other: 'Por motivos de seguridad, espera {count} minutos e inténtalo de nuevo.',
  },
  too_many_codes: 'Solicitaste demasiados códigos',
  too_many_codes_text: 'Por motivos de seguridad, espera 10 minutos e inténtalo de nuevo.',
  service_busy: 'Nuestro servicio está muy solicitado en este momento.',
  service_busy_text: 'Inténtalo de nuevo en unos instantes.',
  code_expired: 'Código de verificación vencido',
  code_expired_text: 'Este código ya no es válido. Usa el más reciente o pide uno nuevo.',
  code_invalid: 'Código de verificación incorrecto',
  code_invalid_text: 'Revisa el código y escríbelo de nuevo.',
  code_incomplete: 'Código de verificación incorrecto',
  code_incomplete_text: 'El código tiene 6 dígitos. Revísalo y escríbelo de nuevo.',
  code_pending: 'Verificando el código…',
  code_pending_text: 'Estamos verificando tu código. Espera un momento.',
  another_code: 'Te enviamos otro código.',
  another_code_text: 'Escribe el nuevo.',
  another_sign_in: 'Comenzó otro inicio de sesión en este navegador.',
  another_sign_in_text:
    'No se verificó ni se envió nada. Escribe el código que enviamos a {contact} o vuelve al inicio de sesión para usar otra cuenta.',
  verification_failed: 'Verifica tu identidad',
  verification_failed_text:
    'No reconocemos este dispositivo y no se pudo verificar el código. Inténtalo de nuevo.',
  resend_failed:
    'Lo sentimos, hubo un problema al enviar tu código de verificación. Inténtalo de nuevo más tarde.',
  resend_too_soon: {
    one: 'Hay un código en camino. Puedes pedir otro en 1 segundo.',
    other: 'Hay un código en camino. Puedes pedir otro en {count} segundos.',
  },
  sign_in_over: 'El inicio de sesión tardó demasiado. Vuelve a iniciar sesión.',
} satisfies SentencesIn<'es', typeof english>;
