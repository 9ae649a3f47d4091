import { describe, expect, it, test, vi } from 'vitest';
import { checkoutStore } from './checkout-store.ts';

const UNSURE = 'Nobody knows yet.';

function aCheckout() {
  const done: string[] = [];
  const store = checkoutStore(UNSURE, {
    leave: (next) => void done.push(`leaves for ${next}`),
    tell: async (notice) => void done.push(`tells ${Object.values(notice).join(' ')}`),
  });
  return { store, done };
}

const answers =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const problem = { code: 'changed', message: 'Your plan has changed.', requestId: 'r1' };

describe('a payment', () => {
  it('that succeeds goes to the next page', async () => {
    const { store, done } = aCheckout();
    await store.submit(answers({ next: '/checkout-success' }));
    expect(done).toEqual(['leaves for /checkout-success']);
    expect(store.$form.get()).toEqual({ at: 'leaving', next: '/checkout-success' });
  });

  it('that is refused shows why, and tells the app', async () => {
    const { store, done } = aCheckout();
    await store.submit(answers(problem, 409));
    expect(store.$form.get()).toMatchObject({ at: 'failed', failure: { message: problem.message } });
    expect(done).toEqual([`tells SHOW_ALERT CHECKOUT_FAILURE subscribe-failed ${problem.message}`]);
  });

  test.each([
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails, with any message', answers(problem, 503)],
    ['the answer cannot be read', async () => new Response('<html>', { status: 200 })],
    ['the answer names no next page', answers({})],
    ['a refusal has no message', answers({}, 400)],
  ])('is unsure if %s', async (_what, send) => {
    const { store, done } = aCheckout();
    await store.submit(send);
    expect(store.$form.get()).toMatchObject({ at: 'failed', failure: { message: UNSURE } });
    expect(done).toEqual([`tells CHANGE_ENDED order unknown ${UNSURE}`]);
  });

  it('is unsure if no answer comes in time', async () => {
    vi.useFakeTimers();
    const { store } = aCheckout();
    const paid = store.submit(() => new Promise<Response>(() => {}));
    await vi.advanceTimersByTimeAsync(20_000);
    await paid;
    expect(store.$form.get()).toMatchObject({ at: 'failed', failure: { message: UNSURE } });
    vi.useRealTimers();
  });
});

describe('paying once', () => {
  it('ignores every other attempt in the meantime', async () => {
    const { store, done } = aCheckout();
    let sent = 0;
    const send = async () => {
      sent += 1;
      return Response.json({ next: '/checkout-success' });
    };
    await Promise.all([store.submit(send), store.submit(send)]);
    await store.submit(send);
    expect(sent).toBe(1);
    expect(done).toEqual(['leaves for /checkout-success']);
  });

  it('can be tried again after a failure, and after the page is restored', async () => {
    const { store } = aCheckout();
    await store.submit(answers(problem, 409));
    await store.submit(answers({ next: '/checkout-success' }));
    store.restore();
    expect(store.$form.get()).toEqual({ at: 'idle' });
  });

  it('announces a failure once, although another attempt was ignored', async () => {
    const { store, done } = aCheckout();
    await Promise.all([store.submit(answers(problem, 409)), store.submit(answers(problem, 409))]);
    expect(done).toHaveLength(1);
  });
});

it('a wallet’s failure is shown, and not announced a second time', () => {
  const { store, done } = aCheckout();
  store.find({ message: 'Google Pay couldn’t get your payment details.' });
  expect(store.$form.get()).toMatchObject({ at: 'failed' });
  expect(done).toEqual([]);
});
