import type { SentencesIn } from '../../message.ts';
import type { recovery as english } from '../../en/access/recovery.ts';

/** Recovery: a forgotten password and the verification of an e-mail address. */
export const recovery = {
  forgotTitle: '¿Has olvidado tu contraseña?',
  submittedUnnamed:
    'Si la dirección que has escrito pertenece a una cuenta, ya va en camino un enlace para elegir una contraseña nueva.',
  submittedHint: 'Puede tardar unos minutos. Mira también en la carpeta de spam.',
  resentTitle: 'Lo hemos enviado otra vez',
  contactSupport: 'Contactar con soporte',
  forgotPassword: '¿Has olvidado tu contraseña?',
  verifiedHint:
    'Ya puedes iniciar sesión. Si no recuerdas tu contraseña, usa la opción “¿Has olvidado tu contraseña?”.',
  notVerifiedTitle: 'No hemos podido verificar tu correo electrónico',
  notVerifiedHint:
    'Si ya lo has verificado, solo tienes que iniciar sesión. Si no recuerdas tu contraseña, usa la opción “¿Has olvidado tu contraseña?”.',
  link_used: 'El enlace para verificar el correo electrónico ya se ha usado',
  link_expired: 'El enlace para verificar el correo electrónico ha caducado',
  verification_unavailable:
    'Lo sentimos, no hemos podido verificar tu correo electrónico en este momento. Inténtalo de nuevo.',
  reset_unavailable:
    'Lo sentimos, no hemos podido cambiar tu contraseña en este momento. Inténtalo de nuevo.',
  resetDoneTitle: 'Se ha cambiado tu contraseña',
  INVALID_TOKEN_text: 'Pide uno nuevo en la app o con la opción “¿Has olvidado tu contraseña?”.',
  LINK_ALREADY_USED: 'El enlace para restablecer la contraseña ya se ha usado',
  LINK_ALREADY_USED_text:
    'Si acabas de elegir una contraseña nueva, inicia sesión con ella. Si no, pide otro enlace en la app o con la opción “¿Has olvidado tu contraseña?”.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
