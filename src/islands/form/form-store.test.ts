import { describe, expect, it, test } from 'vitest';
import { type FormAnswer, type FormOutcome, formStore } from './form-store.ts';

const words = { offline: 'You seem to be offline.', failed: 'Sorry there was an error.' };
const problem = { code: 'platform_message', message: 'The email or password is wrong.', requestId: 'r-1' };

/** A form whose page the test controls; `story` records what the form does. */
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

describe('a form that is accepted', () => {
  it('is sent once and goes to the page that the server names', async () => {
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

  it('is busy from the start', async () => {
    const { submit, $form } = form(answering({ next: '/plans' }));
    const submitting = submit();
    expect($form.get()).toEqual({ at: 'sending' });
    await submitting;
  });

  it('cannot be sent again', async () => {
    const { submit, story, close, handOver } = form(answering({ next: '/plans' }));
    await submit();
    await submit();
    close();
    expect(handOver()).toBe(false);
    expect(story).toEqual(['send', 'leave for /plans']);
  });

  it('is idle again when the page is restored', async () => {
    const { submit, story, restore, $form } = form(answering({ next: '/plans' }));
    await submit();
    restore();
    expect($form.get()).toEqual({ at: 'idle' });
    await submit();
    expect(story.filter((step) => step === 'send')).toHaveLength(2);
  });
});

it('a double click sends one request', async () => {
  const { submit, story } = form(answering({ next: '/plans' }));
  await Promise.all([submit(), submit(), submit()]);
  expect(story.filter((step) => step === 'send')).toHaveLength(1);
});

describe('a form that the browser sends', () => {
  it('is left to the browser once, and no script redirects', () => {
    const { handOver, story, $form } = form(answering({}));
    expect([handOver(), handOver()]).toEqual([true, false]);
    expect($form.get()).toEqual({ at: 'leaving', next: undefined });
    expect(story).toEqual([]);
  });

  it('is idle again when the page is restored', () => {
    const { handOver, restore } = form(answering({}));
    handOver();
    restore();
    expect(handOver()).toBe(true);
  });
});

describe('a form that fails shows why', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['in the words of the server', answering(problem, 401), problem.message],
    ['after too many attempts', answering({ ...problem, message: 'Please wait.' }, 429), 'Please wait.'],
    ['when there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), words.offline],
    [
      'when the answer is an HTML page',
      async () => new Response('<html>Gateway</html>', { status: 502 }),
      words.failed,
    ],
    ['when the answer has no body', async () => new Response(null, { status: 204 }), words.failed],
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

  it('and can be submitted again', async () => {
    const answers = [answering(problem, 401), answering({ next: '/subscriptions' })];
    const { submit, story } = form(() => (answers.shift() ?? answering({}))());
    await submit();
    await submit();
    expect(story).toEqual(['send', 'send', 'leave for /subscriptions']);
  });

  it('when a check before sending found a mistake', () => {
    const { find, $form } = form(answering({}));
    find({ message: '', fields: { city: 'Enter your city.' } });
    expect($form.get()).toEqual({
      at: 'failed',
      failure: { message: '', fields: { city: 'Enter your city.' } },
    });
  });
});

describe('a form that interprets its answers itself', () => {
  test.each<[string, FormOutcome, unknown]>([
    ['redirects', { next: '/login' }, { at: 'leaving', next: '/login' }],
    ['stays as it is', 'settled', { at: 'idle' }],
    ['fails', { failure: { message: 'No.' } }, { at: 'failed', failure: { message: 'No.' } }],
  ])('%s', async (_what, outcome, state) => {
    const { submit, $form } = form(answering(problem, 409), { read: () => outcome });
    await submit();
    expect($form.get()).toEqual(state);
  });

  it('leaves other answers to the default', async () => {
    const { submit, $form } = form(answering(problem, 409), { read: () => undefined });
    await submit();
    expect($form.get()).toEqual({
      at: 'failed',
      failure: { message: problem.message, code: problem.code },
    });
  });

  it('fails if its own reading throws, and rejects', async () => {
    const read = () => {
      throw new RangeError('a reading of its own');
    };
    const { submit, $form } = form(answering({}), { read });
    await expect(submit()).rejects.toThrow(RangeError);
    expect($form.get()).toEqual({ at: 'failed', failure: { message: words.failed } });
  });
});

describe('the failure of a plain form', () => {
  it('is shown, and closes', () => {
    const { $form, close } = form(answering({}), { message: 'Email is not verified.' });
    expect($form.get()).toEqual({ at: 'failed', failure: { message: 'Email is not verified.' } });
    close();
    expect($form.get()).toEqual({ at: 'idle' });
  });

  it('is absent at first', () => {
    expect(form(answering({})).$form.get()).toEqual({ at: 'idle' });
  });
});
