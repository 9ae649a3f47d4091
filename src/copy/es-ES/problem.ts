import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: '¡Ups! Algo ha salido mal.',
  orderRefused:
    'Tu pedido no se ha aceptado. No se ha cobrado nada y tu plan no ha cambiado. Prueba con otra tarjeta o pídenos ayuda.',
  deletionRefused:
    'En este momento no se puede eliminar tu cuenta. No se ha eliminado nada. Si hay un pago pendiente, puede que sea por eso. Te ayudamos con gusto.',
  priceUnknown:
    'No hemos podido averiguar cuánto cuesta tu pedido. No se ha pedido ni cobrado nada. Inténtalo de nuevo en un momento. Si sigue pasando, te ayudamos con gusto.',
  cancelFailed: 'Lo sentimos, ha habido un error al intentar cancelar tu plan. Inténtalo de nuevo más tarde.',
  cancelUnsureTitle: 'No hemos podido confirmar si se ha cancelado tu plan.',
  cancelUnsure: 'Todavía no hay respuesta. Lo seguimos comprobando y verás el resultado en “Mi plan”.',
  cancelUnderWayTitle: 'No se ha cancelado tu plan.',
  contactSupport: 'Contactar con soporte',
  elsewhereText: 'Otro sitio te ha traído hasta aquí. Todavía no ha cambiado nada.',
  bad_json: 'No se ha podido leer la solicitud. Vuelve a cargar la página e inténtalo de nuevo.',
  forbidden:
    'Esta solicitud no ha venido de una página de este sitio, así que no se ha cambiado nada. Abre la página aquí e inténtalo de nuevo.',
  other_account:
    'Ahora hay una sesión abierta con otra cuenta, así que no se ha enviado nada. Vuelve a cargar la página e inténtalo de nuevo.',
  origin_hidden:
    'Tu navegador o una extensión oculta de qué página viene esto, así que no se ha cambiado nada. Desactiva la extensión o usa otro navegador. Si no funciona, te ayudamos con gusto.',
  too_large: 'Es demasiado para enviarlo de una vez. Acorta lo que has escrito e inténtalo de nuevo.',
  unsupported_type:
    'No hemos podido leer lo que ha enviado tu navegador. Vuelve a cargar la página e inténtalo de nuevo, o usa otro navegador.',
  otherAccountText:
    'La cuenta ha cambiado en otra pestaña o ventana. No se ha enviado nada desde la página en la que estabas.',
  unexpected: '¡Ups! Algo ha salido mal.',
  notAllTitle: 'No hemos podido cargar todo lo de tu cuenta.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
