import type { SentencesIn } from '../../message.ts';
import type { withdrawalRight as english } from '../../en/legal/withdrawalRight.ts';

/** The instruction on the right of withdrawal and its form, after annex I of Directive 2011/83/EU. */
export const withdrawalRight = {
  title: 'Direito de arrependimento',
  where: 'Ele vale para quem mora em: {countries}.',
  right: {
    one: 'Você tem o direito de desistir deste contrato no prazo de {count} dia, sem precisar indicar o motivo. O prazo termina {count} dia após o dia da celebração do contrato.',
    other:
      'Você tem o direito de desistir deste contrato no prazo de {count} dias, sem precisar indicar o motivo. O prazo termina {count} dias após o dia da celebração do contrato.',
  },
  how: 'Para exercer o direito de arrependimento, você deve nos comunicar ({company}) sua decisão de desistir deste contrato por meio de uma declaração inequívoca (por exemplo, uma carta enviada pelo correio ou um e-mail). Você pode usar o modelo de formulário abaixo, mas isso não é obrigatório.',
  online:
    'Você também pode exercer seu direito de arrependimento online em “{link}”. Se usar essa função, enviaremos sem demora injustificada um comprovante de recebimento em suporte durável (por exemplo, por e-mail), com o conteúdo da declaração e a data e a hora do envio.',
  inTime:
    'Para respeitar o prazo, basta enviar a comunicação sobre o exercício do direito de arrependimento antes que o prazo termine.',
  effectsTitle: 'Efeitos da desistência',
  effects:
    'Se você desistir deste contrato, devolveremos todos os pagamentos que recebemos de você, sem demora injustificada e, em qualquer caso, em até 14 dias a contar do dia em que formos informados da sua decisão de desistir dele. A devolução usará o mesmo meio de pagamento da transação inicial, a menos que você tenha concordado expressamente com outro; em nenhum caso essa devolução terá custos para você.',
  begun:
    'Se você pediu que a prestação dos serviços começasse durante o prazo de arrependimento, deverá nos pagar um valor proporcional ao que foi prestado até nos comunicar a desistência, em relação ao conjunto das prestações previstas no contrato.',
  formTitle: 'Modelo de formulário de desistência',
  formIntro: '(Preencha e envie este formulário somente se quiser desistir do contrato)',
  formTo: 'Para: {company}',
  formText:
    'Comunico/comunicamos (*) por este meio que desisto/desistimos (*) do meu/nosso (*) contrato de prestação do seguinte serviço:',
  formOrdered: 'Contratado em:',
  formName: 'Nome do(s) consumidor(es):',
  formAddress: 'Endereço do(s) consumidor(es):',
  formSigned: 'Assinatura do(s) consumidor(es) (somente se este formulário for enviado em papel):',
  formDate: 'Data:',
  formStar: '(*) Risque o que não se aplica.',
} satisfies SentencesIn<'pt-BR', typeof english>;
