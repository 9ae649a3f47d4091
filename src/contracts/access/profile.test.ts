import { describe, expect, it, test } from 'vitest';
import { readWire } from '../platform/wire-reading.ts';
import {
  authCodeAnswer,
  authorizationAnswer,
  codeAnswer,
  mfaLoginInfo,
  profile,
  signInAnswer,
} from './profile.ts';

const credentials = { AccessKeyId: 'AKIA', SecretAccessKey: 'secret', SessionToken: 'session' };
const account = { status: 'active' };
const wire = {
  token: 'token-1',
  fullName: 'Jane Doe',
  email: 'jane@example.com',
  countryCode: 'US',
  externalAccounts: { cognito: { email: 'jane@example.com' }, loginRadius: { email: null } },
  pepperUser: { account_id: 42, account, awsUserCredentials: { ...credentials, region: 'us-east-2' } },
};

describe('a profile', () => {
  it('has its account id as text and the default cloud region', () => {
    const read = profile.parse({
      ...wire,
      pepperUser: { ...wire.pepperUser, awsUserCredentials: credentials },
    });
    expect(read.pepperUser.account_id).toBe('42');
    expect(read.pepperUser.awsUserCredentials.region).toBe('us-east-2');
  });

  test.each([
    ['success', null],
    ['error', 'Unable to migrate user. Could not find the new subscription.'],
  ])('has the outcome of a migration: %s', (status, error) => {
    const migrationInfo = { status, error, date: '2026-01-02T00:00:00Z' };
    const read = profile.parse({
      ...wire,
      pepperUser: { ...wire.pepperUser, account: { ...account, migrationInfo } },
    });
    expect(read.pepperUser.account.migrationInfo).toEqual({ status, error, date: Date.UTC(2026, 0, 2) });
  });

  test.each([
    [{ email: 'own@example.com' }, 'own@example.com'],
    [{ email: null }, 'cognito@example.com'],
    [{ email: undefined }, 'cognito@example.com'],
    [{ email: '', externalAccounts: { loginRadius: { email: 'radius@example.com' } } }, 'radius@example.com'],
    [
      { email: '', externalAccounts: { cognito: null, loginRadius: { email: 'r@example.com' } } },
      'r@example.com',
    ],
  ])('with %j has the e-mail %s', (changes, email) => {
    const externalAccounts = { cognito: { email: 'cognito@example.com' }, loginRadius: null };
    expect(profile.parse({ ...wire, externalAccounts, ...changes }).email).toBe(email);
  });

  test.each([
    [{ status: 'PENDING_DELETE' }, 'pending_delete'],
    [{ status: null }, 'unknown'],
    [{}, 'unknown'],
    [undefined, 'unknown'],
  ])('with the account %j has the status %s', (odd, status) => {
    const read = readWire(profile, { ...wire, pepperUser: { ...wire.pepperUser, account: odd } });
    expect(read).toMatchObject({ ok: true, value: { pepperUser: { account: { status } } } });
  });

  test.each([
    ['2026-12-03T10:00:00Z', Date.UTC(2026, 11, 3, 10)],
    [1_796_292_000, Date.UTC(2026, 11, 3, 10)],
    [1_796_292_000.5, Date.UTC(2026, 11, 3, 10, 0, 0, 500)],
    ['never', null],
  ])('has credentials until %j', (Expiration, atMs) => {
    const awsUserCredentials = { ...credentials, Expiration };
    const read = profile.parse({ ...wire, pepperUser: { ...wire.pepperUser, awsUserCredentials } });
    expect(read.pepperUser.awsUserCredentials.Expiration).toBe(atMs);
  });

  it('may come without a name, a country and other accounts', () => {
    const { fullName: _name, countryCode: _country, externalAccounts: _others, ...least } = wire;
    expect(profile.safeParse(least).success).toBe(true);
  });

  it('may have an unknown status', () => {
    const pepperUser = { ...wire.pepperUser, account: { status: 'suspended' } };
    expect(profile.parse({ ...wire, pepperUser }).pepperUser.account.status).toBe('suspended');
  });

  test.each([
    ['without a token', { ...wire, token: undefined }],
    ['with an empty token', { ...wire, token: '' }],
    ['without any e-mail', { ...wire, email: undefined, externalAccounts: null }],
    ['without pepperUser', { ...wire, pepperUser: undefined }],
    ['without an account id', { ...wire, pepperUser: { ...wire.pepperUser, account_id: '' } }],
    ['without credentials', { ...wire, pepperUser: { ...wire.pepperUser, awsUserCredentials: undefined } }],
    ...Object.keys(credentials).map((name): [string, unknown] => [
      `without ${name}`,
      { ...wire, pepperUser: { ...wire.pepperUser, awsUserCredentials: { ...credentials, [name]: '' } } },
    ]),
    ['that is null', null],
    ['that is a list', [wire]],
    ['that is text', 'OK'],
  ])('is refused %s', (_what, answer) => {
    expect(profile.safeParse(answer).success).toBe(false);
    expect(signInAnswer.safeParse(answer).success).toBe(false);
  });

  it('ignores a hostile key', () => {
    const hostile: unknown = JSON.parse(`{"__proto__": {"isAdmin": true}, ${JSON.stringify(wire).slice(1)}`);
    const read = profile.parse(hostile);
    expect('isAdmin' in read).toBe(false);
    expect('isAdmin' in {}).toBe(false);
    expect(profile.safeParse(JSON.parse(`{"__proto__": ${JSON.stringify(wire)}}`)).success).toBe(false);
  });
});

