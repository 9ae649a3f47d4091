import type { moneyOperations } from '../../../src/contracts/platform/platform-money.ts';
import { byAddress, byField, untold } from '../checks.ts';
import { asAssumed, type CallPoints, otherwise, point } from '../open-point.ts';
import { fieldIn, recordIn } from '../seen.ts';
import { expiredFinding, methodFinding, noCardFinding } from './cards.ts';
import { creditFinding } from './invoices.ts';
import { orderPoints } from './order-points.ts';

const noToken = untold(
  'The token of a card is made by the provider’s fields in a browser.',
  'Enter a test card on the portal of this environment, and see it on Payment.',
);
const storedAtOnce = (version: string) =>
  point(
    `A 2xx response means that the card was stored, and \`GET /billingInfo${version}\` shows it at once.`,
    noToken,
  );

const billingInfoPoints = {
  journey: 'billing',
  fields: 'src/contracts/billing/billing-info.ts',
  open: {
    context: point('The context is `billing`.', byAddress),
    answer: point(
      'A 404, a 204, `null` or an empty 200 means that no card is on file.',
      byField('an account without a card.', noCardFinding),
    ),
    'answer.card_type': point(
      'It names the brand of the card. Where PayPal is on file, it, `payment_method`, `payment_type` or `type` says so, or there is a `paypal_billing_agreement_id` and no `last_four`.',
      byField('an account that pays by PayPal.', methodFinding),
    ),
    'answer.expired': point(
      'A card has expired where this field says so, or where its month is over. The portal reads month and year in the usual names, such as `exp_month` and `exp_year`.',
      byField('an account with a card.', expiredFinding),
    ),
  },
} satisfies CallPoints;

/** The open points of cards, orders and invoices. */
export const moneyPoints = {
  billingInfo: billingInfoPoints,
  billingInfoV3: billingInfoPoints,
  billingInfoUpdateDelegate: {
    journey: 'billing',
    askedWith: '--changes',
    open: { context: point('The context is `billing`.', byAddress) },
  },
  verifyBilling: {
    journey: 'billing',
    open: {
      context: point('The context is `billing`, so the address contains `/billing/billing/verify`.', noToken),
      answer: point('Any 2xx response means that the card is valid; the call uses up no token.', noToken),
    },
  },
  verifyBillingV3: {
    journey: 'billing',
    open: {
      context: point(
        'The context is `billing`, so the address contains `/billing/billing/verifyV3`.',
        noToken,
      ),
      answer: point('Any 2xx response means that the card is valid; the call uses up no token.', noToken),
    },
  },
  storeBillingInfo: {
    journey: 'billing',
    open: {
      context: point('The context is `billing`.', noToken),
      body: point(
        'The billing fields are `first_name`, `last_name`, `address1`, `address2`, `city`, `state`, `zip` and `country`. `state` and `zip` may be empty: a country without states or postal codes has none, and in some they may be left out.',
        noToken,
      ),
      answer: storedAtOnce(''),
    },
  },
  storeBillingInfoV3: {
    journey: 'billing',
    open: {
      context: point('The context is `billing`.', noToken),
      body: point('The body is the same as without V3.', noToken),
      answer: storedAtOnce('V3'),
    },
  },
  storeBillingInfoThreeD: {
    journey: 'billing',
    open: {
      context: point('The context is `billing`.', noToken),
      path: point(
        '`id` is the result token of the bank’s challenge after the person has passed it.',
        noToken,
      ),
      answer: storedAtOnce(''),
    },
  },
  paymentHistory: {
    journey: 'billing',
    fields: 'src/contracts/billing/invoice.ts',
    open: {
      context: point('The context is `billing`.', byAddress),
      answer: point(
        'The list has every invoice of the account, or the latest 50 and more.',
        untold('The account may have no more than came.', 'Ask how many the list gives.'),
      ),
      'answer.invoiceTotal': point(
        'An entry is a charge unless its total is negative, or its `type` or `object` is `credit`, `credit_note` or `credit_memo`.',
        byField('the types and totals of the entries.', creditFinding),
      ),
    },
  },
  invoiceDetails: {
    journey: 'billing',
    fields: 'src/contracts/billing/invoice.ts',
    open: {
      context: point('The context is `billing`.', byAddress),
      'query.invoiceId': point(
        'The query parameter `invoiceId` names the invoice.',
        byField('the invoice that came, and the one that was asked for.', (exchange, seen) =>
          String(fieldIn(recordIn(exchange), 'invoiceId')) === seen.invoiceId
            ? asAssumed('The invoice that came is the one that was asked for.')
            : otherwise(
                'The invoice that came is another than the one that was asked for.',
                'The portal shows none, and says that it could not be retrieved.',
              ),
        ),
      ),
    },
  },
  ...orderPoints,
} satisfies Readonly<Record<keyof typeof moneyOperations, CallPoints>>;
