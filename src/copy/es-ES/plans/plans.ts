import type { SentencesIn } from '../../message.ts';
import type { plans as english } from '../../en/plans/plans.ts';

/** The plan chooser. */
export const plans = {
  intro:
    'Elige cuánto tiempo se conserva tu vídeo y para cuántas cámaras. Los precios no incluyen impuestos.',
  introWithTax:
    'Elige cuánto tiempo se conserva tu vídeo y para cuántas cámaras. Los precios incluyen impuestos.',
  historyHours: { one: '1 hora de historial de vídeo', other: '{count} horas de historial de vídeo' },
  historyDays: { one: '1 día de historial de vídeo', other: '{count} días de historial de vídeo' },
  historyNone: 'Sin almacenamiento de vídeo',
  lossHistory: 'Tu historial de vídeo pasa de {from} a {to}. Todo lo anterior se eliminará.',
  lossHistoryAll:
    'Ya no conservaremos tu vídeo y eliminaremos el que tenemos. Hoy lo conservamos durante {from}.',
  lossNothing: 'Tus cámaras siguen cubiertas y tu vídeo se conserva tanto tiempo como hoy.',
  sincePeriod: 'El cambio se aplica el {date}, cuando finaliza el periodo que has pagado.',
  sinceUnknown: 'El cambio se aplica cuando finaliza el periodo que has pagado.',
  noticeApple:
    'Tu plan se cobra a través de Apple y no se puede gestionar en la web. Abre la app de {app} en un dispositivo iOS y ve a tu lista de suscripciones de la tienda de Apple.',
  noticeChanged: 'Tu plan o tus dispositivos han cambiado mientras tanto. Elige de nuevo.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
