import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'Cambios en tu plan',
  lead: 'Lo que pediste, cambiaste y cancelaste aquí en los últimos dos años, tal como se confirmó.',
  elsewhere:
    'No aparecen los cambios hechos en la app, en la página del proveedor de pagos o por el equipo de soporte, ni los anteriores a esta lista.',
  emptyTitle: 'Todavía no hay cambios',
  emptyText: 'Cuando pidas, cambies o canceles un plan aquí, lo encontrarás en esta página.',
  see: 'Ver el comprobante',
  ordered: 'Pediste {plan}.',
  kept: 'Elegiste conservar {plan}.',
  cancelled: 'Cancelaste {plan}.',
  cancelledUnnamed: 'Cancelaste tu plan.',
  devices: {
    0: 'Quitaste todos los dispositivos de {plan}.',
    one: 'Cambiaste los dispositivos de {plan} ({count}).',
    other: 'Cambiaste los dispositivos de {plan} ({count}).',
  },
  devicesUnnamed: {
    0: 'Quitaste todos los dispositivos de tu plan.',
    one: 'Cambiaste tus dispositivos ({count}).',
    other: 'Cambiaste tus dispositivos ({count}).',
  },
  moved: 'Tu plan pasó a ser {plan}.',
  account: 'Cuenta',
  asOf: 'Situación al {time}',
} satisfies SentencesIn<'es', typeof english>;
