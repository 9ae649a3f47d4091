import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: '¡Ups! Algo salió mal.',
  text: 'Inténtalo de nuevo en un momento. Si sigue pasando, te ayudamos con gusto.',
  notFoundTitle: 'No encontramos esta página.',
  notFoundText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  alreadySubscribed: 'Ya tienes una suscripción a este plan.',
  orderRefused:
    'Tu pedido no fue aceptado. No se cobró nada y tu plan no cambió. Prueba con otra tarjeta o pídenos ayuda.',
  deletionRefused:
    'En este momento no se puede eliminar tu cuenta. No se eliminó nada. Si hay un pago pendiente, puede que sea por eso. Te ayudamos con gusto.',
  useAnotherCard: 'Usar otra tarjeta',
  priceUnknown:
    'No pudimos averiguar cuánto cuesta tu pedido. No se pidió ni se cobró nada. Inténtalo de nuevo en un momento. Si sigue pasando, te ayudamos con gusto.',
  cancelFailed: 'Lo sentimos, hubo un error al intentar cancelar tu plan. Inténtalo de nuevo más tarde.',
  cancelUnsureTitle: 'No pudimos confirmar si se canceló tu plan.',
  cancelUnsure: 'Todavía no hay respuesta. Seguimos verificando y verás el resultado en “Mi plan”.',
  cancelUnderWayTitle: 'No se canceló tu plan.',
  cancelUnderWay:
    'Todavía hay otro cambio de tu plan en curso. Cuando termine, lo verás en “Mi plan” y podrás cancelar.',
  lookAtPlan: 'Ir a mi plan',
  contactSupport: 'Contactar a soporte',
  tryAgain: 'Reintentar',
  help: 'Obtener ayuda',
  backToPlan: 'Volver a mi plan',
  signIn: 'Iniciar sesión',
  blocker:
    'Es posible que un bloqueador de contenido o un filtro de red lo esté impidiendo. Permite esta página ahí e inténtalo de nuevo.',
  elsewhereTitle: '¿Quieres continuar?',
  elsewhereText: 'Otro sitio te trajo hasta aquí. Todavía no ha cambiado nada.',
  elsewhereGoOn: 'Continuar',
  requestId: 'Referencia: {requestId}',
  supportSubjectPlain: 'Ayuda con mi cuenta',
  supportSubject: 'Ayuda con mi cuenta ({requestId})',
  bad_json: 'No se pudo leer la solicitud. Vuelve a cargar la página e inténtalo de nuevo.',
  bad_request: 'La solicitud está incompleta. Vuelve a cargar la página e inténtalo de nuevo.',
  unsupported_type:
    'No pudimos leer lo que envió tu navegador. Vuelve a cargar la página e inténtalo de nuevo, o usa otro navegador.',
  too_large: 'Es demasiado para enviarlo de una vez. Acorta lo que escribiste e inténtalo de nuevo.',
  forbidden:
    'Esta solicitud no vino de una página de este sitio, así que no se cambió nada. Abre la página aquí e inténtalo de nuevo.',
  origin_hidden:
    'Tu navegador o una extensión oculta de qué página viene esto, así que no se cambió nada. Desactiva la extensión o usa otro navegador. Si no funciona, te ayudamos con gusto.',
  not_found: 'No encontramos esta página. Vuelve a cargar la página de la que vienes e inténtalo de nuevo.',
  method_not_allowed: 'Esto no se puede hacer aquí. Vuelve atrás e inténtalo de nuevo desde la página.',
  too_many_requests: 'Demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.',
  signed_out: 'Tu sesión está cerrada. Vuelve a iniciar sesión.',
  otherAccountTitle: 'Ahora hay una sesión abierta con otra cuenta.',
  other_account:
    'Ahora hay una sesión abierta con otra cuenta, así que no se envió nada. Vuelve a cargar la página e inténtalo de nuevo.',
  otherAccountText:
    'La cuenta cambió en otra pestaña o ventana. No se envió nada desde la página en la que estabas.',
  pending_delete: 'Está previsto eliminar esta cuenta. Primero cancela la solicitud.',
  unavailable:
    'Lo sentimos, no podemos obtener tu información en este momento. Inténtalo de nuevo más tarde.',
  unexpected: '¡Ups! Algo salió mal.',
  notAllTitle: 'No pudimos cargar todo lo de tu cuenta.',
  notAllText: 'Puede que falte algo en esta página.',
} satisfies SentencesIn<'es', typeof english>;
