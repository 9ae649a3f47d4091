import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'O que você deve saber antes de fazer o pedido de um plano e enquanto tiver um.',
  sellerTitle: 'De quem você compra',
  soldTitle: 'O que você compra',
  sold: 'Um plano para o histórico de vídeos das suas câmeras {brand}. O plano indica quantos dispositivos ele cobre e por quanto tempo os vídeos ficam guardados. Você precisa de uma conta, de um dispositivo {brand} e de uma conexão com a internet. O plano começa quando você faz o pedido ou na data indicada nele.',
  priceTitle: 'Quanto custa',
  price:
    'Os preços estão na {plans}. Antes de você confirmar, a página do pedido mostra o que é cobrado hoje e o que será cobrado depois. Não há custos de entrega, e usar este portal não custa nada além da sua conexão com a internet.',
  tax: 'Os preços incluem o imposto sobre valor agregado em: {countries}.',
  plans: 'página de planos',
  payTitle: 'Como você paga',
  pay: 'Com cartão, antecipadamente a cada período.',
  payWallet: 'Com cartão ou com {wallet}, antecipadamente a cada período.',
  termTitle: 'Quanto tempo dura e como encerrar',
  term: 'Um plano pago dura o período indicado junto ao preço, como um mês ou um ano. Ele é renovado automaticamente, pelo mesmo período e pelo preço indicado no pedido, até você cancelar. O teste grátis vira o plano pago na data indicada no pedido, a menos que você cancele antes.',
  endHere:
    'Você pode cancelar a qualquer momento, com efeito no fim do período pago, aqui mesmo e sem fazer login: {link}.',
  endSignedIn: 'Com a conta conectada, você cancela em “{link}” e vê na hora até quando o plano vale.',
  endElsewhere: 'Você pode cancelar a qualquer momento, com efeito no fim do período pago: {link}.',
  orderTitle: 'Quando seu pedido é vinculante',
  order:
    'Você escolhe um plano e como pagar, e confere tudo na página do pedido, onde ainda pode mudar algo ou voltar. Quando você aperta o botão que faz o pedido, o pedido se torna vinculante. Nós o confirmamos na hora, na página seguinte: aí o contrato é firmado, e você pode salvar o que aceitou. Seu plano e suas faturas ficam na sua conta; estas condições continuam disponíveis aqui e nos termos de uso. Você pode fazer o pedido em qualquer um dos idiomas deste portal.',
  conformityTitle: 'Seus direitos se algo der errado',
  conformity:
    'Se o serviço não for como combinado, você tem os direitos previstos em lei, inclusive os que tratam da conformidade dos serviços digitais. Não damos nenhuma garantia além disso.',
  complaintsTitle: 'Reclamações',
  complaints: 'Escreva para {email}. O suporte vai responder a você.',
} satisfies SentencesIn<'pt-BR', typeof english>;
