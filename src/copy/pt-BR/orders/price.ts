import type { SentencesIn } from '../../message.ts';
import type { price as english } from '../../en/orders/price.ts';

/** The price of an order, on every page that shows it (docs/adr/021). */
export const price = {
  discount: 'Código promocional {code}',
  once: '{promo}, só na primeira cobrança',
  span: '{promo}, em todas as cobranças antes de {date}',
  always: '{promo}, em todas as cobranças',
  unknown: '{promo}, na primeira cobrança',
  offLater: 'Descontado ao fazer o pedido',
  tax: 'Impostos',
  taxLater: 'Depende do seu endereço de cobrança',
  creditFor: 'Crédito do plano {plan}',
  from: 'A partir de {date}',
  afterTrial: 'Depois do seu teste grátis',
  per: { 1: 'por mês', 12: 'por ano', 24: 'a cada 2 anos', other: 'a cada {count} meses' },
  next: 'Próxima cobrança em {date}: {amount}',
  nextMost: 'Próxima cobrança em {date}: {amount} ou menos',
  nextSometime: 'Próxima cobrança no fim do seu período atual: {amount}',
  nextPlusTax: 'Próxima cobrança em {date}: {amount} mais eventuais impostos',
  keptDiscount: 'Seu desconto',
  keepsDiscount: 'Esta cobrança inclui seu desconto. As próximas também incluirão, enquanto ele durar.',
  forfeit:
    'O plano {plan} está pago até {date}. Você pagou {paid}, e este pedido aproveita {counted} desse valor. O restante não é devolvido.',
  lostDiscount:
    'Seu desconto no plano {plan} termina com este pedido. Se você mantivesse o plano {plan}, a próxima cobrança dele seria de {amount} em vez de {regular}, antes de impostos.',
  renews: 'Renovação automática no valor de {price} até você mudar ou cancelar o plano.',
  renewsWithTax:
    'Renovação automática no valor de {price}, impostos incluídos, até você mudar ou cancelar o plano.',
  renewsPlusTax: 'Renovação automática no valor de {price} mais impostos até você mudar ou cancelar o plano.',
  renewsPlusAnyTax:
    'Renovação automática no valor de {price} mais eventuais impostos até você mudar ou cancelar o plano.',
  cancelHere: 'Você pode cancelar quando quiser em “{page}”.',
  cancelAt: 'Para cancelar, acesse {place}.',
  withdrawal: {
    one: 'Você pode desistir deste pedido em até {count} dia.',
    other: 'Você pode desistir deste pedido em até {count} dias.',
  },
  readInformation: 'Antes de fazer o pedido, leia as {information}.',
  information: 'informações do contrato',
  taxUnknown: 'Pode haver acréscimo de impostos, dependendo do seu endereço de cobrança.',
  taxRounded: 'Os impostos da cobrança de hoje podem variar no último dígito quando forem calculados.',
  each: {
    1: '{amount} por mês',
    12: '{amount} por ano',
    24: '{amount} a cada 2 anos',
    other: '{amount} a cada {count} meses',
  },
  amountPer: '{amount} {per}',
  eachWithTax: '{price}, impostos incluídos',
  eachPlusTax: '{price} mais impostos',
  withoutDiscount: 'Sem seu desconto: {price}',
  beforeTax: '{per}, antes de impostos e descontos',
  withTax: '{per}, impostos incluídos, antes de descontos',
  on: '{amount} em {date}',
  onMost: '{amount} ou menos em {date}',
  onBeforeTax: '{amount} em {date}, antes de impostos e descontos',
  onWithTax: '{amount} em {date}, impostos incluídos, antes de descontos',
  sometime: '{amount} no fim do seu período atual',
  dayOnly: 'Em {date}',
  someAmount: 'No fim do seu período atual',
} satisfies SentencesIn<'pt-BR', typeof english>;
