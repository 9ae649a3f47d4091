import type { SentencesIn } from '../../message.ts';
import type { keepPlan as english } from '../../en/plans/keepPlan.ts';

/** Keeping a plan that is about to change or end. */
export const keepPlan = {
  title: 'Manter o plano {plan}?',
  keep: 'Manter {plan}',
  leadEnding: 'Seu plano {plan} vai terminar em {date}. Mantenha o plano, e tudo continua como está hoje.',
  leadEndingSometime: 'Seu plano {plan} vai terminar. Mantenha o plano, e tudo continua como está hoje.',
  leadChange: 'Seu plano {plan} vai mudar para {to} em {date}. Mantenha o plano {plan}, e nada muda.',
  leadChangeSometime: 'Seu plano {plan} vai mudar para {to}. Mantenha o plano {plan}, e nada muda.',
  chargedToday: 'Cobrança de hoje',
  card: 'Cartão',
  history: 'Histórico de vídeos',
  devices: 'Dispositivos que continuam com cobertura',
  notNow: 'Agora não',
  keeping: 'Mantendo seu plano…',
  backToPlan: 'Meu plano',
  changed: 'Seu plano mudou nesse meio-tempo, então nada foi feito. Confira novamente.',
  repriced: 'O preço mudou desde que você o viu, então nada foi feito. Confira novamente.',
  underWay:
    'Outra mudança no seu plano ainda está em andamento. Quando ela terminar, você verá em “Meu plano”.',
  failed: 'Desculpe, não conseguimos manter seu plano agora. Nada foi alterado nem cobrado. Tente novamente.',
} satisfies SentencesIn<'pt-BR', typeof english>;
