import { describe, expect, it, test, vi } from 'vitest';
import { type ChallengeCallbacks, challengeStore, type OpenChallenge } from './challenge-store.ts';

/** A challenge that is shown at once, and what the test lets the bank answer. */
function aChallenge() {
  const store = challengeStore(true);
  const banks: ChallengeCallbacks[] = [];
  const open: OpenChallenge = async (callbacks) => void banks.push(callbacks);
  const end = store.begin(open);
  return { store, open, end, bank: () => banks.at(-1) };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('the bank’s challenge', () => {
  it('is waited for until the bank asks', async () => {
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
  ])('ends by the bank’s answer: %s', async (_what, answer, state) => {
    const { store, bank } = aChallenge();
    await settled();
    const callbacks = bank();
    if (callbacks) answer(callbacks);
    expect(store.$challenge.get()).toEqual(state);
  });

  it('keeps an answer that comes before the bank was seen to ask', async () => {
    const store = challengeStore(true);
    store.begin(async (bank) => bank.failed());
    await settled();
    expect(store.$challenge.get()).toEqual({ at: 'failed' });
  });

  it('that cannot be carried out can be begun again', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { store, open } = aChallenge();
    store.begin(() => Promise.reject(new Error('blocked')));
    await settled();
    expect(store.$challenge.get()).toEqual({ at: 'unavailable' });
    said.mockRestore();
    store.begin(open);
    expect(store.$challenge.get()).toEqual({ at: 'waiting' });
  });

  it('that has ended is not heard any more', async () => {
    const { store, end, bank } = aChallenge();
    await settled();
    end();
    bank()?.failed();
    expect(store.$challenge.get()).toEqual({ at: 'asking' });
  });

  it('stays passed: its result is sent once', async () => {
    const { store, open, bank } = aChallenge();
    await settled();
    bank()?.passed('result-1');
    bank()?.failed();
    store.begin(open);
    expect(store.$challenge.get()).toEqual({ at: 'passed', resultToken: 'result-1' });
  });

  it('has failed from the beginning where nobody carries it out', () => {
    expect(challengeStore(false).$challenge.get()).toEqual({ at: 'failed' });
  });
});
