import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  confirmText:
    'Se eliminarán tu cuenta y todos los vídeos que contiene. Hasta entonces, puedes iniciar sesión y cancelar la solicitud.',
  knowsMissing: 'Primero marca la casilla. No se ha eliminado nada.',
  underWay:
    'Todavía estamos comprobando tu último pedido o cambio. Cuando terminemos, lo verás en “Mi plan”. Entonces podrás eliminar tu cuenta.',
  askPassword: 'Has iniciado sesión hace un rato. Escribe tu contraseña para confirmar que eres tú.',
  askSignIn:
    'Has iniciado sesión hace un rato. Vuelve a iniciar sesión para confirmar que eres tú. Después volverás aquí.',
  text: 'Nos has pedido que eliminemos esta cuenta. Todavía no se ha eliminado, así que aún puedes conservarla.',
  failed:
    'Lo sentimos, no podemos cancelar tu solicitud para eliminar la cuenta en este momento. Contacta con el equipo de soporte para que te ayude.',
  askedText: 'Hemos recibido tu solicitud y hemos cerrado tu sesión.',
  copySent: 'Hemos enviado una copia de esto a {email}.',
  letterOutro:
    'Si no lo has pedido tú, inicia sesión, elige “Cancelar solicitud” y después cambia tu contraseña.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
