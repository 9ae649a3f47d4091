import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { receiptText } from './receipt-text.ts';
import { wordsFor } from '../request/words.ts';

const context = aContext('https://account.visi.example/checkout-success', {}, 0);
const modelNames = new Map([['DB-200', 'Video Doorbell']]);
const NEXT = Date.UTC(2027, 0, 3, 12);
const usual: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 400,
  perPeriod: 899,
  billingCycle: 1,
  deviceCount: 2,
  devices: [
    { id: 'd1', name: 'Front Door', model: 'DB-200' },
    { id: 'd2', name: null, model: null },
  ],
  startsAt: null,
  nextChargeAt: NEXT,
  next: { amount: 899, isMost: false },
  renewal: { amount: 899, tax: 'included', total: 899 },
  trialEndsAt: null,
};
const told = (changes: Partial<OrderReceipt> = {}) =>
  receiptText({ receipt: { ...usual, ...changes }, modelNames }, context);

describe('the thanks for an order', () => {
  const next = { label: 'January 3, 2027', value: '$8.99' };
  test.each<[Partial<OrderReceipt>, string, string, typeof next]>([
    [{}, 'You now have Pro.', '$4.00', next],
    [{ startsAt: NEXT, chargedToday: 0 }, 'Pro starts on January 3, 2027.', '$0.00', next],
    [
      { isTrialNew: true, chargedToday: 0, trialEndsAt: NEXT },
      'Your free trial of Pro has started.',
      '$0.00',
      next,
    ],
    [
      { next: { amount: 899, isMost: true } },
      'You now have Pro.',
      '$4.00',
      { ...next, value: '$8.99 or less' },
    ],
  ])('%j: %s', (changes, text, value, later) => {
    const { lines, ...thanks } = told(changes);
    expect(thanks.text).toBe(text);
    expect(lines).toEqual([{ label: 'Today', value }, later]);
  });

  it('dates the charge of an order in the file to keep, which is read later', () => {
    const { copy } = told({ placedAtMs: Date.UTC(2026, 11, 3, 12) });
    expect(decodeURIComponent(copy.href)).toContain('December 3, 2026: $4.00\r\nJanuary 3, 2027: $8.99');
  });

  it('names a calendar day as that day in every time zone', () => {
    const inAmerica = { ...context, ...wordsFor({ ...context, timeZone: 'America/Los_Angeles' }) };
    const onDays = { ...usual, startsAt: '2027-01-03' as const, nextChargeAt: '2027-01-03' as const };
    const { text, lines } = receiptText({ receipt: onDays, modelNames }, inAmerica);
    expect([text, lines[1]?.label]).toEqual(['Pro starts on January 3, 2027.', 'January 3, 2027']);
  });

  it('tells a plan apart from the one of the same name that it replaces', () => {
    const from = { name: 'Pro', deviceQuantity: 2, billingCycle: 1 };
    expect(told({ deviceQuantity: 5, from }).text).toBe('You now have Pro (up to 5 devices).');
    expect(told({ deviceQuantity: 2, billingCycle: 12, from }).text).toBe('You now have Pro (yearly).');
    expect(told({ deviceQuantity: 5, from: { ...from, name: 'Plus' } }).text).toBe('You now have Pro.');
  });

  it('draws and names the devices, and says where the invoice is', () => {
    expect(told().devices?.first).toEqual([
      { id: 'd1', name: 'Front Door', model: 'Video Doorbell', kind: 'doorbell' },
      { id: 'd2', name: 'Unnamed device', model: undefined, kind: 'other' },
    ]);
    expect(told().note).toMatch(/^Your invoice is in Account History/);
    expect(told({ chargedToday: 0 }).note).toMatch(/^You’ll find every invoice in Account History/);
  });

  it('shows no devices for a receipt of an earlier release', () => {
    expect(told({ devices: undefined }).devices).toBeUndefined();
  });
});
