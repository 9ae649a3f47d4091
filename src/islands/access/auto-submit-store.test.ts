import { describe, expect, it } from 'vitest';
import { autoSubmitStore } from './auto-submit-store.ts';

const words = { offline: 'You seem to be offline.', failed: 'Please try again.' };

/** A form whose page and clock the test controls; `story` records what the form does. */
function form(send: () => Promise<Response> = () => new Promise(() => {})) {
  const story: string[] = [];
  let now = 0;
  const store = autoSubmitStore(words, {
    nowMs: () => now,
    cleanAddress: () => void story.push('clean'),
    leave: (next) => void story.push(`leave for ${next}`),
  });
  const submit = () =>
    store.submit(() => {
      story.push('send');
      return send();
    });
  return { ...store, submit, story, pass: (ms: number) => (now += ms) };
}

/** Resolves after a submitted form has been sent. */
const sent = () => new Promise((resolve) => setTimeout(resolve));

const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('a form that submits itself', () => {
  it('removes the secret from the address when it is sent, and goes to the next page', async () => {
    const { submit, story, $standing } = form(answering({ next: '/plans' }));
    expect($standing.get()).toBe('waiting');
    await submit();
    expect(story).toEqual(['clean', 'send', 'leave for /plans']);
    expect($standing.get()).toBe('sent');
  });

  it('is sent once in 15 seconds, and again after 15 seconds without an answer', async () => {
    const { submit, story, pass } = form();
    void submit();
    pass(14_999);
    void submit();
    await sent();
    expect(story).toEqual(['clean', 'send']);
    pass(1);
    void submit();
    await sent();
    expect(story).toEqual(['clean', 'send', 'clean', 'send']);
  });

  it('ignores the answer to an earlier attempt', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const { submit, story, pass } = form(() => late.then(answering({ next: '/plans' })));
    const submitting = submit();
    pass(15_000);
    const again = submit();
    answer();
    await Promise.all([submitting, again]);
    expect(story.filter((step) => step.startsWith('leave'))).toEqual(['leave for /plans']);
  });

  it('shows why it failed, and can be submitted again at once', async () => {
    const problem = { code: 'too_many_requests', message: 'Please wait.', requestId: 'r-1' };
    const { submit, story, $form, $standing } = form(answering(problem, 429));
    await submit();
    expect($form.get()).toMatchObject({ at: 'failed', failure: { message: 'Please wait.' } });
    expect($standing.get()).toBe('back');
    await submit();
    expect(story.filter((step) => step === 'send')).toHaveLength(2);
  });

  it('shows that there is no connection', async () => {
    const { submit, $form } = form(() => Promise.reject(new TypeError('Failed to fetch')));
    await submit();
    expect($form.get()).toMatchObject({ failure: { message: words.offline } });
  });

  it('shows its button on a page that the browser restores', async () => {
    const { submit, restore, story, $form, $standing } = form();
    void submit();
    await sent();
    restore();
    expect([$form.get(), $standing.get()]).toEqual([{ at: 'idle' }, 'back']);
    void submit();
    await sent();
    expect(story.filter((step) => step === 'send')).toHaveLength(2);
  });
});

describe('a question that the browser sends', () => {
  it('is left to the browser once in 15 seconds, and cleans the address', () => {
    const { handOver, story, pass } = form();
    expect([handOver(), handOver()]).toEqual([true, false]);
    expect(story).toEqual(['clean']);
    pass(15_000);
    expect(handOver()).toBe(true);
  });

  it('closes a failure that was found before sending', () => {
    const { find, close, handOver, $form } = form();
    find({ message: 'Nothing was chosen.' });
    close();
    expect($form.get()).toEqual({ at: 'idle' });
    expect(handOver()).toBe(true);
  });
});
