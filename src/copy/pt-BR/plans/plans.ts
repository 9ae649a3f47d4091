import type { SentencesIn } from '../../message.ts';
import type { plans as english } from '../../en/plans/plans.ts';

/** The plan chooser. */
export const plans = {
  title: 'Planos',
  intro:
    'Escolha por quanto tempo seus vídeos ficam guardados e para quantas câmeras. Os preços não incluem impostos.',
  introWithTax:
    'Escolha por quanto tempo seus vídeos ficam guardados e para quantas câmeras. Os preços incluem impostos.',
  terms: 'Frequência de pagamento',
  monthly: 'Mensal',
  yearly: 'Anual',
  twoYears: 'Dois anos',
  per: { 1: '/mês', 12: '/ano', 24: 'a cada 2 anos', other: 'a cada {count} meses' },
  free: 'Grátis',
  comesTo: '{amount} por mês',
  comesToSaving: '{amount} por mês, economia de {percent}',
  withTax: '{amount} com impostos',
  aboutWithTax: 'Cerca de {amount} com impostos',
  tabSaves: 'Economize {percent}',
  tabSavesUpTo: 'Economize até {percent}',
  choosePlan: 'Escolher plano',
  historyHours: { one: '{count} hora de histórico de vídeos', other: '{count} horas de histórico de vídeos' },
  historyDays: { one: '{count} dia de histórico de vídeos', other: '{count} dias de histórico de vídeos' },
  historyNone: 'Sem armazenamento de vídeos',
  cameras: { one: '{count} câmera', other: '{count} câmeras' },
  camerasUpTo: { one: '{count} câmera', other: 'Até {count} câmeras' },
  trialDays: { one: 'Teste grátis de {count} dia', other: 'Teste grátis de {count} dias' },
  trialNewDays: {
    one: 'Teste grátis de {count} dia para novos assinantes',
    other: 'Teste grátis de {count} dias para novos assinantes',
  },
  trial: 'Teste grátis',
  trialNew: 'Teste grátis para novos assinantes',

  signInToChoose: 'Entrar para escolher',
  select: 'Selecionar plano',
  selected: 'Plano selecionado',
  currentPlan: 'Plano atual',
  changePending: 'Mudança pendente',
  notAvailable: 'Indisponível',
  priceForDevices: { one: '{price}, {count} dispositivo', other: '{price}, até {count} dispositivos' },
  markToday: 'Seu plano',
  markOlder: 'Seu plano (versão antiga)',
  compared: 'Em comparação com seu plano',
  whyNoPrice: 'No momento, não sabemos o preço.',
  whyNotOffered: 'Indisponível para sua conta.',
  chooseLegend: 'Escolha um plano',
  changePlan: 'Mudar de plano',
  changing: 'Um momento…',
  back: 'Voltar',

  moreMoney: {
    1: '{amount} a mais por mês',
    12: '{amount} a mais por ano',
    24: '{amount} a mais a cada 2 anos',
    other: '{amount} a mais a cada {count} meses',
  },
  lessMoney: {
    1: '{amount} a menos por mês',
    12: '{amount} a menos por ano',
    24: '{amount} a menos a cada 2 anos',
    other: '{amount} a menos a cada {count} meses',
  },
  otherMoney: '{after} em vez de {before}',
  moreCameras: { one: '+{count} câmera', other: '+{count} câmeras' },
  fewerCameras: { one: '{count} câmera a menos', other: '{count} câmeras a menos' },
  moreDays: { one: '{count} dia a mais de histórico', other: '{count} dias a mais de histórico' },
  fewerDays: { one: '{count} dia a menos de histórico', other: '{count} dias a menos de histórico' },
  otherHistory: '{after} de histórico em vez de {before}',
  historyFromNone: '{after} de histórico em vez de nenhum',
  historyToNone: 'Nenhum histórico em vez de {before}',
  hours: { one: '{count} hora', other: '{count} horas' },
  days: { one: '{count} dia', other: '{count} dias' },

  goBackTitle: 'Tem certeza de que quer voltar?',
  goBackText: 'Seu plano continua como está.',
  goBackYes: 'Voltar',
  goBackNo: 'Ficar aqui',

  lossTitle: 'Mudar para o plano {plan}?',
  lossHistory:
    'Seu histórico de vídeos passa de {from} para {to}. Os vídeos mais antigos não poderão mais ser assistidos.',
  lossHistoryAll: 'Seus vídeos não serão mais guardados. Hoje eles ficam guardados por {from}.',
  lossCameras: {
    one: 'Esta câmera perde a cobertura:',
    other: 'Estas {count} câmeras perdem a cobertura:',
  },
  lossSome: {
    one: 'Das suas {of} câmeras com cobertura, {count} vai ficar sem. Você escolhe qual na próxima etapa.',
    other: 'Das suas {of} câmeras com cobertura, {count} vão ficar sem. Você escolhe quais na próxima etapa.',
  },
  lossMore: { one: 'e mais {count}', other: 'e mais {count}' },
  lossNothing:
    'Suas câmeras continuam com cobertura, e seus vídeos ficam guardados pelo mesmo tempo que hoje.',
  lossChanges: 'O que muda: {changes}.',
  sinceToday: 'Isso passa a valer hoje, assim que você confirmar seu pedido.',
  sincePeriod: 'Isso passa a valer em {date}, quando terminar o período já pago.',
  sinceTrial: 'Isso passa a valer em {date}, quando terminar seu teste grátis.',
  sinceUnknown: 'Isso passa a valer quando terminar o período já pago.',
  notNow: 'Agora não',
  yes: 'Sim, tenho certeza',

  noticeApple:
    'A cobrança do seu plano é feita pela Apple, e ele não pode ser gerenciado na web. Abra o app {app} em um dispositivo iOS e acesse a lista de assinaturas da App Store.',
  noticePaused:
    'Seu plano está pausado e por isso não pode ser alterado aqui. O suporte pode informar os próximos passos.',
  noticeUpdating:
    'Sua última alteração está confirmada. Pode levar um momento até ela aparecer na sua conta; depois você poderá escolher outro plano.',
  noticeUnclear:
    'Não sabemos qual é a situação do seu plano. Para que nada seja cobrado por engano, ele não pode ser alterado aqui. O suporte pode informar mais.',
  noticeChanges: 'Seu plano {plan} vai mudar para {to} em {date}.',
  noticeChangesSometime: 'Seu plano {plan} vai mudar para {to}.',
  noticeEnds: 'Seu plano {plan} vai terminar em {date}.',
  noticeEndsSometime: 'Seu plano {plan} vai terminar.',
  keep: 'Manter {plan}',
  noticeCurrent: 'Você já tem uma assinatura deste plano.',
  noticePending: 'Seu plano já vai mudar para este.',
  noticeChanged: 'Seu plano ou seus dispositivos mudaram nesse meio-tempo. Escolha novamente.',
  noticeNotOffered: 'Este plano não está disponível para sua conta.',
  stale:
    'Estes planos são de {time}. Não conseguimos atualizá-los desde então; você vê o preço exato antes de pagar.',
  empty: 'Não há planos para mostrar agora.',
  unavailable: 'Desculpe, não conseguimos carregar suas informações no momento. Tente novamente mais tarde.',
  tryAgain: 'Tentar novamente',
} satisfies SentencesIn<'pt-BR', typeof english>;
