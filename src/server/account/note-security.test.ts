import { describe, expect, it } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { newSessionRecord, type SessionRecord } from '../session/session-record.ts';
import { noteHappening, noteSignIn } from './note-security.ts';

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

/** A request whose account's object cannot be had, and what it logs. */
function broken() {
  const lines: string[] = [];
  const context = aContext('https://account.geeni.example/');
  const getByName = () => {
    throw new Error('no object');
  };
  Object.assign(context.env.ACCOUNTS, { getByName });
  return { context: { ...context, log: logInto(lines) }, lines };
}

describe('a note that cannot be taken', () => {
  it('of a sign-in stops nobody, and is logged', async () => {
    const { context, lines } = broken();
    await noteSignIn(context, session, { name: 'name', browser: { id: 'id', before: undefined } });
    expect(lines).toEqual([expect.stringContaining('"event":"security_not_noted","what":"signedIn"')]);
  });

  it('of a wrong code neither', async () => {
    const { context, lines } = broken();
    await noteHappening(context, { email: 'owner@geeni.example' }, { kind: 'wrongCode' });
    expect(lines).toEqual([expect.stringContaining('"what":"wrongCode"')]);
  });

  it('holds no name, address or id in the log', async () => {
    const { context, lines } = broken();
    await noteHappening(context, session, { kind: 'cardChanged' });
    expect(lines.join()).not.toMatch(/owner|a1|token/);
  });
});
