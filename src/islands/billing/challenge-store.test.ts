import { describe, expect, it, test, vi } from 'vitest';
import { type ChallengeCallbacks, challengeStore, type OpenChallenge } from './challenge-store.ts';

/** A challenge that opens at once, and a function that returns the bank's callbacks. */
function aChallenge() {
  const store = challengeStore(true);
  const banks: ChallengeCallbacks[] = [];
  const open: OpenChallenge = async (callbacks) => void banks.push(callbacks);
  const end = store.begin(open);
  return { store, open, end, bank: () => banks.at(-1) };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('the bank’s challenge', () => {
  it('is waiting until the bank’s page is shown', async () => {
    const { store } = aChallenge();
    expect(store.$challenge.get()).toEqual({ at: 'waiting' });
    await settled();
    expect(store.$challenge.get()).toEqual({ at: 'asking' });
  });

  test.each([
    [
      'passed',
      (bank: ChallengeCallbacks) => bank.passed('result-1'),
      { at: 'passed', resultToken: 'result-1' },
    ],
    ['failed', (bank: ChallengeCallbacks) => bank.failed(), { at: 'failed' }],
  ])('ends with the bank’s answer: %s', async (_what, answer, state) => {
    const { store, bank } = aChallenge();
    await settled();
    const callbacks = bank();
    if (callbacks) answer(callbacks);
    expect(store.$challenge.get()).toEqual(state);
  });

  it('keeps an answer that arrives before the bank’s page is shown', async () => {
    const store = challengeStore(true);
    store.begin(async (bank) => bank.failed());
    await settled();
    expect(store.$challenge.get()).toEqual({ at: 'failed' });
  });

  it('that could not be shown can be started again', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { store, open } = aChallenge();
    store.begin(() => Promise.reject(new Error('blocked')));
    await settled();
    expect(store.$challenge.get()).toEqual({ at: 'unavailable' });
    log.mockRestore();
    store.begin(open);
    expect(store.$challenge.get()).toEqual({ at: 'waiting' });
  });

  it('that was closed ignores later answers', async () => {
    const { store, end, bank } = aChallenge();
    await settled();
    end();
    bank()?.failed();
    expect(store.$challenge.get()).toEqual({ at: 'asking' });
  });

  it('stays passed, so that its result is sent once', async () => {
    const { store, open, bank } = aChallenge();
    await settled();
    bank()?.passed('result-1');
    bank()?.failed();
    store.begin(open);
    expect(store.$challenge.get()).toEqual({ at: 'passed', resultToken: 'result-1' });
  });

  it('has failed from the start if there is no provider', () => {
    expect(challengeStore(false).$challenge.get()).toEqual({ at: 'failed' });
  });
});
