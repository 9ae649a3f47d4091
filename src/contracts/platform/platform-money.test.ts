import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { billingInfo, storeBillingBody, verifyBillingBody } from '../billing/billing-info.ts';
import { coupon } from '../orders/coupon.ts';
import { invoice, invoiceDetails, invoiceList } from '../billing/invoice.ts';
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

describe('the month of the card on file', () => {
  const may = { year: 2027, month: 5 };
  test.each<[object, object | null]>([
    [{ exp_month: 5, exp_year: 2027 }, may],
    [{ expMonth: 5, expYear: 2027 }, may],
    [{ month: '05', year: '2027' }, may],
    [{ month: '5', year: '27' }, may],
    [{ expiration_month: 5, expiration_year: 27 }, may],
    [{ expirationMonth: 5, expirationYear: 27 }, may],
    [{ card_exp_month: 5, card_exp_year: 2027 }, may],
    [{ payment_method: { object: 'credit_card', exp_month: 5, exp_year: 2027 } }, may],
    [
      { exp_month: 12, exp_year: 2026 },
      { year: 2026, month: 12 },
    ],
    [{}, null],
    [{ exp_month: 5 }, null],
    [{ exp_year: 2027 }, null],
    [{ exp_month: 0, exp_year: 2027 }, null],
    [{ exp_month: 13, exp_year: 2027 }, null],
    [{ exp_month: 5, exp_year: 0 }, null],
    [{ exp_month: 5, exp_year: 227 }, null],
    [{ exp_month: 5, exp_year: 9999 }, null],
    [{ exp_month: 'May', exp_year: 2027 }, null],
    [{ exp_month: { '@nil': 'true' }, exp_year: null }, null],
  ])('%j', (wire, expires) => {
    const read = readWire(billingInfo, { card_type: 'visa', last_four: '4242', ...wire });
    expect(read).toMatchObject({ ok: true, value: { card_type: 'visa', last_four: '4242', expires } });
  });
});

describe('PayPal in the place of a card', () => {
  const none = { card_type: { '@nil': 'true' }, last_four: null };
  test.each([
    [{ card_type: 'PayPal', last_four: null }],
    [{ ...none, payment_type: 'paypal' }],
    [{ ...none, type: 'paypal', email: 'jane@example.com' }],
    [{ ...none, payment_method: 'paypal' }],
    [{ ...none, payment_method: { object: 'paypal_billing_agreement', billing_agreement_id: 'B-1' } }],
    [{ ...none, paypal_billing_agreement_id: 'B-1' }],
    [{ card_type: 'visa', last_four: '4242', payment_type: 'paypal', exp_month: 5, exp_year: 2020 }],
  ])('%j', (wire) => {
    const read = readWire(billingInfo, wire);
    expect(read).toMatchObject({ ok: true, value: { card_type: 'paypal', last_four: null, expires: null } });
    expect(JSON.stringify(read)).not.toMatch(/jane|B-1/);
  });

  test.each([
    [{ ...none, paypal_billing_agreement_id: { '@nil': 'true' } }, null],
    [{ ...none, type: 'credit_card' }, null],
    [{ card_type: 'visa', last_four: '4242', paypal_billing_agreement_id: 'B-1' }, 'visa'],
    [{ payment_method: { object: 'credit_card', card_type: 'Visa', last_four: '4242' } }, 'Visa'],
  ])('is not in %j', (wire, type) => {
    expect(readWire(billingInfo, wire)).toMatchObject({ value: { card_type: type } });
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

  describe('of a type for money that is given back', () => {
    test.each<[string, object, number | null]>([
      ['Recurly', { type: 'credit' }, -799],
      ['in another case', { type: 'Credit_Note' }, -799],
      ['with a hyphen', { type: 'credit-memo' }, -799],
      ['Stripe', { object: 'credit_note', type: 'post_payment' }, -799],
      ['is negative already', { type: 'credit', invoiceTotal: -799 }, -799],
      ['has no total', { type: 'credit', invoiceTotal: null }, null],
      ['of nothing', { type: 'credit', invoiceTotal: 0 }, 0],
      ['is an invoice', { object: 'invoice', type: 'charge' }, 799],
      ['is of no known type', { type: 'creditable' }, 799],
      ['has no type', { type: null }, 799],
    ])('%s', (_what, said, total) => {
      const read = readWire(invoiceList, [{ ...wire, ...said }]);
      expect(read.ok && read.value[0]?.invoiceTotal).toBe(total);
      const details = readWire(invoiceDetails, { ...wire, ...said });
      expect(details.ok && details.value.invoiceTotal).toBe(total);
    });

    it('is not called paid where its total cannot be read', () => {
      const said = { ...wire, type: 'credit', invoiceTotal: '$7.99' };
      expect(readWire(invoiceList, [said])).toMatchObject({ value: [{ status: 'unknown' }] });
      expect(readWire(invoiceDetails, said)).toMatchObject({ value: { status: 'unknown' } });
      expect(readWire(invoiceList, [{ ...said, type: 'charge' }])).toMatchObject({
        value: [{ status: 'paid' }],
      });
    });

    it('has every amount of its details negative', () => {
      const said = { ...wire, type: 'credit', subTotal: 740, tax: 59 };
      const lines = [
        { description: 'Pro', amount: 799 },
        { description: 'Fee', amount: -59 },
        { description: 'Note', amount: null },
      ];
      expect(readWire(invoiceDetails, { ...said, lines })).toMatchObject({
        ok: true,
        value: {
          invoiceTotal: -799,
          subTotal: -740,
          tax: -59,
          lines: [{ amount: -799 }, { amount: 59 }, { description: 'Note' }],
        },
      });
      expect(readWire(invoiceDetails, { ...said, tax: 0 })).toMatchObject({ value: { tax: 0 } });
    });
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
