import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: 'Manter o plano {plan}?',
  keep: 'Manter plano {plan}',
  leadEnding: 'Seu plano {plan} vai terminar em {date}. Se você o mantiver, ele continua como está hoje.',
  leadEndingSometime: 'Seu plano {plan} vai terminar. Se você o mantiver, ele continua como está hoje.',
  leadChange:
    'Seu plano {plan} vai mudar para o plano {to} em {date}. Se você mantiver o plano {plan}, nada muda.',
  leadChangeSometime:
    'Seu plano {plan} vai mudar para o plano {to}. Se você mantiver o plano {plan}, nada muda.',
  card: 'Cartão',
  history: 'Histórico de vídeos',
  devices: 'Dispositivos que continuam com cobertura',
  notNow: 'Agora não',
  keeping: 'Mantendo seu plano…',
  changed: 'Seu plano mudou nesse meio-tempo, então não fizemos nada. Confira novamente.',
  repriced: 'O preço mudou desde que você o viu, então deixamos seu plano como está. Confira novamente.',
  underWay:
    'Outra mudança no seu plano ainda está em andamento. Você verá em “Meu plano” quando ela terminar.',
  failed: 'Desculpe, não conseguimos manter seu plano agora. Nada foi alterado nem cobrado. Tente novamente.',
} satisfies SentencesIn<'pt-BR', typeof english>;
