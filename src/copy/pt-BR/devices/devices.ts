import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'Gerenciar dispositivos',
  lead: {
    one: 'Escolha o único dispositivo que o plano {plan} cobre.',
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
  willLose: 'Perderá seus vídeos',
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
  unchanged: 'Nada mudou ainda.',
  showAll: { one: 'Mostrar o único dispositivo', other: 'Mostrar todos os {count} dispositivos' },
  saved: 'Suas alterações foram salvas.',
  seePlan: 'Ver Meu plano',
  saving: 'Salvando suas alterações…',
  movingOn: 'Um momento…',
  limitTitle: 'Limite do plano atingido',
  limitText: {
    one: 'O plano {plan} cobre um dispositivo. Remova um primeiro ou escolha um plano que cubra mais.',
    other:
      'O plano {plan} cobre até {count} dispositivos. Remova um primeiro ou escolha um plano que cubra mais.',
  },
  ok: 'OK',
  changePlan: 'Mudar de plano',
  nothingTitle: 'Nenhum dispositivo selecionado',
  nothingText: 'Selecione pelo menos um dispositivo para o plano {plan} cobrir.',
  lossTitle: 'O histórico de vídeos será perdido',
  lossNow: 'Assim que você salvar, o plano {plan} deixa de cobrir:',
  lossLater: 'Quando seu novo plano começar, ficam sem cobertura:',
  lossNone: 'Nenhum novo vídeo deles será guardado, e os que estavam guardados serão excluídos.',
  lossHours: {
    one: 'Só a última hora de vídeo deles fica guardada. Tudo o que for mais antigo será excluído.',
    other:
      'Só as últimas {count} horas de vídeo deles ficam guardadas. Tudo o que for mais antigo será excluído.',
  },
  lossDays: {
    one: 'Só o último dia de vídeo deles fica guardado. Tudo o que for mais antigo será excluído.',
    other:
      'Só os últimos {count} dias de vídeo deles ficam guardados. Tudo o que for mais antigo será excluído.',
  },
  lossUnknown:
    'Dos vídeos deles, só fica guardado o mesmo que sem um plano pago. Tudo o que for mais antigo será excluído.',
  notNow: 'Agora não',
  yesSure: 'Sim, tenho certeza',
  failedTitle: 'Não foi possível salvar',
  failedText: 'Ocorreu um erro ao salvar suas alterações. Tente novamente.',
  unsureTitle: 'Ainda estamos verificando',
  busyText: 'Não conseguimos salvar suas alterações no momento. Tente novamente.',
  unsureText:
    'Ainda não sabemos se suas alterações foram salvas. Continuamos verificando, e o resultado aparecerá em “Meu plano”. Até lá, nada mais pode ser alterado.',
  underWayText:
    'Outra mudança no seu plano ainda está em andamento, então sua seleção não foi salva. Quando ela terminar, você verá em “Meu plano”.',
  changedTitle: 'Seu plano mudou nesse meio-tempo',
  changedText:
    'Ele foi alterado em outra janela ou no app, então não salvamos sua seleção. A lista mostra como está agora.',
  changedNext:
    'Você escolheu outro plano nesse meio-tempo, em outra janela ou no app. A lista mostra os dispositivos para o plano {plan}.',
  found: 'O que encontramos: agora o plano {plan} cobre {devices}.',
  foundCount: {
    0: 'O que encontramos: agora o plano {plan} não cobre nenhum dispositivo.',
    one: 'O que encontramos: agora o plano {plan} cobre {count} dispositivo.',
    other: 'O que encontramos: agora o plano {plan} cobre {count} dispositivos.',
  },
} satisfies SentencesIn<'pt-BR', typeof english>;
