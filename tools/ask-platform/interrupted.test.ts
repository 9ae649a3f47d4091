import { describe, expect, it } from 'vitest';
import type { Fetcher } from './recorder.ts';
import { asked, otherwiseIn } from './run.fixture.ts';
import { isUsual } from '../../tests/support/suite.ts';

/** `npm test` stops the run at every so many-th request. */
const STEP = isUsual ? 8 : 1;

/** Counts the requests of a run, and tells the ones that change something. */
async function requestsOf(): Promise<{ all: number; firstChange: number }> {
  const paths: string[] = [];
  await asked({
    between: (platform) => (request) => {
      paths.push(`${request.method} ${new URL(request.url).pathname}`);
      return platform(request);
    },
  });
  const firstChange = paths.findIndex((each) => each.startsWith('POST') && each.endsWith('/saveDevices'));
  return { all: paths.length, firstChange };
}

/** Stops the run at one request, whose answer comes or is lost. */
function stopAt(number: number, stop: AbortController, { isLost }: { isLost: boolean }) {
  let sent = 0;
  return (platform: Fetcher): Fetcher =>
    async (request) => {
      sent += 1;
      if (sent !== number) return platform(request);
      stop.abort();
      const answer = await platform(request);
      if (isLost) throw new TypeError('fetch failed');
      return answer;
    };
}

describe('a run with --changes that is stopped at any of its requests', () => {
  it.each([
    ['answered', false],
    ['lost', true],
  ])('whose answer is %s: the account is as before', async (_how, isLost) => {
    const { all, firstChange } = await requestsOf();
    expect(firstChange).toBeGreaterThan(10);
    for (let number = firstChange; number <= all; number += STEP) {
      const stop = new AbortController();
      const between = stopAt(number, stop, { isLost });
      const { run, findings, before, after } = await asked({ stop, between });
      expect([number, run.notBack, run.failedParts]).toEqual([number, [], []]);
      expect([number, otherwiseIn(findings)]).toEqual([number, []]);
      expect([number, after]).toEqual([number, before]);
    }
  });

  it('makes no other call than what puts back', async () => {
    const stop = new AbortController();
    stop.abort();
    const { run } = await asked({ stop });
    expect([run.seen.exchanges, run.isSignedIn]).toEqual([[], false]);
  });
});

it('a platform that dies while it is put back is told, and never silently left', async () => {
  let isDead = false;
  const { run } = await asked({
    between: (platform) => async (request) => {
      if (isDead) throw new TypeError('fetch failed');
      const answer = await platform(request);
      isDead = new URL(request.url).pathname.endsWith('/cancelPlan');
      return answer;
    },
  });
  expect(run.notBack[0]).toBe('A plan was cancelled, and it could not be put back.');
});
