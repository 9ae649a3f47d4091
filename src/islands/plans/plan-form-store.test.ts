import { describe, expect, it, test } from 'vitest';
import { planFormStore } from './plan-form-store.ts';

/** A chooser whose browser the test controls; `story` records how it was left. */
function chooser({ app = false, before = false } = {}) {
  const story: string[] = [];
  const store = planFormStore({
    async notifyApp() {
      story.push('tell app');
      return app;
    },
    canGoBack: () => before,
    goBack: () => void story.push('go back'),
    leave: (link) => void story.push(`leave for ${link}`),
  });
  return { ...store, story };
}

describe('Back', () => {
  it('asks first', () => {
    const { ask, $isAsking, story } = chooser();
    expect($isAsking.get()).toBe(false);
    ask();
    expect($isAsking.get()).toBe(true);
    expect(story).toEqual([]);
  });

  test.each([
    { where: 'in an app that takes it', app: true, before: true, leaves: ['tell app'] },
    {
      where: 'in a browser with a page before',
      app: false,
      before: true,
      leaves: ['tell app', 'go back'],
    },
    {
      where: 'in a browser without one',
      app: false,
      before: false,
      leaves: ['tell app', 'leave for /subscriptions'],
    },
  ])('answered with a yes, $where: $leaves', async ({ app, before, leaves }) => {
    const { ask, answer, $isAsking, story } = chooser({ app, before });
    ask();
    await answer('back', '/subscriptions');
    expect(story).toEqual(leaves);
    expect($isAsking.get()).toBe(false);
  });

  test.each(['stay', ''])('answered with %j stays', async (value) => {
    const { ask, answer, $isAsking, story } = chooser({ app: true, before: true });
    ask();
    await answer(value, '/subscriptions');
    expect(story).toEqual([]);
    expect($isAsking.get()).toBe(false);
  });

  it('asks again after a no', async () => {
    const { ask, answer, $isAsking } = chooser();
    ask();
    await answer('stay', '/subscriptions');
    ask();
    expect($isAsking.get()).toBe(true);
  });
});
