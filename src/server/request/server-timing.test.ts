import { describe, expect, it } from 'vitest';
import { timings } from './server-timing.ts';

/** Timings on a clock that the test advances, and tasks that the test ends. */
function onClock() {
  let nowMs = 5_000;
  return {
    noted: timings(() => nowMs),
    pass: (ms: number) => (nowMs += ms),
    work() {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      return { promise, resolve, reject };
    },
  };
}

describe('Server-Timing', () => {
  it('shows only rendering for a page that waited for nothing', () => {
    const { noted, pass } = onClock();
    pass(4);
    expect(noted.header()).toBe('render;dur=4');
  });

  it('separates session, platform and the rest', async () => {
    const { noted, pass, work } = onClock();
    const [session, call] = [work(), work()];
    const opened = noted.session(session.promise);
    pass(3);
    session.resolve('record');
    expect(await opened).toBe('record');
    pass(2);
    const answered = noted.platformCall(call.promise);
    pass(120);
    call.resolve('plan');
    expect(await answered).toBe('plan');
    pass(6);
    expect(noted.header()).toBe('session;dur=3, platform;dur=120;desc="1 call", render;dur=8');
  });

  it('counts the time once in which several calls run', async () => {
    const { noted, pass, work } = onClock();
    const [first, second, third] = [work(), work(), work()];
    const both = [noted.platformCall(first.promise), noted.platformCall(second.promise)];
    pass(50);
    first.resolve('');
    await both[0];
    pass(30);
    second.resolve('');
    await both[1];
    pass(7);
    const last = noted.platformCall(third.promise);
    pass(20);
    third.resolve('');
    await last;
    expect(noted.header()).toBe('platform;dur=100;desc="3 calls", render;dur=7');
  });

  it('counts a call that still runs up to now, for a streamed page', async () => {
    const { noted, pass, work } = onClock();
    const slow = work();
    const answered = noted.platformCall(slow.promise);
    pass(300);
    expect(noted.header()).toBe('platform;dur=300;desc="1 call", render;dur=0');
    slow.resolve('');
    await answered;
  });

  it('counts a call that failed, and rethrows its error', async () => {
    const { noted, pass, work } = onClock();
    const broken = work();
    const answered = noted.platformCall(broken.promise);
    pass(9);
    broken.reject(new Error('boom'));
    await expect(answered).rejects.toThrow('boom');
    expect(noted.header()).toBe('platform;dur=9;desc="1 call", render;dur=0');
  });
});
