import * as z from 'zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAnswer } from '../../contracts/access/profile.ts';
import { HOUR_MS, MINUTE_MS } from '../world/clock.ts';
import { brandOf, byEmail, codesSent, testWorld } from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const problem = async (response: Response) => ({
  status: response.status,
  ...z.record(z.string(), z.unknown()).parse(await response.json()),
});

describe('a second factor', () => {
  const email = 'mfa-sms@geeni.example';
  const put = async (path: string, token: string, more: object = {}, to = email) =>
    problem(
      await sandbox.fetch(
        new Request(`${geeni.platform.api}/authentication/${path}`, {
          method: 'PUT',
          body: JSON.stringify({
            brand: 'geeni',
            secondFactorAuthenticationToken: token,
            email: to,
            userMFASettings: null,
            ...more,
          }),
        }),
      ),
    );
  const validate = (token: string, oneTimePasscode: string) =>
    put('mfaValidateLoginOTP', token, { oneTimePasscode });
  const lastCode = () => sandbox.world.store.outbox.list().at(-1)?.code ?? '';
  async function start(): Promise<string> {
    const answer = signInAnswer.parse(
      await (await byEmail(sandbox.fetch, geeni, { username: email })).json(),
    );
    if (answer.kind !== 'mfa') throw new Error('no second factor');
    return answer.mfa.secondFactorAuthenticationToken;
  }
  const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000');

  it.each([
    [
      'mfa-sms',
      { phoneNumber: '+12025550142', contactType: 'PHONE' },
      { channel: 'sms', to: '+12025550142' },
    ],
    ['mfa-email', { email: 'mfa-email@geeni.example', contactType: 'EMAIL' }, { channel: 'email' }],
  ])('asks %s for a code, which is in the outbox', async (persona, contact, message) => {
    const response = await byEmail(sandbox.fetch, geeni, { username: `${persona}@geeni.example` });
    expect(await response.json()).toMatchObject({ mfaLoginInfo: contact });
    const code = expect.stringMatching(/^\d{6}$/);
    expect(codesSent(sandbox.world)).toMatchObject([{ kind: 'mfa', brand: 'geeni', code, ...message }]);
  });

  it('accepts the right code once', async () => {
    const token = await start();
    expect(await validate(token, lastCode())).toMatchObject({ status: 200, email });
    expect(await validate(token, lastCode())).toMatchObject({ status: 401, errorCode: 1104 });
  });

  it('refuses a wrong code, and locks at the fifth for 10 minutes, for sign-in too', async () => {
    const token = await start();
    for (let count = 1; count <= 4; count += 1)
      expect(await validate(token, wrongCode())).toMatchObject({ errorCode: 1067 });
    expect(await validate(token, wrongCode())).toMatchObject({ status: 403, errorCode: 1198 });
    expect(await validate(token, lastCode())).toMatchObject({ errorCode: 1198 });
    expect((await byEmail(sandbox.fetch, geeni, { username: email })).status).toBe(403);
    sandbox.world.clock.advance(10 * MINUTE_MS);
    expect((await byEmail(sandbox.fetch, geeni, { username: email })).status).toBe(200);
  });

  it('refuses a code after 10 minutes', async () => {
    const token = await start();
    sandbox.world.clock.advance(10 * MINUTE_MS);
    expect(await validate(token, lastCode())).toMatchObject({ status: 400, errorCode: 1070 });
  });

  it('sends a new code that expires the previous one', async () => {
    const token = await start();
    const first = lastCode();
    expect(await put('mfaResendOTP', token)).toMatchObject({ status: 200, success: true });
    expect(lastCode()).not.toBe(first);
    expect(await validate(token, first)).toMatchObject({ errorCode: 1070 });
    expect(await validate(token, lastCode())).toMatchObject({ status: 200 });
  });

  it('sends at most five codes in 10 minutes', async () => {
    const token = await start();
    for (let count = 2; count <= 5; count += 1)
      expect(await put('mfaResendOTP', token)).toMatchObject({ status: 200 });
    expect(await put('mfaResendOTP', token)).toMatchObject({ status: 429, errorCode: 1123 });
    sandbox.world.clock.advance(10 * MINUTE_MS);
    expect(await put('mfaResendOTP', token)).toMatchObject({ status: 200 });
  });

  it.each([
    ['an unknown token', 'nope', email],
    ['another address', null, 'owner@geeni.example'],
  ])('refuses %s', async (_name, token, to) => {
    const started = await start();
    expect(await put('mfaResendOTP', token ?? started, {}, to)).toMatchObject({
      status: 401,
      errorCode: 1104,
    });
  });

  it('refuses every code after an hour', async () => {
    const token = await start();
    sandbox.world.clock.advance(HOUR_MS);
    expect(await put('mfaResendOTP', token)).toMatchObject({ errorCode: 1104 });
  });
});
