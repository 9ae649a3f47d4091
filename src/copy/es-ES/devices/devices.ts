import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'Gestionar dispositivos',
  willBeAdded: 'Se añadirá',
  saved: 'Se han guardado tus cambios.',
  lossTitle: 'Perderás historial de vídeo',
  lossNone: 'Ya no conservaremos su vídeo y eliminaremos el que tenemos.',
  lossHours: {
    one: 'Solo conservaremos la última hora de su vídeo. Todo lo anterior se eliminará.',
    other: 'Solo conservaremos las últimas {count} horas de su vídeo. Todo lo anterior se eliminará.',
  },
  lossDays: {
    one: 'Solo conservaremos el último día de su vídeo. Todo lo anterior se eliminará.',
    other: 'Solo conservaremos los últimos {count} días de su vídeo. Todo lo anterior se eliminará.',
  },
  lossUnknown:
    'Conservaremos su vídeo solo el tiempo que corresponde sin un plan de pago. Todo lo anterior se eliminará.',
  failedTitle: 'No se ha podido guardar',
  failedText: 'Ha habido un error al guardar tus cambios. Inténtalo de nuevo.',
  unsureTitle: 'Todavía lo estamos comprobando',
  unsureText:
    'Todavía no sabemos si se han guardado tus cambios. Lo seguimos comprobando y verás el resultado en “Mi plan”. Hasta entonces no puedes cambiar nada más.',
  underWayText:
    'Todavía hay otro cambio de tu plan en curso, así que no se ha guardado tu selección. Cuando termine, lo verás en “Mi plan”.',
  changedTitle: 'Tu plan ha cambiado mientras tanto',
  changedText:
    'Se ha cambiado en otra ventana o en la app, así que no hemos guardado tu selección. La lista muestra cómo está ahora.',
  changedNext:
    'Mientras tanto has elegido otro plan, en otra ventana o en la app. La lista muestra los dispositivos para {plan}.',
  found: 'Esto es lo que hemos encontrado: {plan} cubre ahora {devices}.',
  foundCount: {
    0: 'Esto es lo que hemos encontrado: {plan} no cubre ahora ningún dispositivo.',
    one: 'Esto es lo que hemos encontrado: {plan} cubre ahora 1 dispositivo.',
    other: 'Esto es lo que hemos encontrado: {plan} cubre ahora {count} dispositivos.',
  },
} satisfies Partial<SentencesIn<'es', typeof english>>;
