import { describe, expect, it, test } from 'vitest';
import {
  authenticationCodes,
  CHALLENGE_CODE,
  credentialError,
  platformProblem,
  refusalInAnswer,
} from './platform-problem.ts';

/** Every error code in the platform's documents. */
const codes = [
  ...Object.values(authenticationCodes),
  'error.subscription.card.declined',
  'error.subscription.card.expired',
  'error.subscription.card.type',
  'error.subscription.card.payment',
  'error.subscription.card.cvv.declined',
  'error.subscription.card.number.declined',
  'error.subscription.card.address.declined',
  'error.subscription.token.invalid',
  CHALLENGE_CODE,
  'error.subscription.preview.already_subscribed',
  'change_must_be_immediate',
];

/** Every form in which a refusal may carry its code. */
const forms: [string, (code: string) => unknown][] = [
  ['errorCode', (code) => ({ errorCode: code })],
  ['errorCode as a number', (code) => ({ errorCode: /^\d+$/.test(code) ? Number(code) : code })],
  ['errorCode with spaces around it', (code) => ({ errorCode: ` ${code} ` })],
  ['code', (code) => ({ code })],
  ['code beside an HTTP status', (code) => ({ code: 400, errorCode: code })],
  ['error.code', (code) => ({ error: { code } })],
  ['error.code beside an HTTP status', (code) => ({ errorCode: 400, error: { code } })],
  ['error', (code) => ({ error: code })],
  ['data.code', (code) => ({ data: { code } })],
  ['data.errorCode', (code) => ({ data: { errorCode: code } })],
  ['data.error.code', (code) => ({ data: { error: { code } } })],
  ['errorType', (code) => ({ errorType: code, errorMessage: 'In words.' })],
  ['description', (code) => ({ description: code })],
  ['description beside a code of its own', (code) => ({ errorCode: 'Handled', description: code })],
  ['data.description', (code) => ({ data: { description: code } })],
  ['upper case', (code) => ({ errorCode: code.toUpperCase() })],
  ['description as a number', (code) => ({ description: /^\d+$/.test(code) ? Number(code) : code })],
  ['errorMessage of a thrown error', (code) => ({ errorType: 'Error', errorMessage: code })],
  ['errorMessage with the name of the error', (code) => ({ errorMessage: `Error: ${code}` })],
  [
    'errorType with the name of the error',
    (code) => ({ errorType: `Error: ${code}`, errorMessage: 'In words.' }),
  ],
  ['message', (code) => ({ message: code })],
  [
    'message with two names of errors',
    (code) => ({ message: `Uncaught BadRequestException: Error: ${code}` }),
  ],
  [
    'JSON text in errorMessage',
    (code) => ({ errorType: 'Error', errorMessage: JSON.stringify({ errorCode: code }) }),
  ],
  [
    'JSON text after the name of the error',
    (code) => ({ errorMessage: `Error: ${JSON.stringify({ code })}` }),
  ],
  ['JSON text in errorType', (code) => ({ errorType: JSON.stringify({ error: { code } }) })],
  [
    'JSON text inside JSON text',
    (code) => ({
      errorMessage: JSON.stringify({ message: JSON.stringify({ errorMessage: `Error: ${code}` }) }),
    }),
  ],
  [
    'a failure inside JSON text',
    (code) => ({
      errorMessage: JSON.stringify({
        FunctionError: 'Handled',
        Payload: JSON.stringify({ errorType: code }),
      }),
    }),
  ],
];

test.each(forms)('every code is read in %s', (_form, refusal) => {
  expect(codes.map((code) => platformProblem(refusal(code)).code)).toEqual(codes);
});

