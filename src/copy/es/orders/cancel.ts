import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  title: 'Cancelar plan',
  backToPlan: 'Mi plan',
  leadPaid: 'Conservas {plan} hasta el {date}. Esto es lo que cambia después.',
  leadTrial: 'Tu prueba gratuita de {plan} dura hasta el {date}. Esto es lo que cambia después.',
  leadUnknown: 'Esto es lo que cambiará cuando finalice {plan}.',
  chargeLabel: 'Cobros',
  chargePaid: 'No se cobra nada más.',
  chargeTrial: 'No se te cobra nada.',
  historyLabel: 'Historial de video',
  historyNone: 'Ya no se conserva video, y el que se conservaba se elimina.',
  historyHours: {
    one: 'Se reduce a la última hora. Todo lo anterior se elimina.',
    other: 'Se reduce a las últimas {count} horas. Todo lo anterior se elimina.',
  },
  historyDays: {
    one: 'Se reduce al último día. Todo lo anterior se elimina.',
    other: 'Se reduce a los últimos {count} días. Todo lo anterior se elimina.',
  },
  historyUnknown: 'Se reduce a lo que se conserva sin un plan de pago. Todo lo anterior se elimina.',
  devicesLabel: 'Dispositivos que dejan de estar cubiertos',
  devicesOnPlan: 'Dispositivos en este plan',
  keptAll: {
    one: 'Sigue cubierto: después, {plan}, que es gratuito, cubre 1 dispositivo.',
    other: 'Siguen cubiertos: después, {plan}, que es gratuito, cubre hasta {count} dispositivos.',
  },
  keptSome: {
    one: 'Después, {plan}, que es gratuito, cubre uno de ellos. Los demás dejan de estar cubiertos.',
    other:
      'Después, {plan}, que es gratuito, cubre hasta {count} de ellos. Los demás dejan de estar cubiertos.',
  },
  lower: 'O paga menos: {plan}, {price}',
  devicesNone: 'No hay ningún dispositivo en este plan.',
  reasonTitle: '¿Por qué cancelas?',
  reasonHint: 'Puedes omitir esta pregunta. Tu respuesta nos ayuda a mejorar.',
  tooExpensive: 'Es demasiado caro',
  notUsingIt: 'No lo uso',
  missingFeatures: 'Le faltan funciones que necesito',
  technicalProblems: 'Tuve problemas técnicos',
  switching: 'Me cambio a otra opción',
  other: 'Otro motivo',
  keep: 'Conservar plan actual',
  cancel: 'Cancelar plan',
  cancelNow: 'Cancelar plan',
  cancelling: 'Cancelando tu plan…',
  confirmTitle: '¿Cancelar {plan}?',
  confirmPaid: 'Seguirá activo hasta el {date} y no se renovará.',
  confirmTrial: 'Tu prueba gratuita seguirá activa hasta el {date} y no se cobrará nada.',
  confirmUnknown: 'No se renovará ni se cobrará nada más.',
  changedTitle: 'Tu plan cambió mientras tanto',
  changedText: 'No se canceló nada. Revísalo de nuevo: así está tu plan ahora.',
} satisfies SentencesIn<'es', typeof english>;
