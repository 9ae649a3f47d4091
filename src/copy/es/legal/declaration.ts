import type { SentencesIn } from '../../message.ts';
import type { declaration as english } from '../../en/legal/declaration.ts';

/** A declaration of a person, withdrawal or cancellation: the form, what became of it, its letter and its receipt. */
export const declaration = {
  withdrawalLead: 'Si la ley te da derecho de desistimiento, puedes ejercerlo aquí sin dar motivos.',
  cancellationLead: 'Puedes hacerlo sin iniciar sesión.',
  quicker: 'Tienes la sesión abierta, así que puedes hacerlo más rápido:',
  quickerLink: 'Cancelar {plan} en tu cuenta',
  name: 'Tu nombre',
  email: 'Correo electrónico para el acuse de recibo',
  contract: 'Qué contrato',
  contractHint: 'El plan, o el número de un pedido o de una factura.',
  orderedOn: 'Fecha del pedido (opcional)',
  causeLegend: 'Tipo de cancelación',
  ordinary: 'Cancelación ordinaria',
  ordinaryHint: 'Al final del periodo pagado.',
  special: 'Cancelación por un motivo grave',
  specialHint: 'De inmediato, por un motivo que indicas.',
  reason: 'Motivo',
  endsLegend: 'Cuándo debe terminar el contrato',
  soonest: 'Lo antes posible',
  onDay: 'Un día determinado',
  endsOn: 'Último día del contrato',
  withdraw: 'Confirmar desistimiento',
  cancel: 'Cancelar ahora',
  sending: 'Enviando…',
  about:
    'Esto llega al equipo de soporte de {brand}, y tú recibes un acuse de recibo por correo electrónico. Tu plan cambia cuando el equipo lo haya tramitado.',
  name_missing: 'Escribe tu nombre.',
  email_invalid: 'Escribe una dirección de correo electrónico válida.',
  contract_missing: 'Indica qué contrato.',
  orderedOn_invalid: 'Escribe la fecha de hoy o una anterior, o deja este campo vacío.',
  reason_missing: 'Indica el motivo.',
  text_long: 'Acorta este texto.',
  endsOn_invalid: 'Escribe la fecha de hoy o una posterior.',
  fields_refused: 'Revisa los campos marcados. Todavía no se envió nada.',
  declaration_limited:
    'Últimamente se enviaron demasiadas declaraciones desde aquí, así que esta no se envió. Todo lo que escribiste sigue aquí. Inténtalo más tarde o envíala por correo electrónico.',
  declaration_crowded:
    'En este momento nos llegan demasiadas declaraciones, así que esta no se envió. Todo lo que escribiste sigue aquí. Envíala por correo electrónico, o inicia sesión y envíala con la dirección de tu cuenta.',
  declaration_not_sent:
    'No pudimos confirmar si esto se envió. Todo lo que escribiste sigue aquí. Inténtalo de nuevo o envíalo por correo electrónico.',
  writeMail: 'Escribir el correo a {email}',
  offline: 'Parece que no tienes internet. No se envió nada. Revisa tu conexión e inténtalo de nuevo.',
  withdrawalSent: 'Se envió tu desistimiento',
  cancellationSent: 'Se envió tu cancelación',
  receiptSent: 'Un acuse de recibo va en camino a {email}. Imprime o guarda también esta página.',
  receiptNotSent:
    'Recibimos tu declaración, pero no pudimos enviar el acuse de recibo a {email}. Imprime o guarda esta página: es tu comprobante.',
  sentUnshown:
    'Recibimos tu declaración. Sin cookies, esta página no puede mostrarla de nuevo. Si no te llega el acuse de recibo por correo electrónico, escribe a {email}.',
  next: 'El equipo de soporte de {brand} lo tramita y te responde a esta dirección. Si no recibes respuesta, escribe a {email}.',
  another: 'Hacer otra declaración',
  kindLabel: 'Declaración',
  withdrawalKind: 'Desistimiento del contrato',
  cancellationKind: 'Cancelación de un contrato',
  nameLabel: 'Nombre',
  emailLabel: 'Correo electrónico',
  contractLabel: 'Contrato',
  orderedOnLabel: 'Fecha del pedido',
  endsLabel: 'Fin',
  receivedLabel: 'Recibida el',
  letterIntro:
    'Alguien hizo esta declaración en el portal de cuentas de {brand}. Hay que tramitarla a mano, y la persona espera una respuesta en la dirección de abajo.',
  letterKnown:
    'Se hizo desde un navegador en el que ya se había iniciado sesión con la cuenta de esta dirección.',
  letterStranger:
    'No hace falta iniciar sesión para hacerla, así que puede haberla escrito cualquiera, con cualquier dirección. Compruébala antes de tramitarla.',
  letterNoReceipt:
    'El portal no envió ningún acuse de recibo. Confirma a la persona qué declaró y cuándo llegó.',
  receiptWithdrawal: 'Acuse de recibo de tu desistimiento de un contrato con {brand}',
  receiptCancellation: 'Acuse de recibo de tu cancelación de un contrato con {brand}',
  receiptFrom:
    'Alguien escribió lo siguiente en el portal de cuentas de {brand} e indicó esta dirección de correo. Nada cambia automáticamente: el equipo de soporte lo tramita a mano. Si no fuiste tú, responde a este correo para avisar al equipo.',
  receiptIntro: 'Recibimos esta declaración. Conserva este correo.',
  reasonSent: 'El motivo se envió al equipo de soporte junto con la declaración.',
  mailWithdrawal: 'Desisto de este contrato.',
  mailCancellation: 'Cancelo este contrato.',
} satisfies SentencesIn<'es', typeof english>;