describe('a response to a code', () => {
  test.each([
    [undefined],
    [null],
    [{}],
    [true],
    ['success'],
    ['OK'],
    [{ success: true }],
    [{ statusCode: 200 }],
    [{ IsPosted: true }],
    [{ status: 200, IsPosted: true }],
  ])('%j is a success without a profile', (answer) => {
    expect(codeAnswer.parse(answer)).toEqual({ kind: 'success' });
  });

  test.each([
    [{ IsPosted: false }],
    [{ success: false, message: 'Invalid code' }],
    [{ success: false, statusCode: 200 }],
    [false],
    ['invalid'],
    [[]],
    [0],
    [{ message: 'Invalid verification code' }],
    [{ status: 'FAILED' }],
    [{ status: 401 }],
    [{ token: 'half a profile' }],
  ])('%j is not a success', (answer) => {
    expect(codeAnswer.safeParse(answer).success).toBe(false);
  });

  test.each([
    [{ secondFactorAuthenticationToken: 'third', email: 'a@b.example' }],
    [{ success: true, mfaLoginInfo: { secondFactorAuthenticationToken: 'third' } }],
  ])('%j asks for another code', (answer) => {
    expect(codeAnswer.parse(answer).kind).toBe('mfa');
  });
});

describe('an MFA response is recognised by its secondFactorAuthenticationToken', () => {
  const mfa = {
    secondFactorAuthenticationToken: 'second',
    email: 'jane@example.com',
    contactType: 'EMAIL' as const,
  };

  it('asks for a code', () => {
    expect(signInAnswer.parse({ mfaLoginInfo: mfa })).toEqual({
      kind: 'mfa',
      mfa: { ...mfa, contactType: 'email' },
    });
  });

  it('requires MFA even where a profile comes with it', () => {
    expect(signInAnswer.parse({ ...wire, mfaLoginInfo: mfa }).kind).toBe('mfa');
  });

  test.each<[string, (second: object) => unknown]>([
    ['at the top', (second) => second],
    ['under mfa', (second) => ({ mfa: second })],
    ['under mfaLoginInfo', (second) => ({ mfaLoginInfo: second })],
  ])('finds the token %s', (_where, wrap) => {
    expect(signInAnswer.parse(wrap(mfa))).toMatchObject({
      kind: 'mfa',
      mfa: { secondFactorAuthenticationToken: 'second', email: 'jane@example.com' },
    });
    expect(authCodeAnswer.parse(wrap(mfa))).toMatchObject({ kind: 'mfa' });
  });

  test.each([[{ authCode: { authorizationCode: 'code-1' } }], [{ authorizationCode: 'code-1' }]])(
    '%j is a code for the assistant',
    (answer) => {
      expect(authCodeAnswer.parse(answer)).toEqual({ kind: 'code', code: 'code-1' });
      expect(authorizationAnswer.parse(answer)).toEqual({ authorizationCode: 'code-1' });
    },
  );

  test.each<[string, unknown]>([
    ['beside the MFA', { userMFASettings: { a: [1] }, mfaLoginInfo: mfa }],
    ['inside the MFA', { mfaLoginInfo: { ...mfa, userMFASettings: { a: [1] } } }],
  ])('keeps userMFASettings %s', (_where, answer) => {
    expect(signInAnswer.parse(answer)).toMatchObject({ mfa: { userMFASettings: '{"a":[1]}' } });
  });

  it('without that token it is a profile or unreadable', () => {
    expect(signInAnswer.parse(wire)).toMatchObject({ kind: 'profile', profile: { token: 'token-1' } });
    expect(signInAnswer.safeParse({ mfaLoginInfo: { email: 'jane@example.com' } }).success).toBe(false);
    expect(
      signInAnswer.safeParse({ mfaLoginInfo: { ...mfa, secondFactorAuthenticationToken: '' } }).success,
    ).toBe(false);
    expect(signInAnswer.safeParse({}).success).toBe(false);
  });

  test.each([[{ phoneNumber: '5550104477' }], [{ email: null, phoneNumber: null }], [{}]])(
    'may name its contact as %j',
    (contact) => {
      expect(mfaLoginInfo.safeParse({ secondFactorAuthenticationToken: 'second', ...contact }).success).toBe(
        true,
      );
    },
  );
});