describe('a refusal by the platform', () => {
  test.each([
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ errorCode: null }],
    [{ errorCode: 0 }],
    [{ errorCode: 'x'.repeat(101) }],
    [{ errorCode: 'two words' }],
    [{ errorCode: {}, code: [], error: true }],
    [{ errorMessage: 'RequestId: 1 Error: Runtime exited with error: signal: killed' }],
    [{ message: 'Internal' }],
    [{ message: 'Cannot read error.code of undefined' }],
    [{ description: '1067 devices' }],
    [{ description: '2020: a year' }],
  ])('%j has no code', (answer) => {
    expect(platformProblem(answer).code).toBeUndefined();
  });

  it('changes no prototype', () => {
    const hostile: unknown = JSON.parse('{"errorCode":1,"errorData":{"__proto__":{"isAdmin":true}}}');
    expect('isAdmin' in Object(platformProblem(hostile).errorData)).toBe(false);
  });

  it('has a description for people only together with a code of the platform', () => {
    expect(platformProblem({ message: 'Forbidden by the gateway' }).description).toBeUndefined();
    expect(platformProblem({ code: 966, message: 'Wrong password.' }).description).toBe('Wrong password.');
  });
});

test.each(Object.values(authenticationCodes).filter((code) => /^\d+$/.test(code)))(
  'the code %s is read before the words of a description',
  (code) => {
    expect(platformProblem({ description: `${code}: Invalid code` }).code).toBe(code);
    expect(refusalInAnswer({ description: `${code}: Invalid code` })?.code).toBe(code);
    expect(refusalInAnswer({ description: Number(code) })?.code).toBe(code);
  },
);

describe('a decline in the words of the provider', () => {
  const recurly = { code: 'fraud_security_code', category: 'fraud', message: 'The code does not match.' };
  const stripe = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
  const CVV = 'error.subscription.card.cvv.declined';
  const EXPIRED = 'error.subscription.card.expired';
  test.each<[string, unknown, string]>([
    ['Recurly’s', { transaction_error: recurly }, CVV],
    [
      'Recurly’s, in its error',
      { error: { type: 'transaction', message: 'No.', transaction_error: recurly } },
      CVV,
    ],
    [
      'Recurly’s, thrown',
      { errorType: 'Error', errorMessage: JSON.stringify({ transaction_error: recurly }) },
      CVV,
    ],
    ['Stripe’s', { error: stripe }, EXPIRED],
    ['Stripe’s, thrown', { errorType: 'Error', errorMessage: JSON.stringify({ error: stripe }) }, EXPIRED],
  ])('%s has the platform’s code', (_whose, answer, code) => {
    expect(platformProblem(answer).code).toBe(code);
    expect(refusalInAnswer(answer)?.code).toBe(code);
  });

  it('that asks for a challenge has its id as errorData', () => {
    const asks = { code: 'three_d_secure_action_required', three_d_secure_action_token_id: 'action-1' };
    expect(platformProblem({ transaction_error: asks })).toMatchObject({
      code: CHALLENGE_CODE,
      errorData: 'action-1',
    });
  });

  it('that leaves open whether money moved has the provider’s code', () => {
    const told = { transaction_error: { code: 'gateway_timeout' } };
    expect(platformProblem(told).code).toBe('gateway_timeout');
    expect(refusalInAnswer(told)?.code).toBe('gateway_timeout');
  });
});

describe('a 3-D Secure challenge', () => {
  const action = { actionTokenId: 'action-1' };
  test.each<[string, unknown, unknown]>([
    ['an object', action, action],
    ['JSON text', JSON.stringify(action), action],
    ['the id itself', 'action-1', 'action-1'],
    ['broken JSON: none', '{"actionTokenId":', undefined],
    ['a list: none', ['action-1'], undefined],
    ['a number: none', 7, undefined],
    ['empty: none', '', undefined],
    ['null: none', null, undefined],
  ])('with errorData as %s', (_what, errorData, read) => {
    const problem = platformProblem({
      errorCode: 'error.subscription.card.declined',
      description: CHALLENGE_CODE,
      errorData,
    });
    expect(problem).toMatchObject({ code: CHALLENGE_CODE });
    expect(problem.errorData).toEqual(read);
  });
});

