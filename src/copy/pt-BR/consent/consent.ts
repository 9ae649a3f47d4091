import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'Suas opções de privacidade',
  askTitle: 'Podemos medir as visitas e mostrar anúncios?',
  askText:
    'Se você concordar, scripts de {receivers} contam as visitas e mostram nossos anúncios para você em outros sites.',
  agree: 'Concordar',
  refuse: 'Recusar',
  oneByOne: 'Escolher um a um',
  lead: 'Escolha o que os scripts de outras empresas podem fazer nas nossas páginas públicas. Eles nunca são carregados onde você faz login, paga ou está com a conta conectada.',
  legend: 'O que você permite',
  measuring: 'Medição',
  measuringText:
    'Mede como nossas páginas são usadas e compara versões delas, para que possamos melhorá-las.',
  advertising: 'Publicidade',
  advertisingText:
    'Mostra nossos anúncios para você em outros sites e nos diz quais funcionaram. Algumas leis chamam isso de venda ou compartilhamento de dados pessoais.',
  receivedBy: 'Quem recebe: {receivers}.',
  save: 'Salvar',
  refuseAll: 'Recusar tudo',
  saved: 'Suas opções foram salvas.',
  stateSignal:
    'Seu navegador envia o Global Privacy Control, e nós respeitamos isso: tudo abaixo está desativado, e não perguntamos.',
  stateAsked: 'Você ainda não escolheu.',
  stateUnasked: 'Você ainda não escolheu. Na sua região, tudo abaixo fica ativado até você desativar.',
  stateChosen: 'Você escolheu isto em {date}.',
  stateUnreadable:
    'Não conseguimos ler sua escolha anterior. Até você escolher novamente, tudo abaixo está desativado.',
  keptAsked: 'Guardamos sua escolha neste navegador por seis meses. Depois, perguntamos novamente.',
  keptOptOut: 'Guardamos sua escolha neste navegador enquanto você voltar pelo menos uma vez por ano.',
} satisfies SentencesIn<'pt-BR', typeof english>;
