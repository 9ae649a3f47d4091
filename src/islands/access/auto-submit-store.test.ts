import { describe, expect, it } from 'vitest';
import { autoSubmitStore } from './auto-submit-store.ts';

const words = { offline: 'You seem to be offline.', failed: 'Please try again.' };

/** A form whose page and clock are played by the test; `story` tells what left it. */
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

/** Until what was submitted has been sent. */
const sent = () => new Promise((resolve) => setTimeout(resolve));

const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('a form that submits itself', () => {
  it('takes the secret off the address as it goes, and leads on', async () => {
    const { submit, story, $standing } = form(answering({ next: '/plans' }));
    expect($standing.get()).toBe('waiting');
    await submit();
    expect(story).toEqual(['clean', 'send', 'leave for /plans']);
    expect($standing.get()).toBe('sent');
  });

  it('is sent once in 15 seconds, and again when no answer came', async () => {
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

  it('leaves an answer unread that comes after it was sent anew', async () => {
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

  it('says why it failed, and may be tried again at once', async () => {
    const problem = { code: 'too_many_requests', message: 'Please wait.', requestId: 'r-1' };
    const { submit, story, $form, $standing } = form(answering(problem, 429));
    await submit();
    expect($form.get()).toMatchObject({ at: 'failed', failure: { message: 'Please wait.' } });
    expect($standing.get()).toBe('back');
    await submit();
    expect(story.filter((step) => step === 'send')).toHaveLength(2);
  });

  it('says that there is no connection', async () => {
    const { submit, $form } = form(() => Promise.reject(new TypeError('Failed to fetch')));
    await submit();
    expect($form.get()).toMatchObject({ failure: { message: words.offline } });
  });

  it('is the person’s to press on a page the browser brings back', async () => {
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
  it('is handed over once in 15 seconds, and cleans the address', () => {
    const { handOver, story, pass } = form();
    expect([handOver(), handOver()]).toEqual([true, false]);
    expect(story).toEqual(['clean']);
    pass(15_000);
    expect(handOver()).toBe(true);
  });

  it('closes what it found wrong', () => {
    const { find, close, handOver, $form } = form();
    find({ message: 'Nothing was chosen.' });
    close();
    expect($form.get()).toEqual({ at: 'idle' });
    expect(handOver()).toBe(true);
  });
});
