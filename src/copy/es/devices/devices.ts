import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'Administrar dispositivos',
  lead: {
    one: '{plan} cubre un solo dispositivo: elige cuál.',
    other: '{plan} cubre hasta {count} dispositivos: elige cuáles.',
  },
  backToPlan: 'Mi plan',
  back: 'Atrás',
  saveChanges: 'Guardar cambios',
  next: 'Siguiente',
  list: 'Dispositivos',
  unnamedDevice: 'Dispositivo sin nombre',
  moreDevices: { one: 'y 1 más', other: 'y {count} más' },
  willBeAdded: 'Se agregará',
  willLose: 'Dejará de estar cubierto',
  onAnotherPlan: 'En otro plan',
  count: { one: '1 de {limit} seleccionado', other: '{count} de {limit} seleccionados' },
  empty: 'Todavía no hay dispositivos.',
  emptyText: 'Empareja un dispositivo en la app de {app} y podrás elegirlo aquí.',
  filter: 'Buscar un dispositivo',
  filterShown: {
    one: 'Se muestra 1 de {total} dispositivos',
    other: 'Se muestran {count} de {total} dispositivos',
  },
  chosen: 'Dispositivos seleccionados',
  takeOff: 'Quitar {device}',
  unchanged: 'Todavía no has cambiado nada.',
  showAll: { one: 'Mostrar el dispositivo', other: 'Mostrar los {count} dispositivos' },
  saved: 'Se guardaron tus cambios.',
  seePlan: 'Ver mi plan',
  saving: 'Guardando tus cambios…',
  movingOn: 'Un momento…',
  limitTitle: 'Límite del plan alcanzado',
  limitText: {
    one: '{plan} cubre un solo dispositivo. Quita uno primero o elige un plan que cubra más.',
    other: '{plan} cubre hasta {count} dispositivos. Quita uno primero o elige un plan que cubra más.',
  },
  ok: 'Entendido',
  changePlan: 'Cambiar de plan',
  nothingTitle: 'No hay ningún dispositivo seleccionado',
  nothingText: 'Selecciona al menos un dispositivo para que {plan} lo cubra.',
  lossTitle: 'Perderás historial de video',
  lossNow: 'En cuanto guardes, {plan} dejará de cubrir:',
  lossLater: 'Cuando empiece tu plan nuevo, ya no cubrirá:',
  lossNone: 'Ya no conservaremos su video y eliminaremos el que tenemos.',
  lossHours: {
    one: 'Solo conservaremos la última hora de su video. Todo lo anterior se eliminará.',
    other: 'Solo conservaremos las últimas {count} horas de su video. Todo lo anterior se eliminará.',
  },
  lossDays: {
    one: 'Solo conservaremos el último día de su video. Todo lo anterior se eliminará.',
    other: 'Solo conservaremos los últimos {count} días de su video. Todo lo anterior se eliminará.',
  },
  lossUnknown:
    'Conservaremos su video solo el tiempo que corresponde sin un plan de pago. Todo lo anterior se eliminará.',
  notNow: 'Ahora no',
  yesSure: 'Sí, continuar',
  failedTitle: 'No se pudo guardar',
  failedText: 'Hubo un error al guardar tus cambios. Inténtalo de nuevo.',
  unsureTitle: 'Todavía lo estamos verificando',
  busyText: 'No podemos guardar tus cambios en este momento. Inténtalo de nuevo.',
  unsureText:
    'Todavía no sabemos si se guardaron tus cambios. Seguimos verificando y verás el resultado en “Mi plan”. Hasta entonces no puedes cambiar nada más.',
  underWayText:
    'Todavía hay otro cambio de tu plan en curso, así que no se guardó tu selección. Cuando termine, lo verás en “Mi plan”.',
  changedTitle: 'Tu plan cambió mientras tanto',
  changedText:
    'Se cambió en otra ventana o en la app, así que no guardamos tu selección. La lista muestra cómo está ahora.',
  changedNext:
    'Mientras tanto elegiste otro plan, en otra ventana o en la app. La lista muestra los dispositivos para {plan}.',
  found: 'Esto es lo que encontramos: {plan} cubre ahora {devices}.',
  foundCount: {
    0: 'Esto es lo que encontramos: {plan} no cubre ahora ningún dispositivo.',
    one: 'Esto es lo que encontramos: {plan} cubre ahora 1 dispositivo.',
    other: 'Esto es lo que encontramos: {plan} cubre ahora {count} dispositivos.',
  },
} satisfies SentencesIn<'es', typeof english>;
