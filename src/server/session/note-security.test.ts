import { describe, expect, it } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { newSessionRecord, type SessionRecord } from './session-record.ts';
import { noteSecurityEvent, noteSignIn } from './note-security.ts';

const session: SessionRecord = newSessionRecord(
  'geeni',
  {
    token: 'token',
    email: 'owner@geeni.example',
    pepperUser: {
      account_id: 'a1',
      account: { status: 'active', migrationInfo: null },
      awsUserCredentials: {
        AccessKeyId: 'key',
        SecretAccessKey: 'secret',
        SessionToken: 'session',
        region: 'us-east-2',
      },
    },
  },
  0,
);

/** A request whose account object cannot be reached, and the lines that it logs. */
function broken() {
  const lines: string[] = [];
  const context = aContext('https://account.geeni.example/');
  const getByName = () => {
    throw new Error('no object');
  };
  Object.assign(context.env.ACCOUNTS, { getByName });
  return { context: { ...context, log: logInto(lines) }, lines };
}

describe('a security event that cannot be stored', () => {
  it('does not stop a sign-in, and is logged', async () => {
    const { context, lines } = broken();
    await noteSignIn(context, session, {
      name: 'name',
      signInAtMs: 0,
      browser: { id: 'id' },
      reopens: false,
    });
    expect(lines).toEqual([expect.stringContaining('"event":"security_not_noted","what":"signedIn"')]);
  });

  it('does not stop the answer to a wrong code, and is logged', async () => {
    const { context, lines } = broken();
    await noteSecurityEvent(context, { email: 'owner@geeni.example' }, { kind: 'wrongCode' });
    expect(lines).toEqual([expect.stringContaining('"what":"wrongCode"')]);
  });

  it('is logged without a name, an address or an id', async () => {
    const { context, lines } = broken();
    await noteSecurityEvent(context, session, { kind: 'cardChanged' });
    expect(lines.join()).not.toMatch(/owner|a1|token/);
  });
});
