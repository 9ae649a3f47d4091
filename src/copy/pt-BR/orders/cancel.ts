import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  title: 'Cancelar plano',
  leadPaid: 'Você continua com o plano {plan} até {date}. Veja o que muda a partir daí.',
  leadTrial: 'Seu teste grátis do plano {plan} vai até {date}. Veja o que muda a partir daí.',
  leadUnknown: 'Veja o que muda quando o plano {plan} terminar.',
  chargeLabel: 'Cobranças',
  chargePaid: 'Este plano não será mais cobrado.',
  chargeTrial: 'Este plano não será cobrado.',
  chargeOwed: 'Fora isso, este plano não será mais cobrado.',
  historyLabel: 'Histórico de vídeos',
  historyNone: 'Não guardamos mais vídeos e excluímos os que temos.',
  historyHours: {
    one: 'Guardamos só a última hora. Tudo o que for mais antigo será excluído.',
    other: 'Guardamos só as últimas {count} horas. Tudo o que for mais antigo será excluído.',
  },
  historyDays: {
    one: 'Guardamos só o último dia. Tudo o que for mais antigo será excluído.',
    other: 'Guardamos só os últimos {count} dias. Tudo o que for mais antigo será excluído.',
  },
  historyUnknown:
    'Guardamos só o que fica guardado sem um plano pago. Tudo o que for mais antigo será excluído.',
  devicesLabel: 'Dispositivos que perdem a cobertura',
  devicesOnPlan: 'Dispositivos neste plano',
  keptAll: {
    one: 'Depois disso, o plano grátis {plan} cobre {count} dispositivo.',
    other: 'Depois disso, o plano grátis {plan} cobre até {count} dispositivos.',
  },
  keptSome: {
    one: 'Depois disso, o plano grátis {plan} cobre só {count} deles.',
    other: 'Depois disso, o plano grátis {plan} cobre só {count} deles.',
  },
  lower: 'Prefere pagar menos? {plan}, {price}',
  devicesNone: 'Não há dispositivos neste plano.',
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
  confirmTrial: 'Seu teste grátis continua ativo até {date}, e o plano não será cobrado.',
  confirmUnknown: 'O plano não será renovado nem cobrado novamente.',
  changedTitle: 'Seu plano mudou nesse meio-tempo',
  changedText: 'Nada foi cancelado. É assim que seu plano está agora. Confira novamente.',
} satisfies SentencesIn<'pt-BR', typeof english>;
