import { describe, expect, it, test } from 'vitest';
import { type NewPassword, resetStore } from './reset-store.ts';

const words = { offline: 'You are offline', failed: 'Sorry' };
const typed: NewPassword = { password: ' Cafe\u0301-2026 ', confirmation: ' Cafe\u0301-2026 ' };
const problem = (status: number, code: string, message = 'In words') =>
  Response.json({ code, message, requestId: 'r1' }, { status });

function open(send: () => Promise<Response>, message?: string) {
  const sent: NewPassword[] = [];
  let left = 0;
  const store = resetStore({ message }, words, {
    send: (each) => {
      sent.push(each);
      return send();
    },
    leave: () => void (left += 1),
  });
  return { store, sent, left: () => left };
}

describe('a new password', () => {
  it('is sent byte for byte, and leads to the page that says so (F-22)', async () => {
    const { store, sent, left } = open(async () => Response.json({ next: '/reset-password' }));
    await store.submit(typed);
    expect(sent).toEqual([typed]);
    expect([store.$reset.get().at, left()]).toEqual(['leaving', 1]);
  });

  test.each(['INVALID_TOKEN', 'LINK_ALREADY_USED'])('%s leads to the page that says so', async (code) => {
    const { store, left } = open(async () => problem(400, code));
    await store.submit(typed);
    expect([store.$reset.get().at, left()]).toEqual(['leaving', 1]);
  });

  test.each([
    ['too similar', async () => problem(422, 'PASSWORDS_TOO_SIMILAR'), 'In words'],
    ['a rule', async () => problem(400, 'password_short'), 'In words'],
    ['an outage', async () => problem(502, 'reset_unavailable'), 'In words'],
    ['too many calls', async () => problem(429, 'too_many_requests'), 'In words'],
    ['a page of somebody else', async () => new Response('<h1>502</h1>', { status: 502 }), 'Sorry'],
    ['an answer of another shape', async () => Response.json({}), 'Sorry'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'You are offline'],
  ])('%s is told, and the form stays', async (_what, send, message) => {
    const { store, left } = open(send);
    await store.submit(typed);
    expect(store.$reset.get()).toEqual({ at: 'told', message });
    expect(left()).toBe(0);
    store.closeBanner();
    expect(store.$reset.get()).toEqual({ at: 'idle' });
  });

  it('is sent once, however often the button is pressed', async () => {
    const { store, sent } = open(async () => Response.json({ next: '/reset-password' }));
    await Promise.all([store.submit(typed), store.submit(typed)]);
    await store.submit(typed);
    expect(sent).toHaveLength(1);
  });

  it('starts with what a plain form left to say', () => {
    const { store } = open(async () => Response.json({}), 'Too similar');
    expect(store.$reset.get()).toEqual({ at: 'told', message: 'Too similar' });
  });
});
