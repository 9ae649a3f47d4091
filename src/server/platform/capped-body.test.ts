import { describe, expect, it, test } from 'vitest';
import { cappedBody } from './capped-body.ts';

/** A body of these chunks, each delivered when it is pulled. */
function bodyOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const left = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

describe('cappedBody', () => {
  test.each([
    ['no body at all', null, ''],
    ['an empty body', bodyOf(), ''],
    ['one chunk', bodyOf('hello'), 'hello'],
    ['several chunks', bodyOf('hel', 'lo'), 'hello'],
    ['exactly as much as allowed', bodyOf('12345', '67890'), '1234567890'],
  ])('reads %s', async (_what, body, text) => {
    const read = await cappedBody(body, 10);
    expect(read.ok && new TextDecoder().decode(read.bytes)).toBe(text);
  });

  test.each([
    ['one byte more in one chunk', bodyOf('12345678901')],
    ['one byte more at the end', bodyOf('12345', '67890', '1')],
  ])('refuses %s', async (_what, body) => {
    expect(await cappedBody(body, 10)).toEqual({ ok: false, reason: 'tooLarge' });
  });

  it('stops reading an endless body and cancels it', async () => {
    let asked = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        asked += 1;
        controller.enqueue(new Uint8Array(1_024));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    expect(await cappedBody(endless, 10 * 1_024)).toEqual({ ok: false, reason: 'tooLarge' });
    expect(cancelled).toBe(true);
    expect(asked).toBeLessThan(15);
  });

  it('ignores that a body cannot be cancelled', async () => {
    const stubborn = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(11)),
      cancel: () => Promise.reject(new Error('no')),
    });
    expect(await cappedBody(stubborn, 10)).toEqual({ ok: false, reason: 'tooLarge' });
  });

  it('throws what the body throws', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('reset')) });
    await expect(cappedBody(broken, 10)).rejects.toThrow('reset');
  });
});
