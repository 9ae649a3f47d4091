import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Operation } from './platform-operation.ts';
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
  it('has each of them once, and no other call', () => {
    const addresses = operations.map(([, operation]) => addressOf(operation));
    expect(addresses.toSorted()).toEqual([...access, ...money, ...named].toSorted());
  });

  test.each(leftOut)('%s is left out, with a reason', (address) => {
    expect(operations.map(([, operation]) => addressOf(operation))).not.toContain(address);
    expect(readFileSync('docs/adr/024-what-the-platform-leaves-open.md', 'utf8')).toContain(address);
  });
});

describe('every call', () => {
  /** The names of the calls for which a rule does not hold. */
  const breaking = (holds: (operation: AnyOperation) => boolean) =>
    operations.filter(([, operation]) => !holds(operation)).map(([name]) => name);

  it('is retried only if it changes nothing', () => {
    expect(
      breaking(
        (operation) => operation.idempotent === (operation.method === 'GET' && !burnsACode(operation)),
      ),
    ).toEqual([]);
  });

  it('has a deadline of at most 8 seconds', () => {
    expect(breaking(({ deadlineMs }) => deadlineMs > 0 && deadlineMs <= 8_000)).toEqual([]);
  });

  it('has a path of plain segments and a context that fits its base', () => {
    expect(breaking(({ path }) => /^(\/([A-Za-z0-9-]+|\{[a-zA-Z]+\}))+$/.test(path))).toEqual([]);
    expect(breaking(({ base, context }) => (base === 'oauth' ? /^$/ : /^[a-z]+$/).test(context))).toEqual([]);
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
