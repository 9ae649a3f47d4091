import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { billingInfo, storeBillingBody, verifyBillingBody } from '../billing/billing-info.ts';
import { coupon } from '../orders/coupon.ts';
import { invoice, invoiceList } from '../billing/invoice.ts';
import { preview } from '../orders/preview.ts';
import { subscribeAnswer, subscribeBody } from '../orders/subscribe.ts';
import { readWire } from './wire-reading.ts';

describe('the card on file', () => {
  it('may be marked nil', () => {
    expect(billingInfo.parse({ card_type: { '@nil': true }, last_four: { nil: 'true' } })).toMatchObject({
      card_type: null,
      last_four: null,
      expired: false,
    });
  });

  it('is its brand and last four digits', () => {
    expect(billingInfo.parse({ card_type: 'Visa', last_four: '0042' })).toMatchObject({
      card_type: 'Visa',
      last_four: '0042',
    });
  });
});

describe('an invoice', () => {
  const wire = {
    invoiceId: 12,
    invoiceDate: '2026-12-03',
    status: 'paid',
    invoiceTotal: 799,
    currency: 'USD',
  };

  it('is read from its wire form', () => {
    expect(invoice.parse(wire)).toMatchObject({ invoiceId: '12', invoiceTotal: 799, currency: 'USD' });
  });

  const totalOf = (invoiceTotal: unknown) => {
    const read = readWire(invoiceList, [{ ...wire, invoiceTotal }]);
    return read.ok ? read.value[0]?.invoiceTotal : read;
  };

  test.each([
    ['12', 12],
    ['"12"', 12],
    ['" 1200 "', 1200],
    ['"-799"', -799],
    ['null', null],
    ['"NaN"', null],
    ['"12.50"', null],
    ['"$12"', null],
    ['""', null],
    ['1e400', null],
    ['7.99', null],
    ['true', null],
    ['{}', null],
    ['[12]', 12],
    ['[12, 13]', null],
    ['[[12]]', null],
  ])('a total of %s is read as %j and does not fail', (total, read) => {
    expect(totalOf(JSON.parse(total))).toBe(read);
  });

  it('has a whole number as total, or null, for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (sent) => {
        const total = Array.isArray(sent) && sent.length === 1 ? sent[0] : sent;
        const read = totalOf(structuredClone(sent));
        const isWhole = typeof total === 'number' && Number.isSafeInteger(total);
        const digits = typeof total === 'string' && /^\s*[+-]?\d{1,15}(\.0+)?\s*$/.test(total);
        expect(read).toBe(isWhole || digits ? Number(total) : null);
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });

  test.each([
    ['CAD', 'CAD'],
    ['cad', 'CAD'],
    [' jpy ', 'JPY'],
    ['US', null],
    [null, null],
    ['DOLLARS', null],
    [124, null],
    [undefined, null],
  ])('a currency of %j is %j', (currency, read) => {
    const answer = readWire(invoiceList, [{ ...wire, currency }]);
    expect(answer.ok && answer.value[0]?.currency).toBe(read);
  });

  test.each([[{ invoices: [] }], [{ docs: [] }], [[]]])('%j is an empty history', (answer) => {
    expect(readWire(invoiceList, answer)).toMatchObject({ ok: true, value: [], leftOut: [] });
  });
});

describe('a preview', () => {
  const wire = { currency: 'USD', subTotal: 799, tax: 0, total: 799, chargeDate: '2026-12-03' };

  it('is an amount in whole minor units', () => {
    expect(preview.safeParse(wire).success).toBe(true);
    expect(preview.parse({ ...wire, total: '799', currency: 'usd' })).toMatchObject({
      total: 799,
      currency: 'USD',
    });
    for (const total of ['7.99', '$799', 7.99, null, undefined]) {
      expect(preview.safeParse({ ...wire, total }).success, String(total)).toBe(false);
    }
  });
});

describe('a coupon must be returned with a coupon_code', () => {
  test.each([
    [{ coupon_code: 'save10' }, true],
    [{ coupon_code: 'save10', plan_codes: { plan_code: 'pro_m' } }, true],
    [{ coupon_code: 'save10', plan_codes: { plan_code: ['pro_m', 'pro_y'] } }, true],
    [{ coupon_code: '' }, false],
    [{ description: 'Ten per cent' }, false],
    [null, false],
  ])('%j: %s', (answer, isCoupon) => {
    expect(coupon.safeParse(answer).success).toBe(isCoupon);
  });
});

describe('a body sent to the platform has no other field than its schema', () => {
  const common = {
    pepperPlanId: '7',
    pepperSubscriptionId: '1',
    devices: [{ deviceId: 'a', externalDeviceId: null, deviceProvider: 'oz', deviceModel: 'cam-1' }],
    devicesRemoved: [],
    targetPlanCode: 'pro_m',
    currentSubscriptionUuid: null,
    isV3: false,
  };
  const order = {
    ...common,
    ozTrialEndDate: null,
    currency: 'USD',
    billingToken: 'tok',
    couponCode: null,
    actionResultTokenId: null,
  };

  test.each([
    ['POST /subscribe, management', subscribeBody, { ...common, flow: 'management' }],
    ['POST /subscribe, order', subscribeBody, order],
    ['POST /billing/verify', verifyBillingBody, { billing_token: 'tok' }],
    ['POST /billing/verify after 3-D Secure', verifyBillingBody, { billing_token: 'tok', threeDToken: '3d' }],
    [
      'POST /billingInfo/{token}, stripe',
      storeBillingBody,
      {
        firstName: 'Jane',
        lastName: 'Doe',
        paymentGatewayReferences: [{ token: 't', referenceType: 'PAYMENT' }],
      },
    ],
  ])('%s', (_call, shape, body) => {
    expect(shape.safeParse(body).success).toBe(true);
    expect(shape.safeParse({ ...body, price: 1 }).success).toBe(false);
  });

  test.each([
    ['an order without a currency', { ...order, currency: undefined }],
    ['devices in text', { ...order, devices: 'a' }],
  ])('refuses %s', (_what, body) => {
    expect(subscribeBody.safeParse(body).success).toBe(false);
  });
});

it('a response to POST /subscribe may wrap a failure in JSON text', () => {
  const wrapped = { Payload: '{"FunctionError":"Handled"}', FunctionError: 'Handled' };
  expect(subscribeAnswer.parse(wrapped)).toMatchObject(wrapped);
});
