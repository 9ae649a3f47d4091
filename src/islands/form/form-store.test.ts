import { describe, expect, it, test } from 'vitest';
import { type FormAnswer, type FormOutcome, formStore } from './form-store.ts';

const words = { offline: 'You seem to be offline.', failed: 'Sorry there was an error.' };
const problem = { code: 'platform_message', message: 'The email or password is wrong.', requestId: 'r-1' };

/** A form whose page is played by the test: what happens is written down in `story`. */
function form(
  send: () => Promise<Response>,
  more: { message?: string; read?: (answer: FormAnswer) => FormOutcome | undefined; pause?: true } = {},
) {
  const story: string[] = [];
  const store = formStore({
    words,
    failure: more.message === undefined ? undefined : { message: more.message },
    read: more.read,
    leave: (next) => void story.push(`leave for ${next}`),
    ...(more.pause && { pause: async () => void story.push('pause') }),
  });
  const submit = () =>
    store.submit(() => {
      story.push('send');
      return send();
    });
  return { ...store, submit, story };
}

const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('a form that is taken', () => {
  it('is sent once and leads to the page the server names', async () => {
    const { submit, story, $form } = form(answering({ next: '/plans?planId=1' }));
    await submit();
    expect(story).toEqual(['send', 'leave for /plans?planId=1']);
    expect($form.get()).toEqual({ at: 'leaving', next: '/plans?planId=1' });
  });

  it('waits for its pause before it is sent', async () => {
    const { submit, story } = form(answering({ next: '/plans' }), { pause: true });
    await submit();
    expect(story).toEqual(['pause', 'send', 'leave for /plans']);
  });

  it('is busy from the first moment on', async () => {
    const { submit, $form } = form(answering({ next: '/plans' }));
    const submitting = submit();
    expect($form.get()).toEqual({ at: 'sending' });
    await submitting;
  });

  it('leaves nothing to send again', async () => {
    const { submit, story, close, handOver } = form(answering({ next: '/plans' }));
    await submit();
    await submit();
    close();
    expect(handOver()).toBe(false);
    expect(story).toEqual(['send', 'leave for /plans']);
  });

  it('is fresh again when the page is brought back', async () => {
    const { submit, story, restore, $form } = form(answering({ next: '/plans' }));
    await submit();
    restore();
    expect($form.get()).toEqual({ at: 'idle' });
    await submit();
    expect(story.filter((step) => step === 'send')).toHaveLength(2);
  });
});

it('a double click sends once', async () => {
  const { submit, story } = form(answering({ next: '/plans' }));
  await Promise.all([submit(), submit(), submit()]);
  expect(story.filter((step) => step === 'send')).toHaveLength(1);
});

describe('a form that the browser sends', () => {
  it('is handed over once, and leads nowhere by script', () => {
    const { handOver, story, $form } = form(answering({}));
    expect([handOver(), handOver()]).toEqual([true, false]);
    expect($form.get()).toEqual({ at: 'leaving', next: undefined });
    expect(story).toEqual([]);
  });

  it('is fresh again when the page is brought back', () => {
    const { handOver, restore } = form(answering({}));
    handOver();
    restore();
    expect(handOver()).toBe(true);
  });
});

describe('a form that fails says why', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['in the words of the server', answering(problem, 401), problem.message],
    ['when too many tried', answering({ ...problem, message: 'Please wait.' }, 429), 'Please wait.'],
    ['when there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), words.offline],
    [
      'when a page comes for an answer',
      async () => new Response('<html>Gateway</html>', { status: 502 }),
      words.failed,
    ],
    ['when nothing comes', async () => new Response(null, { status: 204 }), words.failed],
    ['when the answer has another shape', answering({ to: '/plans' }), words.failed],
    ['when a refusal names a page', answering({ next: '/plans' }, 403), words.failed],
    [
      'when the body breaks',
      async () => new Response(new ReadableStream({ pull: () => Promise.reject(new Error('reset')) })),
      words.failed,
    ],
  ])('%s', async (_when, send, message) => {
    const { submit, story, $form } = form(send);
    await submit();
    expect($form.get()).toMatchObject({ at: 'failed', failure: { message } });
    expect(story).toEqual(['send']);
  });

  it('and can be tried again', async () => {
    const answers = [answering(problem, 401), answering({ next: '/subscriptions' })];
    const { submit, story } = form(() => (answers.shift() ?? answering({}))());
    await submit();
    await submit();
    expect(story).toEqual(['send', 'send', 'leave for /subscriptions']);
  });

  it('by what a look at it found, before anything is sent', () => {
    const { find, $form } = form(answering({}));
    find({ message: '', fields: { city: 'Enter your city.' } });
    expect($form.get()).toEqual({
      at: 'failed',
      failure: { message: '', fields: { city: 'Enter your city.' } },
    });
  });
});

describe('a form that reads its answers itself', () => {
  test.each<[string, FormOutcome, unknown]>([
    ['leads on', { next: '/login' }, { at: 'leaving', next: '/login' }],
    ['stays as it is', 'settled', { at: 'idle' }],
    ['fails', { failure: { message: 'No.' } }, { at: 'failed', failure: { message: 'No.' } }],
  ])('%s', async (_what, outcome, state) => {
    const { submit, $form } = form(answering(problem, 409), { read: () => outcome });
    await submit();
    expect($form.get()).toEqual(state);
  });

  it('leaves the others to the usual reading', async () => {
    const { submit, $form } = form(answering(problem, 409), { read: () => undefined });
    await submit();
    expect($form.get()).toEqual({
      at: 'failed',
      failure: { message: problem.message, code: problem.code },
    });
  });

  it('fails where the reading does, which is told to whoever listens', async () => {
    const read = () => {
      throw new RangeError('a reading of its own');
    };
    const { submit, $form } = form(answering({}), { read });
    await expect(submit()).rejects.toThrow(RangeError);
    expect($form.get()).toEqual({ at: 'failed', failure: { message: words.failed } });
  });
});

describe('what a plain form left to say', () => {
  it('is shown, and closes', () => {
    const { $form, close } = form(answering({}), { message: 'Email is not verified.' });
    expect($form.get()).toEqual({ at: 'failed', failure: { message: 'Email is not verified.' } });
    close();
    expect($form.get()).toEqual({ at: 'idle' });
  });

  it('is nothing before anything happened', () => {
    expect(form(answering({})).$form.get()).toEqual({ at: 'idle' });
  });
});
