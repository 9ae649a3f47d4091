import type { SentencesIn } from '../../message.ts';
import type { declaration as english } from '../../en/legal/declaration.ts';

/** A declaration of a person, withdrawal or cancellation: the form, what became of it, its letter and its receipt. */
export const declaration = {
  quicker: 'Has iniciado sesión, así que puedes hacerlo más rápido:',
  fields_refused: 'Revisa los campos marcados. Todavía no se ha enviado nada.',
  declaration_limited:
    'Últimamente se han enviado demasiadas declaraciones desde aquí, así que esta no se ha enviado. Todo lo que has escrito sigue aquí. Inténtalo más tarde o envíala por correo electrónico.',
  declaration_crowded:
    'En este momento nos llegan demasiadas declaraciones, así que esta no se ha enviado. Todo lo que has escrito sigue aquí. Envíala por correo electrónico, o inicia sesión y envíala con la dirección de tu cuenta.',
  declaration_not_sent:
    'No hemos podido confirmar si esto se ha enviado. Todo lo que has escrito sigue aquí. Inténtalo de nuevo o envíalo por correo electrónico.',
  offline: 'Parece que no tienes internet. No se ha enviado nada. Revisa tu conexión e inténtalo de nuevo.',
  withdrawalSent: 'Se ha enviado tu desistimiento',
  cancellationSent: 'Se ha enviado tu cancelación',
  receiptNotSent:
    'Hemos recibido tu declaración, pero no hemos podido enviar el acuse de recibo a {email}. Imprime o guarda esta página: es tu justificante.',
  sentUnshown:
    'Hemos recibido tu declaración. Sin cookies, esta página no puede mostrarla de nuevo. Si no te llega el acuse de recibo por correo electrónico, escribe a {email}.',
  letterIntro:
    'Alguien ha hecho esta declaración en el portal de cuentas de {brand}. Hay que tramitarla a mano, y la persona espera una respuesta en la dirección de abajo.',
  letterNoReceipt:
    'El portal no ha enviado ningún acuse de recibo. Confirma a la persona qué ha declarado y cuándo ha llegado.',
  receiptFrom:
    'Alguien ha escrito lo siguiente en el portal de cuentas de {brand} y ha indicado esta dirección de correo. Nada cambia automáticamente: el equipo de soporte lo tramita a mano. Si no has sido tú, responde a este correo para avisar al equipo.',
  receiptIntro: 'Hemos recibido esta declaración. Conserva este correo.',
  reasonSent: 'El motivo se ha enviado al equipo de soporte junto con la declaración.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
