import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  refused: 'No reconocemos la solicitud que te ha traído hasta aquí. No se ha compartido nada.',
  unlink_google:
    'Para desvincular Google Home, abre la app de Google Home, toca “Añadir”, luego “Funciona con Google Home”, elige {brand} y toca “Desvincular cuenta”.',
  over: 'Por tu seguridad, solo funciona durante un tiempo breve. Si tus dispositivos ya aparecen en la app de tu asistente, la vinculación se ha completado y no tienes que hacer nada más.',
  contactSupport: 'Contactar con soporte',
} satisfies Partial<SentencesIn<'es', typeof english>>;
