import { describe, expect, it, test } from 'vitest';
import { callMap, pageOfCall } from './call-map.ts';
import { wholeBrand } from './page-brand.fixture.ts';
import { returnRoute } from './return-route.ts';

/** The page of a call for the fields of its form. */
function pageOf(call: string, fields: Record<string, unknown>): string {
  const row = callMap.get(call);
  if (!row || row.access === 'visitor') throw new Error(`${call} asks for no session`);
  return pageOfCall(row, (name) => fields[name]);
}

describe('the page from which a call was made', () => {
  test.each([
    ['POST /api/orders/submit', { key: 'x', planId: '12' }, '/subscriptions'],
    ['POST /api/plans/choose', { planId: '12', promoCode: ' SAVE20 ' }, '/plans?planId=12&promoCode=save20'],
    ['POST /api/plans/choose', { planId: 'a&b', confirmed: 'yes' }, '/plans?planId=a%26b'],
    ['POST /api/plans/choose', { planId: 'x'.repeat(201), promoCode: 'x'.repeat(65) }, '/plans'],
    ['POST /api/checkout/pay', { planId: ['12'] }, '/checkout'],
    [
      'POST /api/devices/save',
      { subscriptionId: 's 1', device: ['a'] },
      '/manage-devices?subscriptionId=s+1',
    ],
    ['GET /api/billing/year', { year: '2026', account: 'm' }, '/account-history/2026'],
    ['GET /api/billing/year', { year: '20x6' }, '/account-history'],
    ['GET /api/billing/year', {}, '/account-history'],
    ['GET /api/billing/invoice', { invoiceId: 'INV 1', account: 'm' }, '/invoice?invoiceId=INV+1'],
    ['POST /api/orders/promo', { code: ' SAVE20 ' }, '/plans?promoCode=save20'],
    ['POST /api/orders/promo', { promoCode: 'save20', code: '' }, '/plans'],
    ['POST /api/cancel', { subscriptionId: 's1', reason: 'other' }, '/cancel-plan?subscriptionId=s1'],
    ['POST /api/billing/store', { from: 'payment', token: 'secret' }, '/billing?from=payment'],
  ])('%s with %j: %s', (call, fields, page) => {
    expect(pageOf(call, fields)).toBe(page);
    expect(returnRoute(page, wholeBrand)).toBe(page);
  });
});

describe('the call map', () => {
  it('checks the account’s own status for every call that moves money or changes devices or plans', () => {
    const asked = [...callMap].filter(([, { access }]) => access === 'activeAccount').map(([call]) => call);
    expect(asked).toEqual([
      'POST /api/billing/challenge',
      'POST /api/billing/store',
      'POST /api/cancel',
      'POST /api/checkout/pay',
      'POST /api/devices/cover',
      'POST /api/devices/save',
      'POST /api/migration/attempt',
      'POST /api/orders/checkout-session',
      'POST /api/orders/submit',
      'POST /api/plans/keep',
    ]);
  });

  it('has a mark of the account for every call that needs a session and changes something', () => {
    const unmarked = [...callMap].filter(([, row]) => row.access !== 'visitor' && row.mark === 'optional');
    expect(unmarked.map(([call]) => call)).toEqual(['GET /api/session']);
  });
});
