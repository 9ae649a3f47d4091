import type { SentencesIn } from '../../message.ts';
import type { declaration as english } from '../../en/legal/declaration.ts';

/** A declaration of a person, withdrawal or cancellation: the form, what became of it, its letter and its receipt. */
export const declaration = {
  withdrawalLead:
    'Se a lei der a você o direito de arrependimento, você pode exercê-lo aqui sem informar o motivo.',
  cancellationLead: 'Você pode fazer isso sem login.',
  quicker: 'Sua conta está conectada, então há um jeito mais rápido:',
  quickerLink: 'Cancelar plano {plan} na sua conta',
  name: 'Seu nome',
  email: 'E-mail para o comprovante',
  contract: 'Qual contrato',
  contractHint: 'O plano, ou o número de um pedido ou de uma fatura.',
  orderedOn: 'Data do pedido (opcional)',
  causeLegend: 'Tipo de cancelamento',
  ordinary: 'Cancelamento comum',
  ordinaryHint: 'No fim do período pago.',
  special: 'Cancelamento por motivo justo',
  specialHint: 'Na hora, por um motivo que você informa.',
  reason: 'Motivo',
  endsLegend: 'Quando o contrato deve terminar',
  soonest: 'O quanto antes',
  onDay: 'Em um dia determinado',
  endsOn: 'Último dia do contrato',
  withdraw: 'Confirmar desistência',
  cancel: 'Cancelar agora',
  sending: 'Enviando…',
  about:
    'Isto vai para o suporte {brand}, e você recebe um comprovante por e-mail. Seu plano muda quando o suporte tiver processado o pedido.',
  name_missing: 'Digite seu nome.',
  email_invalid: 'Digite um endereço de e-mail válido.',
  contract_missing: 'Informe qual contrato.',
  orderedOn_invalid: 'Digite a data de hoje ou uma anterior, ou deixe em branco.',
  reason_missing: 'Informe o motivo.',
  text_long: 'Encurte este texto.',
  endsOn_invalid: 'Digite a data de hoje ou uma posterior.',
  fields_refused: 'Confira os campos marcados. Nada foi enviado ainda.',
  declaration_limited:
    'Muitas declarações foram enviadas daqui recentemente, então não enviamos esta. Tudo o que você digitou continua aqui. Tente novamente mais tarde ou envie por e-mail.',
  declaration_crowded:
    'Muitas declarações estão chegando agora, então não enviamos esta. Tudo o que você digitou continua aqui. Envie por e-mail, ou faça login e envie com o e-mail da sua conta.',
  declaration_not_sent:
    'Não conseguimos confirmar o envio. Tudo o que você digitou continua aqui. Tente novamente ou envie por e-mail.',
  writeMail: 'Escrever o e-mail para {email}',
  offline: 'Parece que você está sem internet. Nada foi enviado. Verifique sua conexão e tente novamente.',
  withdrawalSent: 'Sua desistência foi enviada',
  cancellationSent: 'Seu cancelamento foi enviado',
  receiptSent: 'Um comprovante está a caminho de {email}. Imprima ou salve também esta página.',
  receiptNotSent:
    'Sua declaração chegou até nós, mas não conseguimos enviar o comprovante para {email}. Imprima ou salve esta página: ela é sua prova.',
  sentUnshown:
    'Sua declaração chegou até nós. Sem cookies, esta página não consegue mostrá-la novamente. Se você não receber o comprovante por e-mail, escreva para {email}.',
  next: 'O suporte {brand} cuida disso e responde para este endereço. Se você não receber resposta, escreva para {email}.',
  another: 'Fazer outra declaração',
  kindLabel: 'Declaração',
  withdrawalKind: 'Desistência do contrato',
  cancellationKind: 'Cancelamento de um contrato',
  nameLabel: 'Nome',
  emailLabel: 'E-mail',
  contractLabel: 'Contrato',
  orderedOnLabel: 'Data do pedido',
  endsLabel: 'Término',
  receivedLabel: 'Recebida em',
  letterIntro:
    'Alguém fez esta declaração no portal de contas {brand}. Ela precisa ser tratada manualmente, e a pessoa espera uma resposta no endereço abaixo.',
  letterKnown: 'Ela veio de um navegador em que já se fez login na conta com este e-mail.',
  letterStranger:
    'Não é preciso fazer login para isso: qualquer pessoa pode ter escrito a declaração, com qualquer e-mail. Confira antes de dar andamento.',
  letterNoReceipt:
    'O portal não enviou comprovante por e-mail. Confirme à pessoa o que ela declarou e quando a declaração chegou.',
  receiptWithdrawal: 'Comprovante da sua desistência de um contrato com {brand}',
  receiptCancellation: 'Comprovante do seu cancelamento de um contrato com {brand}',
  receiptFrom:
    'Alguém escreveu o que segue no portal de contas {brand} e informou este e-mail. Nada muda automaticamente: o suporte cuida disso manualmente. Se não foi você, responda a este e-mail para avisar o suporte.',
  receiptIntro: 'Recebemos esta declaração. Guarde este e-mail.',
  reasonSent: 'O motivo foi para o suporte junto com a declaração.',
  mailWithdrawal: 'Desisto deste contrato.',
  mailCancellation: 'Cancelo este contrato.',
} satisfies SentencesIn<'pt-BR', typeof english>;
