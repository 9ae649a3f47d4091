import { expect, test } from 'vitest';
import { aState } from '../../../tests/support/platform-fixtures.ts';
import { accountCurrency, type CurrencyFacts } from './account-currency.ts';

const charge = { currency: 'JPY', subTotal: 900, tax: 90, total: 990, at: 1 };
const charged = { state: aState.running({ nextCharge: charge }) };

// In this order: the account's own currency, the currency of its country, the currency of the visitor's country.
test.each<[string, Partial<CurrencyFacts>, string]>([
  ['its next charge', { subscriptions: [{ state: aState.running() }, charged], billing: 'CAD' }, 'JPY'],
  ['its billing record, where no charge is due', { billing: 'CAD', country: 'GB' }, 'CAD'],
  [
    'its billing record, where its plan ends',
    { subscriptions: [{ state: aState.ending() }], billing: 'CAD' },
    'CAD',
  ],
  ['its billing record in small letters', { billing: ' cad ' }, 'CAD'],
  ['its country, where the record has no currency', { billing: null, country: 'gb' }, 'GBP'],
  ['its country, where the record cannot be read', { billing: '$', country: 'GB' }, 'GBP'],
  ['USD, where its country has no price of its own', { country: 'NO' }, 'USD'],
  ['the visitor’s country', { country: undefined }, 'EUR'],
  ['the visitor’s country, where the account’s country cannot be read', { country: 'Germany' }, 'EUR'],
  ['the brand’s own choice for its country', { country: 'AU', brandCurrencies: { AU: 'NZD' } }, 'NZD'],
])('an account pays in the currency of %s', (_what, facts, currency) => {
  expect(
    accountCurrency({
      subscriptions: [],
      billing: undefined,
      country: undefined,
      visitorCountry: 'DE',
      brandCurrencies: {},
      ...facts,
    }),
  ).toBe(currency);
});
