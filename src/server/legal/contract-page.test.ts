import { expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { contractPage } from './contract-page.ts';

const geeni = aContext('https://account.geeni.example/contract-information', {}, 0);
const { applePay, googlePay } = geeni.brand.wallets;

test.each([
  [{ applePay, googlePay }, 'By card, or with Apple Pay or Google Pay, in advance for each period.'],
  [{ googlePay }, 'By card, or with Google Pay, in advance for each period.'],
  [{}, 'By card, in advance for each period.'],
])('the contract information names what the brand takes: %j', (wallets, text) => {
  const page = contractPage({ ...geeni, brand: { ...geeni.brand, wallets } });
  expect(page?.sections.find(({ title }) => title === 'How you pay')?.paragraphs).toEqual([[text]]);
});
