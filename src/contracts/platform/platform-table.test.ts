import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Operation } from './platform-operation.ts';
import { fieldsOf } from './wire-fields.ts';
import { platformOperations } from './platform-table.ts';
import type * as z from 'zod';

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType>;
const operations = Object.entries<AnyOperation>(platformOperations);
const addressOf = ({ method, base, path }: AnyOperation) =>
  `${method} ${base === 'oauth' ? 'oauth:' : ''}${path}`;

/** The calls of access and linking. */
const access = [
  'POST /byEmail',
  'POST /byToken',
  'POST /authenticateViaSocial/{brand}',
  'PUT /mfaValidateLoginOTP',
  'PUT /mfaResendOTP',
  'POST oauth:/authcode',
  'GET oauth:/authcode/mfa',
  'GET oauth:/authcode/google',
  'GET oauth:/authcode/apple',
  'POST /forgotPassword/{brand}',
];

/** The calls of plans, devices, billing and orders. */
const money = [
  'GET /subscriptions',
  'GET /subscriptions/{accountId}',
  'GET /listAvailableSubscriptions',
  'GET /plans',
  'GET /deviceModels/{brand}',
  'GET /devices',
  'GET /migration/required',
  'POST /migrateSubscriptions',
  'GET /billingInfo',
  'GET /billingInfoV3',
  'POST /billingInfoUpdateDelegate',
  'POST /billing/verify',
  'POST /billing/verifyV3',
  'POST /billingInfo/{token}',
  'POST /billingInfo/{token}/threeDToken/{id}',
  'POST /billingInfoV3/{token}',
  'POST /preview',
  'POST /validateCoupon/{code}',
  'POST /subscribe',
  'POST /checkoutDelegate',
  'GET /paymentHistory',
  'GET /invoiceDetails',
  'GET /contactInfo',
];

/** Calls whose purpose alone is in the platform's documents: this project chose their path, and the table says so. */
const named = [
  'PUT /verifyEmail/{brand}',
  'PUT /resetPassword/{brand}',
  'GET /appLink/{brand}',
  'GET /profile',
  'POST /users/deletionRequests',
  'POST /users/deletionRequests/cancel',
  'POST /saveDevices',
  'POST /cancelPlan',
];

/** Calls in the platform's documents that the portal does not make; docs/adr/024 gives the reason. */
const leftOut = ['POST /setup-intent', 'POST /payment-method'];

describe('the table of platform calls has every call in the platform’s documents', () => {
  test.each([...access, ...money, ...named])('%s is in it once', (address) => {
    expect(operations.filter(([, operation]) => addressOf(operation) === address)).toHaveLength(1);
  });

  test.each(leftOut)('%s is left out, with a reason', (address) => {
    expect(operations.map(([, operation]) => addressOf(operation))).not.toContain(address);
    expect(readFileSync('docs/adr/024-two-calls-that-are-not-made.md', 'utf8')).toContain(address);
  });

  it('has no other call', () => {
    const known = new Set([...access, ...money, ...named]);
    expect(
      operations.map(([, operation]) => addressOf(operation)).filter((each) => !known.has(each)),
    ).toEqual([]);
  });

  test.each(named)('%s says that its path was chosen', (address) => {
    expect(operations.find(([, operation]) => addressOf(operation) === address)?.[1].open.path).toBeTruthy();
  });
});

describe.each(operations)('%s', (_name, operation) => {
  it('is retried only if it changes nothing', () => {
    expect(operation.idempotent).toBe(operation.method === 'GET' && !burnsACode(operation));
  });

  it('has a deadline of at most 8 seconds', () => {
    expect(operation.deadlineMs).toBeGreaterThan(0);
    expect(operation.deadlineMs).toBeLessThanOrEqual(8_000);
  });

  it('has a path of plain segments and a context that fits its base', () => {
    expect(operation.path).toMatch(/^(\/([A-Za-z0-9-]+|\{[a-zA-Z]+\}))+$/);
    expect(operation.context).toMatch(operation.base === 'oauth' ? /^$/ : /^[a-z]+$/);
  });

  it('has a sentence for each open part', () => {
    for (const sentence of Object.values(operation.open)) expect(sentence).toMatch(/^[A-Z0-9`].*\.$/);
  });

  it('marks no field that it does not have', () => {
    const fields = {
      query: fieldsOf(operation.query),
      body: fieldsOf(operation.body),
      answer: fieldsOf(operation.answer),
    };
    for (const part of Object.keys(operation.open)) {
      const [, side, field] = /^(query|body|answer)\.(.+)$/.exec(part) ?? [];
      if (side === 'query' || side === 'body' || side === 'answer') expect(fields[side]).toContain(field);
    }
  });
});

describe('the credentials of a call', () => {
  const entry =
    'authenticateViaSocial mfaValidateLoginOtp mfaResendOtp forgotPassword verifyEmail resetPassword';
  const open = `${entry} appLink authCodeMfa authCodeGoogle authCodeApple plans deviceModels`;

  test.each([
    ['basic', 'byEmail byToken authCode'],
    ['open', open],
  ])('%s: %s; everything else is signed', (how, names) => {
    const found = operations.filter(([, operation]) => operation.access === how).map(([name]) => name);
    expect(found.toSorted()).toEqual(names.split(' ').toSorted());
  });
});

/** A one-time code that succeeded once fails the second time, so a retry could only lose the sign-in. */
function burnsACode({ path }: AnyOperation): boolean {
  return path.startsWith('/authcode/');
}