describe('an answer with a good status', () => {
  test.each<[unknown, string]>([
    [{ errorCode: 1067 }, '1067'],
    [{ errorCode: '1067' }, '1067'],
    [{ code: '1067' }, '1067'],
    [{ error: { code: 1070 } }, '1070'],
    [{ data: { code: 1198 } }, '1198'],
    [{ errorCode: 9999 }, '9999'],
    [{ statusCode: 400, message: 'No' }, '400'],
    [{ description: CHALLENGE_CODE }, CHALLENGE_CODE],
    [{ errorType: CHALLENGE_CODE }, CHALLENGE_CODE],
    [{ error: '1070' }, '1070'],
    [{ error: { errorType: '1070' } }, '1070'],
    [{ data: { error: { code: 1198 } } }, '1198'],
    [{ data: { description: CHALLENGE_CODE } }, CHALLENGE_CODE],
    [{ docs: [], total: 0, statusCode: '403' }, '403'],
  ])('%j is a refusal with the code %s', (answer, code) => {
    expect(refusalInAnswer(answer)?.code).toBe(code);
  });

  test.each<[unknown]>([
    [{ statusCode: 200 }],
    [{ success: true }],
    [{ IsPosted: true }],
    [{ errorCode: 0 }],
    [{ errorCode: null, error: null }],
    [{ code: 'pro_m', name: 'Pro' }],
    [{ coupon_code: 'save10', description: 'Ten per cent off' }],
    [{ coupon_code: 'save10', description: '970' }],
    [{ coupon_code: 'save10', description: 1067 }],
    [{ message: 'ok' }],
    [{ transaction_error: null, state: 'active' }],
    [{ error: { type: 'api_error' }, id: 7 }],
    [{ FunctionError: 'Handled', errorCode: 'error.subscription.card.declined' }],
    [[{ errorCode: 1 }]],
    ['success'],
    [true],
    [undefined],
  ])('%j is not a refusal', (answer) => {
    expect(refusalInAnswer(answer)).toBeUndefined();
  });
});

describe('a credential error, as API Gateway reports it', () => {
  const late =
    'Signature expired: 20261203T070000Z is now earlier than 20261203T095500Z (20261203T100000Z - 5 min.)';
  const early =
    'Signature not yet current: 20261203T130000Z is still later than 20261203T100500Z (20261203T100000Z + 5 min.)';
  const expired = 'The security token included in the request is expired';
  test.each<[string, unknown, string | null, 'clock' | 'expired' | undefined]>([
    ['late', { message: late }, 'InvalidSignatureException', 'clock'],
    ['late, without the header', { message: late }, null, 'clock'],
    ['early', { message: early }, 'InvalidSignatureException', 'clock'],
    ['skewed', { errorCode: 'RequestTimeTooSkewed' }, null, 'clock'],
    ['expired', { message: expired }, 'ExpiredTokenException', 'expired'],
    ['expired, without the header', { message: expired }, null, 'expired'],
    ['expired, by the header alone', {}, 'ExpiredTokenException:http://internal.amazon.com/', 'expired'],
    [
      'unknown',
      { message: 'The security token included in the request is invalid.' },
      'UnrecognizedClientException',
      'expired',
    ],
    ['forbidden', { message: 'Forbidden' }, 'ForbiddenException', undefined],
    [
      'denied',
      { Message: 'User is not authorized to access this resource' },
      'AccessDeniedException',
      undefined,
    ],
    [
      'another signature',
      { message: 'The request signature we calculated does not match the signature you provided.' },
      'InvalidSignatureException',
      undefined,
    ],
  ])('%s', (_what, answer, header, error) => {
    expect(credentialError(platformProblem(answer, header))).toBe(error);
  });
});

test.each([
  ['tooManyRequests', '429'],
  ['emailCodeLimit', '1122'],
  ['smsCodeLimit', '1123'],
  ['accountLocked', '1198'],
  ['invalidToken', '1104'],
  ['expiredCode', '1070'],
  ['invalidCode', '1067'],
  ['emailNotVerified', '970'],
  ['emailNotVerifiedText', 'email.not.verified'],
  ['missingParameters', 'missing_parameters'],
] as const)('%s is %s', (name, code) => {
  expect(authenticationCodes[name]).toBe(code);
});
