import { billingInfo, PAYPAL } from '../../../src/contracts/billing/billing-info.ts';
import { isCreditType } from '../../../src/contracts/billing/invoice.ts';
import { hasCard } from '../../../src/domain/billing/card-on-file.ts';
import { byField, pointsWith, untold } from '../checks.ts';
import { asAssumed, cannotBeTold, type OpenPoint, type OpenPoints, otherwise } from '../open-point.ts';
import { type Exchange, recordIn } from '../seen.ts';
import { ticked, shapeOf, shownKey, shownWords } from '../shape.ts';
import { recordsIn } from './changes.ts';

const noToken = untold(
  'Only a browser makes a card’s token.',
  'Store a test card on the portal, and see it on Payment.',
);

/** The card on file, or PayPal in its place, as the contract reads it. */
function cardIn(exchange: Exchange) {
  return billingInfo.safeParse(recordIn(exchange)).data;
}

const noCard = byField('an account without a card.', (exchange) => {
  const last = exchange.responses.at(-1);
  if (!exchange.result.ok)
    return otherwise(
      `What came is neither a card nor says that there is none: ${shapeOf(last?.json)}.`,
      'The portal says that it could not find out.',
    );
  if (hasCard(cardIn(exchange)))
    return cannotBeTold('The account has a card.', 'Use an account without a card.');
  if (last?.status === 404 || last?.status === 204) return asAssumed(`It is a ${last.status}.`);
  if (last?.text.trim() === 'null') return asAssumed('It is `null`.');
  return asAssumed(
    last?.text === '' ? 'It is an empty 200.' : 'It is a 200 whose card is missing or marked nil.',
  );
});

const payPal = byField('an account that pays by PayPal.', (exchange) => {
  const isPayPal = (text: unknown) => /pay[ _-]?pal/i.test(String(text));
  const fields = Object.entries(recordIn(exchange))
    .filter(
      ([field, value]) =>
        isPayPal(field) || isPayPal(typeof value === 'object' ? JSON.stringify(value) : value),
    )
    .map(([field]) => shownKey(field));
  if (fields.length === 0)
    return cannotBeTold('Nothing shows that PayPal is on file.', 'Use an account that pays by PayPal.');
  const told = `PayPal shows in ${ticked(fields)}.`;
  return cardIn(exchange)?.card_type === PAYPAL
    ? asAssumed(told)
    : otherwise(told, 'The portal may say that no card is on file.');
});

const expired = byField('an account with a card.', (exchange) => {
  const card = recordIn(exchange);
  if (card['last_four'] === undefined)
    return cannotBeTold('No card is on file.', 'Use an account with a card.');
  if (card['expired'] !== undefined) return asAssumed('It is there.');
  const fields = Object.keys(card).filter((field) => /exp|month|year/i.test(field));
  const told = `It is missing${fields.length === 0 ? '' : `, and ${ticked(fields.map(shownKey))} came`}.`;
  return cardIn(exchange)?.expires
    ? asAssumed(told)
    : otherwise(told, 'The portal does not warn of a card that has expired.');
});

/** The points of the call that reads the card on file, of either version. */
const pointsOfCard = (call: 'billingInfo' | 'billingInfoV3'): Readonly<Record<string, OpenPoint>> => ({
  [`${call} answer`]: ['A 404, 204, `null` or empty 200 means no card on file.', noCard],
  [`${call} answer.card_type`]: [
    'It names the brand of the card. It, `payment_method`, `payment_type` or `type` names PayPal, or there is a `paypal_billing_agreement_id` and no `last_four`.',
    payPal,
  ],
  [`${call} answer.expired`]: [
    'A card has expired if this field says so or its month is over. Month and year have usual names, such as `exp_month`.',
    expired,
  ],
});

const storedAtOnce = (version: string) =>
  `Any 2xx means that the card was stored, and \`GET /billingInfo${version}\` shows it at once.`;
const validCard = 'Any 2xx means that the card is valid; the call uses up no token.';

/** The open points of cards and invoices. */
export const cardPoints: OpenPoints = {
  ...pointsWith(noToken, {
    'storeBillingInfoThreeD answer': storedAtOnce(''),
    'storeBillingInfoV3 answer': storedAtOnce('V3'),
    'storeBillingInfo answer': storedAtOnce(''),
    'verifyBillingV3 answer': validCard,
    'verifyBilling answer': validCard,
    'verifyBilling context': 'The context is `billing`, so the address contains `/billing/billing/verify`.',
    'verifyBillingV3 context':
      'The context is `billing`, so the address contains `/billing/billing/verifyV3`.',
    'storeBillingInfo context': 'The context is `billing`.',
    'storeBillingInfo body':
      'The billing fields are `first_name`, `last_name`, `address1`, `address2`, `city`, `state`, `zip` and `country`. `state` and `zip` may be empty.',
    'storeBillingInfoV3 context': 'The context is `billing`.',
    'storeBillingInfoV3 body': 'The body is the same as without V3.',
    'storeBillingInfoThreeD context': 'The context is `billing`.',
    'storeBillingInfoThreeD path': '`id` is the result token of the bank’s challenge.',
  }),
  ...pointsOfCard('billingInfo'),
  ...pointsOfCard('billingInfoV3'),
  'paymentHistory answer': [
    'The list has every invoice, or at least the latest 50.',
    untold('The account may have no more than came.', 'Ask how many the list gives.'),
  ],
  'paymentHistory answer.invoiceTotal': [
    'An entry is a charge unless its total is negative or its `type` or `object` is `credit`, `credit_note` or `credit_memo`.',
    byField('the types and totals of the entries.', (exchange, seen) => {
      const entries = recordsIn(exchange, ['invoices']);
      const words = entries
        .flatMap(({ type, object }) => [type, object])
        .filter((word) => typeof word === 'string')
        .filter((word) => /credit|refund|back/i.test(word));
      const came = `The types are ${shownWords(words, seen)}.`;
      if (!words.every(isCreditType)) return otherwise(came, 'The portal may count such an entry as paid.');
      if (words.length > 0) return asAssumed(came);
      return entries.some(({ invoiceTotal }) => Number(invoiceTotal) < 0)
        ? asAssumed('An entry has a negative total.')
        : cannotBeTold('No entry gives anything back.', 'Use an account to which something was paid back.');
    }),
  ],
  'invoiceDetails query.invoiceId': [
    'It names the invoice.',
    byField('the invoice that came.', (exchange, seen) =>
      String(recordIn(exchange)['invoiceId']) === seen.invoiceId
        ? asAssumed('The invoice that came is the one that was asked for.')
        : otherwise(
            'The invoice that came is another than the one that was asked for.',
            'The portal shows none, and says that it could not be retrieved.',
          ),
    ),
  ],
};
