import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'Cambios en tu plan',
  lead: 'Lo que pediste, cambiaste y cancelaste aquí en los últimos dos años, tal como se confirmó.',
  elsewhere:
    'No aparecen los cambios hechos en la app, en la página del proveedor de pagos o por el equipo de soporte, ni los anteriores a que lleváramos esta lista.',
  emptyTitle: 'Todavía no hay cambios',
  emptyText: 'Cuando pidas, cambies o canceles un plan aquí, lo encontrarás en esta página.',
  see: 'Ver el comprobante',
  ordered: 'Pediste {plan}.',
  kept: 'Elegiste conservar {plan}.',
  cancelled: 'Cancelaste {plan}.',
  cancelledUnnamed: 'Cancelaste tu plan.',
  devices: {
    0: 'Quitaste todos los dispositivos de {plan}.',
    one: 'Se guardaron tus dispositivos en {plan}: 1 dispositivo.',
    other: 'Se guardaron tus dispositivos en {plan}: {count} dispositivos.',
  },
  devicesUnnamed: {
    0: 'Quitaste todos los dispositivos de tu plan.',
    one: 'Se guardaron tus dispositivos: 1 dispositivo.',
    other: 'Se guardaron tus dispositivos: {count} dispositivos.',
  },
  moved: 'Tu plan pasó a ser {plan}.',
  account: 'Cuenta',
  asOf: 'Situación al {time}',
} satisfies SentencesIn<'es', typeof english>;
