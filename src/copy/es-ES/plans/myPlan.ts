import type { SentencesIn } from '../../message.ts';
import type { myPlan as english } from '../../en/plans/myPlan.ts';

/** My Plan. */
export const myPlan = {
  emptyTitle: 'No se ha encontrado ningún plan.',
  liveView: { one: 'Vídeo en directo para 1 cámara', other: 'Vídeo en directo para {count} cámaras' },
  more: 'Conserva más de tu vídeo con {plan}, desde {price}.',
  moreNone: 'Conserva tu vídeo con {plan}, desde {price}.',
  videoTitle: 'El {date} se eliminarán los vídeos más antiguos.',
  videoTitleAll: 'El {date} se eliminarán vídeos.',
  videoDays: {
    one: 'Vídeos de hace más de 1 día: {cameras}',
    other: 'Vídeos de hace más de {count} días: {cameras}',
  },
  videoHours: {
    one: 'Vídeos de hace más de 1 hora: {cameras}',
    other: 'Vídeos de hace más de {count} horas: {cameras}',
  },
  videoAll: 'Todos los vídeos: {cameras}',
  videoSave: 'Para conservar un vídeo, guárdalo antes en la app de {app}.',
  videoEvent: 'Se eliminarán vídeos',
  historyInstead: {
    one: '{to} en lugar de {count} día de vídeo',
    other: '{to} en lugar de {count} días de vídeo',
  },
  history: 'Historial de vídeo',
  historyNone: 'Sin almacenamiento de vídeo',
  manageDevices: 'Gestionar dispositivos',
  endsSometime: 'Finaliza al terminar el periodo que has pagado',
  seeReceipt: 'Lo que has pedido',
  openOrderTitle: 'Todavía estamos comprobando tu pedido.',
  openOrderText:
    'Hemos enviado tu pedido de {plan}, pero todavía no está confirmado. No lo enviaremos otra vez y, mientras tanto, no puedes cambiar nada más de tu plan.',
  openDevicesTitle: 'Todavía estamos comprobando si se han guardado tus dispositivos.',
  openCancelTitle: 'Todavía estamos comprobando si se ha cancelado tu plan.',
  openMigrateTitle: 'Todavía estamos comprobando si se ha mejorado tu plan.',
  openKeepTitle: 'Todavía estamos comprobando si conservas {plan}.',
  openAgain: 'Comprobar de nuevo',
  openSupport: 'Contactar con soporte',
  madeOrderTitle: 'Tu pedido de {plan} se ha completado.',
  madeOrderCharged: 'Se ha cobrado un total de {amount}.',
  madeOrderFree: 'No se ha cobrado nada.',
  madeDevicesTitle: 'Se han guardado tus dispositivos.',
  madeMigrateTitle: 'Hemos mejorado tu plan.',
  lostOrderTitle: 'No hemos podido encontrar tu pedido de {plan}.',
  lostTitle: 'No hemos podido encontrar tu último cambio.',
  neverShownOrderTitle: 'Tu pedido de {plan} se ha confirmado, pero no aparece en tu cuenta.',
  neverShownTitle: 'Tu último cambio se ha confirmado, pero no aparece en tu cuenta.',
  pastDueExpired: 'Tu tarjeta está caducada. Actualízala y usaremos la nueva.',
  cardExpiredTitle: 'Tu tarjeta está caducada.',
  draftText: 'Has elegido {plan}. No cambia nada ni se cobra nada hasta que confirmes el pedido.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
