import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'O que você deve saber antes de contratar um plano e enquanto tiver um.',
  sellerTitle: 'Quem vende',
  soldTitle: 'O que você compra',
  sold: 'Um plano para o histórico de vídeos das suas câmeras {brand}. Ele diz para quantos dispositivos vale e por quanto tempo os vídeos ficam guardados. Você precisa de uma conta, de um dispositivo da {brand} e de internet. O plano começa com o seu pedido ou no dia indicado nele.',
  priceTitle: 'Quanto custa',
  price:
    'Os preços estão em {plans}. Antes de você pedir, a página do pedido diz o que é cobrado hoje e depois. Não há custos de entrega, e usar este portal não custa nada além da sua internet.',
  tax: 'Os preços incluem o imposto sobre valor agregado em: {countries}.',
  plans: 'a página dos planos',
  payTitle: 'Como você paga',
  pay: 'Com cartão, antecipadamente a cada período.',
  termTitle: 'Quanto tempo dura e como encerrar',
  term: 'Um plano pago dura o período indicado no preço, como um mês ou um ano, e se renova sozinho pelo mesmo período e preço até que você o cancele. Um teste grátis vira o plano pago no dia indicado no pedido, a menos que você o cancele antes.',
  endHere: 'Você pode cancelar a qualquer momento para o fim do período pago, aqui sem fazer login: {link}.',
  endSignedIn: 'Com login feito, você cancela em {link} e vê na hora até quando o plano vale.',
  endElsewhere: 'Você pode cancelar a qualquer momento para o fim do período pago: {link}.',
  orderTitle: 'Quando o seu pedido é vinculante',
  order:
    'Você escolhe um plano, informa um cartão e confere tudo na página do pedido, onde ainda pode mudar ou voltar. Ao apertar o botão que faz o pedido, ele passa a ser vinculante. O contrato é firmado quando o confirmamos, na hora, na página seguinte, onde você pode salvar o que aceitou. O seu plano e as suas faturas ficam na sua conta; estas condições ficam aqui e nos termos de uso. Você pode contratar nos idiomas deste portal.',
  conformityTitle: 'Seus direitos se algo der errado',
  conformity:
    'Se o serviço não for como combinado, você tem os direitos que a lei lhe dá: vale a garantia legal de conformidade dos serviços digitais. Não há garantia comercial além dela.',
  complaintsTitle: 'Reclamações',
  complaints: 'Escreva para {email}. O suporte responde a você.',
} satisfies SentencesIn<'pt-BR', typeof english>;
