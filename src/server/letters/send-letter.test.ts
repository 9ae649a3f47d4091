import { describe, expect, test, vi } from 'vitest';
import { type Letter, LETTER_DEADLINE_MS, sendLetter } from './send-letter.ts';

const letter: Letter = {
  kind: 'receipt',
  brand: 'geeni',
  from: { email: 'portal@geeni.example', name: 'Merkury Smart' },
  to: 'erika@person.example',
  replyTo: 'support@geeni.example',
  subject: 'Receipt',
  text: 'Received.',
};
/** A binding that hands what it is given to `send`. */
const service = (send: (mail: object) => Promise<unknown>) => ({
  LETTERS: { send: async (mail: object) => ({ messageId: String(await send(mail)) }) },
});

describe('a letter', () => {
  test('goes to the service with its addresses, subject and text, and nothing else', async () => {
    const sent: object[] = [];
    const outcome = await sendLetter(
      service(async (mail) => sent.push(mail)),
      letter,
    );
    expect(outcome).toEqual({ sent: true });
    const { kind: _kind, brand: _brand, ...mail } = letter;
    expect(sent).toEqual([mail]);
  });

  test.each([
    [
      'a code of the service',
      Object.assign(new Error('x@y.example'), { code: 'E_SENDER_NOT_VERIFIED' }),
      'E_SENDER_NOT_VERIFIED',
    ],
    ['an error without a code', new TypeError('to x@y.example'), 'TypeError'],
    ['a code that is a sentence', Object.assign(new Error('x'), { code: 'to x@y.example' }), 'Error'],
  ])('that fails says why, without any address: %s', async (_what, error, code) => {
    expect(
      await sendLetter(
        service(() => Promise.reject(error)),
        letter,
      ),
    ).toEqual({ sent: false, code });
  });

  test('is not sent without the binding', async () => {
    expect(await sendLetter({}, letter)).toEqual({ sent: false, code: 'no_binding' });
  });

  test('of which nothing is heard in time is not said to be sent', async () => {
    vi.useFakeTimers();
    const outcome = sendLetter(
      service(() => new Promise(() => undefined)),
      letter,
    );
    await vi.advanceTimersByTimeAsync(LETTER_DEADLINE_MS);
    expect(await outcome).toEqual({ sent: false, code: 'late' });
    vi.useRealTimers();
  });
});
