import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  title: 'Cancelar plano',
  backToPlan: 'Meu plano',
  leadPaid: 'Você continua com o plano {plan} até {date}. Veja o que muda a partir daí.',
  leadTrial: 'Seu teste grátis do plano {plan} vai até {date}. Veja o que muda a partir daí.',
  leadUnknown: 'Veja o que muda quando o plano {plan} terminar.',
  chargeLabel: 'Cobranças',
  chargePaid: 'Nada mais será cobrado.',
  chargeTrial: 'Nada será cobrado.',
  historyLabel: 'Histórico de vídeos',
  historyNone: 'Nenhum novo vídeo será guardado, e os que estavam guardados serão excluídos.',
  historyHours: {
    one: 'Cai para a última hora. Tudo o que for mais antigo será excluído.',
    other: 'Cai para as últimas {count} horas. Tudo o que for mais antigo será excluído.',
  },
  historyDays: {
    one: 'Cai para o último dia. Tudo o que for mais antigo será excluído.',
    other: 'Cai para os últimos {count} dias. Tudo o que for mais antigo será excluído.',
  },
  historyUnknown: 'Cai para o que fica guardado sem um plano pago. Tudo o que for mais antigo será excluído.',
  devicesLabel: 'Dispositivos que perdem a cobertura',
  devicesOnPlan: 'Dispositivos neste plano',
  keptAll: {
    one: 'A cobertura continua: depois disso, o plano {plan}, que é grátis, cobre {count} dispositivo.',
    other:
      'A cobertura continua: depois disso, o plano {plan}, que é grátis, cobre até {count} dispositivos.',
  },
  keptSome: {
    one: 'Depois disso, o plano {plan}, que é grátis, cobre um deles. Os outros perdem a cobertura.',
    other:
      'Depois disso, o plano {plan}, que é grátis, cobre até {count} deles. Os outros perdem a cobertura.',
  },
  lower: 'Prefere pagar menos? {plan}, {price}',
  devicesNone: 'Nenhum dispositivo está neste plano.',
  reasonTitle: 'Por que você está cancelando?',
  reasonHint: 'Você pode pular esta pergunta. Sua resposta nos ajuda a melhorar.',
  tooExpensive: 'É muito caro',
  notUsingIt: 'Não estou usando',
  missingFeatures: 'Faltam recursos de que preciso',
  technicalProblems: 'Tive problemas técnicos',
  switching: 'Vou mudar para outro serviço',
  other: 'Outro motivo',
  keep: 'Manter plano atual',
  cancel: 'Cancelar plano',
  cancelNow: 'Cancelar plano',
  cancelling: 'Cancelando seu plano…',
  confirmTitle: 'Cancelar o plano {plan}?',
  confirmPaid: 'O plano continua ativo até {date} e não será renovado.',
  confirmTrial: 'Seu teste grátis continua ativo até {date}, e nada será cobrado.',
  confirmUnknown: 'O plano não será renovado, e nada mais será cobrado.',
  changedTitle: 'Seu plano mudou nesse meio-tempo',
  changedText: 'Nada foi cancelado. Confira novamente: é assim que seu plano está agora.',
} satisfies SentencesIn<'pt-BR', typeof english>;
