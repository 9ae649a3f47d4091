import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'Tus opciones de privacidad',
  askTitle: '¿Podemos medir las visitas y mostrarte anuncios?',
  askText:
    'Si aceptas, scripts de {receivers} cuentan las visitas y te muestran nuestros anuncios en otros sitios.',
  agree: 'Aceptar',
  refuse: 'Rechazar',
  oneByOne: 'Elegir uno por uno',
  lead: 'Elige qué pueden hacer los scripts de otras empresas en nuestras páginas públicas. Nunca se cargan donde inicias sesión, pagas o tienes la sesión abierta.',
  legend: 'Lo que permites',
  measuring: 'Medición',
  measuringText:
    'Mide cómo se usan nuestras páginas y compara versiones de ellas para que podamos mejorarlas.',
  advertising: 'Publicidad',
  advertisingText:
    'Te muestra nuestros anuncios en otros sitios y nos dice cuáles funcionaron. Algunas leyes lo llaman vender o compartir información personal.',
  receivedBy: 'Quién lo recibe: {receivers}.',
  save: 'Guardar',
  refuseAll: 'Rechazar todo',
  saved: 'Se guardaron tus opciones.',
  stateSignal:
    'Tu navegador envía Global Privacy Control y lo respetamos: todo lo siguiente está desactivado y no preguntamos.',
  stateAsked: 'Todavía no has elegido.',
  stateUnasked:
    'Todavía no has elegido. En tu región, todo lo siguiente está activado hasta que lo desactives.',
  stateChosen: 'Elegiste esto el {date}.',
  stateUnreadable:
    'No podemos leer lo que elegiste antes. Hasta que elijas de nuevo, todo lo siguiente está desactivado.',
  keptAsked: 'Recordamos tu elección en este navegador durante seis meses. Después volvemos a preguntar.',
  keptOptOut: 'Recordamos tu elección en este navegador mientras vuelvas al menos una vez al año.',
} satisfies SentencesIn<'es', typeof english>;
