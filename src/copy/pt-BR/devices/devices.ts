import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'Gerenciar dispositivos',
  lead: {
    one: 'Escolha um dispositivo para o plano {plan} cobrir.',
    other: 'Escolha até {count} dispositivos para o plano {plan} cobrir.',
  },
  backToPlan: 'Meu plano',
  back: 'Voltar',
  saveChanges: 'Salvar alterações',
  next: 'Avançar',
  list: 'Dispositivos',
  unnamedDevice: 'Dispositivo sem nome',
  moreDevices: { one: 'e mais {count}', other: 'e mais {count}' },
  willBeAdded: 'Será adicionado',
  willLose: 'Vai ficar sem cobertura',
  onAnotherPlan: 'Em outro plano',
  count: { one: 'Selecionados: {count} de {limit}', other: 'Selecionados: {count} de {limit}' },
  empty: 'Nenhum dispositivo ainda.',
  emptyText: 'Pareie um dispositivo no app {app}, e você poderá escolhê-lo aqui.',
  filter: 'Encontrar um dispositivo',
  filterShown: {
    one: 'Mostrando {count} de {total} dispositivos',
    other: 'Mostrando {count} de {total} dispositivos',
  },
  chosen: 'Dispositivos selecionados',
  takeOff: 'Remover {device}',
  unchanged: 'Você ainda não mudou nada.',
  showAll: { one: 'Mostrar o dispositivo', other: 'Mostrar todos os {count} dispositivos' },
  saved: 'Suas alterações foram salvas.',
  seePlan: 'Ver Meu plano',
  saving: 'Salvando suas alterações…',
  movingOn: 'Um momento…',
  limitTitle: 'Limite do plano atingido',
  limitText: {
    one: 'O plano {plan} cobre {count} dispositivo. Remova um primeiro ou escolha um plano que cubra mais.',
    other:
      'O plano {plan} cobre até {count} dispositivos. Remova um primeiro ou escolha um plano que cubra mais.',
  },
  ok: 'OK',
  changePlan: 'Mudar de plano',
  nothingTitle: 'Nenhum dispositivo selecionado',
  nothingText: 'Selecione pelo menos um dispositivo para o plano {plan} cobrir.',
  lossTitle: 'O histórico de vídeos será perdido',
  lossNow: 'Assim que você salvar, o plano {plan} deixará de cobrir:',
  lossLater: 'Quando seu novo plano começar, ele não cobrirá mais:',
  lossNone: 'Desses dispositivos, não guardaremos mais vídeos e excluiremos os que temos.',
  lossHours: {
    one: 'Desses dispositivos, guardaremos só a última hora de vídeo. Tudo o que for mais antigo será excluído.',
    other:
      'Desses dispositivos, guardaremos só as últimas {count} horas de vídeo. Tudo o que for mais antigo será excluído.',
  },
  lossDays: {
    one: 'Desses dispositivos, guardaremos só o último dia de vídeo. Tudo o que for mais antigo será excluído.',
    other:
      'Desses dispositivos, guardaremos só os últimos {count} dias de vídeo. Tudo o que for mais antigo será excluído.',
  },
  lossUnknown:
    'Desses dispositivos, guardaremos só o que é gratuito. Tudo o que for mais antigo será excluído.',
  notNow: 'Agora não',
  yesSure: 'Sim, tenho certeza',
  failedTitle: 'Não foi possível salvar',
  failedText: 'Ocorreu um erro ao salvar suas alterações. Tente novamente.',
  unsureTitle: 'Ainda estamos verificando',
  busyText: 'Não conseguimos salvar suas alterações no momento. Tente novamente.',
  unsureText:
    'Ainda não sabemos se suas alterações foram salvas. Vamos continuar verificando, e você verá o resultado em “Meu plano”. Até lá, você não pode alterar mais nada.',
  underWayText:
    'Outra mudança no seu plano ainda está em andamento, então não salvamos sua seleção. Você verá em “Meu plano” quando ela terminar.',
  changedTitle: 'Seu plano mudou nesse meio-tempo',
  changedText:
    'Ele foi alterado em outra janela ou no app, então não salvamos sua seleção. A lista mostra a situação atual.',
  changedNext:
    'Você escolheu outro plano nesse meio-tempo, em outra janela ou no app. A lista mostra os dispositivos para o plano {plan}.',
  found: 'Já verificamos: agora o plano {plan} cobre {devices}.',
  foundCount: {
    0: 'Já verificamos: agora o plano {plan} não cobre nenhum dispositivo.',
    one: 'Já verificamos: agora o plano {plan} cobre {count} dispositivo.',
    other: 'Já verificamos: agora o plano {plan} cobre {count} dispositivos.',
  },
} satisfies SentencesIn<'pt-BR', typeof english>;
