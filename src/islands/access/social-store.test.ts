import { describe, expect, it } from 'vitest';
import type { SocialAnswer } from './send-social.ts';
import { socialStore } from './social-store.ts';

const google = { provider: 'google', idToken: 'a.b.c' } as const;

/** A store whose page the test controls; `story` records the requests and redirects. */
function social(...answers: SocialAnswer[]) {
  const story: string[] = [];
  const store = socialStore({
    send: async ({ provider }) => {
      story.push(provider);
      return answers.shift() ?? { message: 'No more answers.' };
    },
    leave: (next) => void story.push(`leave for ${next}`),
  });
  return { ...store, story };
}

describe('a sign-in by Google or Apple', () => {
  it('goes to the next page, and the form stays busy until then', async () => {
    const { signIn, story, $social } = social({ next: '/plans' });
    const signingIn = signIn(google);
    expect($social.get()).toEqual({ at: 'sending' });
    await signingIn;
    expect(story).toEqual(['google', 'leave for /plans']);
    expect($social.get()).toEqual({ at: 'leaving', next: '/plans' });
  });

  it('is sent one at a time', async () => {
    const { signIn, story } = social({ next: '/plans' });
    await Promise.all([signIn(google), signIn({ provider: 'appleweb', authCode: 'lr-1', nonce: 'n' })]);
    expect(story).toEqual(['google', 'leave for /plans']);
  });

  it('that is refused shows why, is counted, and can be tried again', async () => {
    const { signIn, story, $social, $failures } = social(
      { message: 'Your account is locked.' },
      { next: '/subscriptions' },
    );
    await signIn(google);
    expect($social.get()).toEqual({ at: 'failed', failure: { message: 'Your account is locked.' } });
    expect($failures.get()).toBe(1);
    await signIn(google);
    expect(story).toEqual(['google', 'google', 'leave for /subscriptions']);
    expect($failures.get()).toBe(1);
  });

  it('is idle again when the page is restored', async () => {
    const { signIn, restore, $social } = social({ next: '/plans' });
    await signIn(google);
    restore();
    expect($social.get()).toEqual({ at: 'idle' });
  });
});
