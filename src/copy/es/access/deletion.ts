import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Eliminar cuenta',
  confirmTitle: '¿Eliminar tu cuenta?',
  confirmText:
    'Se eliminarán tu cuenta y todos los videos que contiene. Hasta entonces, puedes iniciar sesión y cancelar la solicitud.',
  plansTitle: 'Tus planes y pagos',
  noPlan: 'No tienes ningún plan de pago, así que no se cobra nada.',
  mayCharge:
    'No podemos prometerte que eliminar tu cuenta detenga este cobro. Para asegurarte, cancela primero {plan}.',
  cancelPlan: 'Cancelar {plan}',
  mayStillCharge:
    'No podemos prometerte que la eliminación detenga este cobro. El equipo de soporte puede informarte.',
  mayOwe: 'Puede que eliminar tu cuenta no salde lo pendiente.',
  unreadTitle: 'En este momento no podemos ver tus planes.',
  unreadText: 'Revisa en “Mi plan” si todavía se cobra algo.',
  knows: 'Sé que seguiré recibiendo cobros de {stores} hasta que cancele allí.',
  knowsElsewhere: 'Sé que eliminar mi cuenta no pone fin a un plan que se factura en otro lugar.',
  knowsMissing: 'Primero marca la casilla. No se eliminó nada.',
  underWay:
    'Todavía estamos verificando tu último pedido o cambio. Cuando terminemos, lo verás en “Mi plan”. Entonces podrás eliminar tu cuenta.',
  confirm: 'Eliminar mi cuenta',
  confirming: 'Enviando tu solicitud…',
  notNow: 'Conservar mi cuenta',
  whose: 'Cuenta que se eliminará: {email}',
  askPassword: 'Iniciaste sesión hace un rato. Escribe tu contraseña para confirmar que eres tú.',
  password: 'Contraseña',
  noPassword: 'Escribe tu contraseña.',
  askSignIn:
    'Iniciaste sesión hace un rato. Vuelve a iniciar sesión para confirmar que eres tú. Después regresarás aquí.',
  signInAgain: 'Volver a iniciar sesión',
  title: 'Solicitud pendiente para eliminar la cuenta',
  text: 'Nos pediste que elimináramos esta cuenta. Todavía no se ha eliminado, así que aún puedes conservarla.',
  textWithDate:
    'El {date} nos pediste que elimináramos esta cuenta. Todavía no se ha eliminado, así que aún puedes conservarla.',
  cancelRequest: 'Cancelar solicitud',
  cancelRequestHint: 'Conservas tu cuenta. Después, revisa “Mi plan”.',
  cancelling: 'Cancelando…',
  keepRequest: 'Mantener solicitud',
  keepRequestHint: 'Tu cuenta se eliminará y cerraremos tu sesión.',
  keeping: 'Cerrando tu sesión…',
  failed:
    'Lo sentimos, no podemos cancelar tu solicitud para eliminar la cuenta en este momento. Comunícate con el equipo de soporte para recibir ayuda.',
  emailSupport: 'Escribir a soporte',
  supportSubject: 'Cancelar mi solicitud para eliminar la cuenta',
  close: 'Cerrar',
  askedTitle: 'Tu cuenta se eliminará',
  askedText: 'Recibimos tu solicitud y cerramos tu sesión.',
  stillKeep:
    'Hasta que tu cuenta se elimine, todavía puedes conservarla: inicia sesión y elige “Cancelar solicitud”.',
  copySent: 'Enviamos una copia de esto a {email}.',
  copyHere: 'Imprime o guarda esta página. No volverás a verla.',
  letterSubject: 'Tu solicitud para eliminar tu cuenta de {brand}',
  letterIntro: 'El {date} nos pediste que elimináramos la cuenta {email}.',
  letterOutro:
    'Si no lo pediste tú, inicia sesión, elige “Cancelar solicitud” y después cambia tu contraseña.',
} satisfies SentencesIn<'es', typeof english>;
