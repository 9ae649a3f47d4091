import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: 'Vincular con {account}',
  heading: 'Vincula tu cuenta de {brand} con {account}',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'Al iniciar sesión, autorizas a {partner} a acceder a tus dispositivos',
  shared:
    '{account} recibe los nombres y los tipos de tus dispositivos para poder mostrarlos y controlarlos por ti. Nunca ve tu contraseña, y puedes desvincular la cuenta en cualquier momento.',
  privacy: 'Política de privacidad de {account}',
  brandPrivacy: 'Política de privacidad de {brand}',
  policies: 'Políticas de privacidad',
  submit: 'Iniciar sesión',
  cancel: 'Cancelar',
  signedUpByBoth:
    'Si te registraste con Google o Apple, primero crea una contraseña. Después, vuelve a empezar la vinculación en la app de tu asistente.',
  signedUpByGoogle:
    'Si te registraste con Google, primero crea una contraseña. Después, vuelve a empezar la vinculación en la app de tu asistente.',
  signedUpByApple:
    'Si te registraste con Apple, primero crea una contraseña. Después, vuelve a empezar la vinculación en la app de tu asistente.',
  setPassword: 'Crear o restablecer tu contraseña',
  problemTitle: 'Tu cuenta no se puede vincular así',
  missing_parameters: 'Faltan parámetros en la URL para la autenticación OAuth2.',
  refused: 'No reconocemos la solicitud que te trajo hasta aquí. No se compartió nada.',
  again: 'Cierra esta página y vuelve a empezar la vinculación en la app de Google Home o de Amazon Alexa.',
  linkedTitle: 'Tu cuenta de {brand} está vinculada con {account}',
  linked:
    'Puedes cerrar esta página y volver a la app de tu asistente. Si tus dispositivos no aparecen allí, vuelve a empezar la vinculación en la app.',
  unlink_google:
    'Para desvincular Google Home, abre la app de Google Home, toca “Agregar”, luego “Funciona con Google Home”, elige {brand} y toca “Desvincular cuenta”.',
  unlink_alexa:
    'Para desvincular Amazon Alexa, abre la app de Alexa, ve a “Skills y juegos”, luego a “Tus Skills”, elige {brand} y toca “Deshabilitar Skill”.',
  overTitle: 'Esta página ya no es válida',
  over: 'Por tu seguridad, solo funciona durante un tiempo breve. Si tus dispositivos ya aparecen en la app de tu asistente, la vinculación se completó y no tienes que hacer nada más.',
  overAgain:
    'Si no aparecen, cierra esta página y vuelve a empezar la vinculación en la app de Google Home o de Amazon Alexa.',
  contactSupport: 'Contactar a soporte',
  supportSubject: 'Vincular un asistente de voz ({requestId})',
  requestId: 'Referencia: {requestId}',
} satisfies SentencesIn<'es', typeof english>;
