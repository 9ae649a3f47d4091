import type { SentencesIn } from '../../message.ts';
import type { keepPlan as english } from '../../en/plans/keepPlan.ts';

/** Keeping a plan that is about to change or end. */
export const keepPlan = {
  title: 'Manter {plan}?',
  keep: 'Manter {plan}',
  leadEnding: '{plan} vai terminar em {date}. Mantenha o plano, e tudo continua como está hoje.',
  leadEndingSometime: '{plan} vai terminar. Mantenha o plano, e tudo continua como está hoje.',
  leadChange: '{plan} vai mudar para {to} em {date}. Mantenha {plan}, e nada muda.',
  leadChangeSometime: '{plan} vai mudar para {to}. Mantenha {plan}, e nada muda.',
  chargedToday: 'Cobrança de hoje',
  card: 'Cartão',
  history: 'Histórico de vídeos',
  devices: 'Dispositivos que continuam com cobertura',
  more: { one: 'e mais {count}', other: 'e mais {count}' },
  unnamedDevice: 'Dispositivo sem nome',
  notNow: 'Agora não',
  keeping: 'Mantendo seu plano…',
  backToPlan: 'Meu plano',
  changed: 'Seu plano mudou nesse meio-tempo, então nada foi feito. Confira novamente.',
  repriced: 'O preço mudou desde que você o viu, então nada foi feito. Confira novamente.',
  underWay: 'Outra mudança no seu plano ainda está em andamento. “Meu plano” avisa quando ela terminar.',
  failed: 'Desculpe, não conseguimos manter seu plano agora. Nada foi alterado nem cobrado. Tente novamente.',
} satisfies SentencesIn<'pt-BR', typeof english>;
