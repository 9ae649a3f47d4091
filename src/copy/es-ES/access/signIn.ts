import type { SentencesIn } from '../../message.ts';
import type { signIn as english } from '../../en/access/signIn.ts';

/** Sign-in. */
export const signIn = {
  intro: 'Gestiona tu plan, tus dispositivos y tus pagos.',
  forgotPassword: '¿Has olvidado tu contraseña?',
  appStore: 'Consíguelo en el App Store',
  sign_in_failed: 'Lo sentimos, ha habido un error al iniciar sesión.',
  verifyHint: 'El enlace está en un correo nuestro. Mira también en la carpeta de spam.',
  too_many_codes:
    'Has solicitado demasiados códigos de verificación. Por motivos de seguridad, espera 10 minutos e inténtalo de nuevo.',
  reasonIdle:
    'Tu sesión se ha cerrado después de 12 minutos sin actividad. Inicia sesión para continuar donde estabas.',
  reasonEnded: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  backFromOrder: 'Ya has vuelto de la página de pago. Inicia sesión para ver tu plan.',
  backFromCard: 'Ya has vuelto de cambiar tu tarjeta. Inicia sesión para ver qué tarjeta está guardada.',
  reasonDoubled:
    'Había un problema con las cookies de este sitio, así que las hemos borrado. Vuelve a iniciar sesión. Si se repite, borra las cookies de este sitio en los ajustes de tu navegador.',
  reasonTokenRefused:
    'Este enlace de la app ya se ha usado o ya no es válido. Vuelve a abrir esta página desde la app o inicia sesión aquí.',
  reasonSsoFailed:
    'Lo sentimos, no hemos podido iniciar tu sesión desde la app en este momento. Vuelve a abrir esta página desde la app o inicia sesión aquí.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
