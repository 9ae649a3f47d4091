import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { receiptText } from './receipt-text.ts';

const context = aContext('https://account.visi.example/checkout-success', {}, 0);
const NEXT = Date.UTC(2027, 0, 3, 12);
const usual: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 400,
  perPeriod: 899,
  billingCycle: 1,
  deviceCount: 2,
  deviceNames: ['Front Door', null],
  startsAtMs: null,
  nextChargeAtMs: NEXT,
  trialEndsAtMs: null,
};
const told = (changes: Partial<OrderReceipt> = {}) => receiptText({ ...usual, ...changes }, context);

describe('the thanks for an order', () => {
  test.each<[Partial<OrderReceipt>, string, string]>([
    [{}, 'Pro is yours now.', 'Next charge'],
    [{ startsAtMs: NEXT, chargedToday: 0 }, 'Pro begins on January 3, 2027.', 'Next charge'],
    [
      { isTrialNew: true, chargedToday: 0, trialEndsAtMs: NEXT },
      'Your free trial of Pro has begun.',
      'First charge',
    ],
  ])('%j: %s', (changes, text, label) => {
    const { lines, ...thanks } = told(changes);
    expect(thanks.text).toBe(text);
    expect(lines[1]).toEqual({ label, value: '$8.99 on January 3, 2027' });
  });

  it('name the devices, and where the invoice is', () => {
    expect(told().devices).toEqual(['Front Door', 'Unnamed device']);
    expect(told().note).toMatch(/^The invoice is in Account History/);
    expect(told({ chargedToday: 0 }).note).toMatch(/^Every invoice will be in Account History/);
  });

  it('of an earlier release know no names', () => {
    expect(told({ deviceNames: undefined }).devices).toEqual([]);
  });
});
