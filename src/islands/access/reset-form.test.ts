import { describe, expect, it, test } from 'vitest';
import { formStore } from '../form/form-store.ts';
import { resetOutcome } from './reset-form.tsx';

const words = { offline: 'You are offline', failed: 'Sorry' };
const problem = (status: number, code: string, message = 'In words') =>
  Response.json({ code, message, requestId: 'r1' }, { status });

async function sent(send: () => Promise<Response>) {
  const left: string[] = [];
  const store = formStore({
    words,
    read: (answer) => resetOutcome(answer, '/reset-password'),
    leave: (next) => void left.push(next),
  });
  await store.submit(send);
  return { state: store.$form.get(), left };
}

describe('a new password', () => {
  it('that is accepted leads to the outcome page', async () => {
    const { state, left } = await sent(async () => Response.json({ next: '/reset-password' }));
    expect([state.at, left]).toEqual(['leaving', ['/reset-password']]);
  });

  test.each(['INVALID_TOKEN', 'LINK_ALREADY_USED'])(
    'whose link fails with %s leads to the outcome page',
    async (code) => {
      const { state, left } = await sent(async () => problem(400, code));
      expect([state.at, left]).toEqual(['leaving', ['/reset-password']]);
    },
  );

  test.each([
    ['too similar', async () => problem(422, 'PASSWORDS_TOO_SIMILAR'), 'In words'],
    ['a rule', async () => problem(400, 'password_short'), 'In words'],
    ['an outage', async () => problem(502, 'reset_unavailable'), 'In words'],
    ['too many calls', async () => problem(429, 'too_many_requests'), 'In words'],
    ['an HTML page of a gateway', async () => new Response('<h1>502</h1>', { status: 502 }), 'Sorry'],
    ['an answer of another shape', async () => Response.json({}), 'Sorry'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'You are offline'],
  ])('%s: the message is shown, and the form stays', async (_what, send, message) => {
    const { state, left } = await sent(send);
    expect(state).toMatchObject({ at: 'failed', failure: { message } });
    expect(left).toEqual([]);
  });
});
