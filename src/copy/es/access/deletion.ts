import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Eliminar cuenta',
  confirmTitle: '¿Eliminar tu cuenta?',
  confirmText:
    'Se eliminarán tu cuenta, tu plan y todos los videos de la cuenta. Hasta entonces, puedes iniciar sesión y cancelar la solicitud.',
  confirm: 'Eliminar mi cuenta',
  confirming: 'Enviando tu solicitud…',
  notNow: 'Conservar mi cuenta',
  confirmNext: 'A continuación te pediremos que confirmes que eres tú.',
  goOn: 'Continuar',
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
  cancelRequestHint: 'Conservas tu cuenta y todo sigue igual.',
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
  askedText:
    'Recibimos tu solicitud y cerramos tu sesión. Hasta que tu cuenta se elimine, todavía puedes conservarla: inicia sesión y elige “Cancelar solicitud”.',
} satisfies SentencesIn<'es', typeof english>;
