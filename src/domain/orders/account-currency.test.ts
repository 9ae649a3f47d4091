import { expect, test } from 'vitest';
import { accountCurrency, type CurrencyFacts } from './account-currency.ts';

const charge = { currency: 'JPY', subTotal: 900, tax: 90, total: 990, atMs: 1 };

// The account's own currency, else its country's, else the visitor's.
test.each<[string, Partial<CurrencyFacts>, string]>([
  [
    'what its charges are in',
    { subscriptions: [{ nextCharge: null }, { nextCharge: charge }], billing: 'CAD' },
    'JPY',
  ],
  ['its billing record', { billing: 'CAD', country: 'GB' }, 'CAD'],
  ['its billing record in small letters', { billing: ' cad ' }, 'CAD'],
  ['its country, where the record says nothing', { billing: null, country: 'gb' }, 'GBP'],
  ['its country, where the record cannot be read', { billing: '$', country: 'GB' }, 'GBP'],
  ['a country without a currency of its own here', { country: 'NO' }, 'USD'],
  ['its visitor’s country', { country: undefined }, 'EUR'],
  ['its visitor’s country, where its own cannot be read', { country: 'Germany' }, 'EUR'],
  ['the brand’s variant', { country: 'AU', brandCurrencies: { AU: 'NZD' } }, 'NZD'],
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
