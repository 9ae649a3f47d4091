import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: '¿Conservar {plan}?',
  keep: 'Conservar {plan}',
  leadEnding: 'Está previsto que {plan} finalice el {date}. Si lo conservas, sigue igual que hoy.',
  leadEndingSometime: 'Está previsto que {plan} finalice. Si lo conservas, sigue igual que hoy.',
  leadChange: 'Está previsto que {plan} cambie a {to} el {date}. Si conservas {plan}, nada cambia.',
  leadChangeSometime: 'Está previsto que {plan} cambie a {to}. Si conservas {plan}, nada cambia.',
  card: 'Tarjeta',
  history: 'Historial de video',
  devices: 'Dispositivos que siguen cubiertos',
  notNow: 'Ahora no',
  keeping: 'Conservando tu plan…',
  changed: 'Tu plan cambió mientras tanto, así que no se hizo nada. Revísalo de nuevo.',
  repriced: 'El precio cambió desde que lo viste, así que dejamos tu plan como está. Revísalo de nuevo.',
  underWay: 'Todavía hay otro cambio de tu plan en curso. Cuando termine, lo verás en “Mi plan”.',
  failed:
    'Lo sentimos, no pudimos conservar tu plan en este momento. No se cambió ni se cobró nada. Inténtalo de nuevo.',
} satisfies SentencesIn<'es', typeof english>;
