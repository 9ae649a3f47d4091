import type { SentencesIn } from '../../message.ts';
import type { signIn as english } from '../../en/access/signIn.ts';

/** Sign-in. */
export const signIn = {
  title: 'Iniciar sesión',
  intro: 'Administra tu plan, tus dispositivos y tus pagos.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  rememberMe: 'Recordarme',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  noEmail: 'Escribe tu correo electrónico.',
  noPassword: 'Escribe tu contraseña.',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  showPasswordLabel: 'Mostrar la contraseña',
  hidePasswordLabel: 'Ocultar la contraseña',
  forgotPassword: '¿Olvidaste tu contraseña?',
  closeAlert: 'Cerrar',
  getAppTitle: '¿No tienes la app?',
  googlePlay: 'Disponible en Google Play',
  googlePlayName: 'Google Play',
  appStore: 'Descárgalo en el App Store',
  appStoreName: 'App Store',
  sign_in_failed: 'Lo sentimos, hubo un error al iniciar sesión.',
  missing_parameters: 'Faltan parámetros en la URL para la autenticación OAuth2.',
  wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
  sign_in_incomplete: 'Escribe tu correo electrónico y tu contraseña.',
  verifyHint: 'El enlace está en un correo nuestro. Revisa también la carpeta de spam.',
  account_locked: 'Tu cuenta está bloqueada. Espera 10 minutos e inténtalo de nuevo.',
  email_not_verified: 'El correo electrónico no está verificado. Verifícalo e inténtalo de nuevo.',
  service_busy: 'Nuestro servicio está muy solicitado en este momento. Inténtalo de nuevo en unos instantes.',
  too_many_codes:
    'Solicitaste demasiados códigos de verificación. Por motivos de seguridad, espera 10 minutos e inténtalo de nuevo.',
  too_many_attempts: {
    one: 'Demasiados intentos de iniciar sesión. Espera 1 minuto e inténtalo de nuevo.',
    other: 'Demasiados intentos de iniciar sesión. Espera {count} minutos e inténtalo de nuevo.',
  },
  offline: 'Parece que no tienes internet. Revisa tu conexión e inténtalo de nuevo.',
  reasonIdle:
    'Tu sesión se cerró después de 12 minutos sin actividad. Inicia sesión para continuar donde estabas.',
  reasonEnded: 'Tu sesión terminó. Vuelve a iniciar sesión.',
  backFromOrder: 'Ya volviste de la página de pago. Inicia sesión para ver tu plan.',
  backFromCard: 'Ya volviste de cambiar tu tarjeta. Inicia sesión para ver qué tarjeta está guardada.',
  reasonDoubled:
    'Había un problema con las cookies de este sitio, así que las borramos. Vuelve a iniciar sesión. Si se repite, borra las cookies de este sitio en la configuración de tu navegador.',
  reasonRecent: 'Vuelve a iniciar sesión para confirmar que eres tú. Después podrás eliminar tu cuenta.',
  reasonSignedOut: 'Tu sesión está cerrada.',
  reasonUnavailable:
    'Lo sentimos, no podemos obtener tu información en este momento. Inténtalo de nuevo más tarde.',
  reasonNoToken: 'Falta el token. Inicia sesión aquí o vuelve a abrir esta página desde la app.',
  reasonTokenRefused:
    'Este enlace de la app ya se usó o ya no es válido. Vuelve a abrir esta página desde la app o inicia sesión aquí.',
  reasonSsoFailed:
    'Lo sentimos, no pudimos iniciar tu sesión desde la app en este momento. Vuelve a abrir esta página desde la app o inicia sesión aquí.',
  goOn: 'Continuar con tu sesión actual',
  tryAgain: 'Reintentar',
} satisfies SentencesIn<'es', typeof english>;
