import type { SentencesIn } from '../../message.ts';
import type { recovery as english } from '../../en/access/recovery.ts';

/** Recovery: a forgotten password and the verification of an e-mail address. */
export const recovery = {
  forgotTitle: '¿Olvidaste tu contraseña?',
  forgotIntro:
    'Escribe el correo electrónico de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  send: 'Enviar enlace',
  sending: 'Enviando…',
  backToLoginPage: 'Volver al inicio de sesión',
  email_invalid: 'Escribe una dirección de correo electrónico válida.',
  submittedTitle: 'Revisa tu correo',
  submittedText:
    'Si {email} pertenece a una cuenta, ya va en camino un enlace para elegir una contraseña nueva.',
  submittedUnnamed:
    'Si la dirección que escribiste pertenece a una cuenta, ya va en camino un enlace para elegir una contraseña nueva.',
  submittedHint: 'Puede tardar unos minutos. Revisa también la carpeta de spam.',
  resend: 'Reenviar enlace',
  resentTitle: 'Lo enviamos otra vez',
  resentText: 'Si {email} pertenece a una cuenta, ya va en camino otro enlace. Usa el más reciente.',
  resentHint: '¿Sigue sin llegar? Te ayudamos con gusto.',
  contactSupport: 'Contactar a soporte',
  newTab: '(se abre en una pestaña nueva)',
  backToLogin: 'Volver al inicio de sesión',
  forgotPassword: '¿Olvidaste tu contraseña?',
  openApp: 'Abrir la app',

  openAgain: 'Cuando hayas permitido las cookies, vuelve a abrir el enlace del correo.',
  verifyTitle: 'Verifica tu correo electrónico',
  verifyPress: 'Usa el botón para confirmar que este correo electrónico es tuyo.',
  verifying: 'Verificando tu correo electrónico…',
  verify: 'Verificar correo',
  verifyAgain: 'Reintentar',
  verifiedTitle: 'Tu correo electrónico está verificado',
  verifiedText: 'Gracias por confirmar tu correo electrónico.',
  verifiedHint:
    'Ya puedes iniciar sesión. Si no recuerdas tu contraseña, usa la opción “¿Olvidaste tu contraseña?”.',
  notVerifiedTitle: 'No pudimos verificar tu correo electrónico',
  notVerifiedHint:
    'Si ya lo verificaste, solo tienes que iniciar sesión. Si no recuerdas tu contraseña, usa la opción “¿Olvidaste tu contraseña?”.',
  link_used: 'El enlace para verificar el correo electrónico ya se usó',
  link_used_text:
    'Cada enlace sirve una sola vez, y es posible que tu programa de correo lo haya abierto antes que tú.',
  link_expired: 'El enlace para verificar el correo electrónico venció',
  link_invalid: 'El enlace para verificar el correo electrónico no es válido',
  verification_unavailable:
    'Lo sentimos, no pudimos verificar tu correo electrónico en este momento. Inténtalo de nuevo.',

  resetTitle: 'Elige una contraseña nueva',
  resetFor: 'Para tu cuenta {email}',
  newPassword: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña',
  needMet: '(listo)',
  need_length: 'De 8 a 40 caracteres',
  need_uppercase: 'Una letra mayúscula',
  need_lowercase: 'Una letra minúscula',
  need_number: 'Un número',
  need_special: 'Un carácter especial',
  password_short: 'La contraseña debe tener al menos 8 caracteres',
  password_long: 'La contraseña debe tener como máximo 40 caracteres',
  password_uppercase: 'La contraseña debe tener una letra mayúscula',
  password_lowercase: 'La contraseña debe tener una letra minúscula',
  password_number: 'La contraseña debe tener un número',
  password_special: 'La contraseña debe tener un carácter especial',
  passwords_differ: 'Las contraseñas no coinciden',
  PASSWORDS_TOO_SIMILAR:
    'Tu contraseña nueva se parece demasiado a tus contraseñas anteriores. Escribe otra distinta.',
  reset_unavailable: 'Lo sentimos, no pudimos cambiar tu contraseña en este momento. Inténtalo de nuevo.',
  reset: 'Restablecer contraseña',
  resetting: 'Cambiando tu contraseña…',
  show: 'Mostrar',
  hide: 'Ocultar',
  showNewLabel: 'Mostrar la contraseña nueva',
  hideNewLabel: 'Ocultar la contraseña nueva',
  showConfirmationLabel: 'Mostrar la confirmación de la contraseña',
  hideConfirmationLabel: 'Ocultar la confirmación de la contraseña',
  close: 'Cerrar',
  offline: 'Parece que no tienes internet. Revisa tu conexión e inténtalo de nuevo.',
  resetDoneTitle: 'Se cambió tu contraseña',
  resetDoneText: 'Ya puedes iniciar sesión con tu contraseña nueva.',
  resetDoneUnsure:
    'Inicia sesión con tu contraseña nueva y después revisa “{page}”: ahí puedes cerrar todas las demás sesiones.',
  INVALID_TOKEN: 'El enlace para restablecer la contraseña no es válido',
  INVALID_TOKEN_text: 'Pide uno nuevo en la app o con la opción “¿Olvidaste tu contraseña?”.',
  LINK_ALREADY_USED: 'El enlace para restablecer la contraseña ya se usó',
  LINK_ALREADY_USED_text:
    'Si acabas de elegir una contraseña nueva, inicia sesión con ella. Si no, pide otro enlace en la app o con la opción “¿Olvidaste tu contraseña?”.',
} satisfies SentencesIn<'es', typeof english>;
