import { describe, expect, it } from 'vitest';
import { aVisit, fakeEnv } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { recordEvent } from './analytics.ts';

const ADDRESS = 'https://account.visi.example/login?redirectUri=%2Fplans&token=SECRET';

/** A visit in which the test waits for what goes on after the answer. */
function watched() {
  const works: Promise<unknown>[] = [];
  const lines: string[] = [];
  const visit = {
    ...aVisit(ADDRESS),
    log: logInto(lines),
    after: (work: Promise<unknown>) => void works.push(work),
  };
  return { visit, lines, done: () => Promise.all(works), works };
}

describe('an event', () => {
  it('tells what happened and where, never to whom', async () => {
    const { env } = fakeEnv(() => Response.error());
    const points: AnalyticsEngineDataPoint[] = [];
    const { visit, done } = watched();
    const dataset = {
      writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
    };
    recordEvent({ ...env, EVENTS: dataset }, visit, 'SigninUsername');
    await done();
    expect(points).toEqual([
      { indexes: ['visi'], blobs: ['SigninUsername', '/login', 'en-US', 'US'], doubles: [1] },
    ]);
    expect(JSON.stringify(points)).not.toMatch(/SECRET|@/);
  });

  it('may say why, from a closed list', () => {
    const { env } = fakeEnv(() => Response.error());
    const points: AnalyticsEngineDataPoint[] = [];
    const dataset = {
      writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
    };
    recordEvent({ ...env, EVENTS: dataset }, watched().visit, 'AcctDashCancel', '/cancel-plan', 'switching');
    expect(points[0]?.blobs).toEqual(['AcctDashCancel', '/cancel-plan', 'en-US', 'US', 'switching']);
  });

  it('goes to the service after the answer is out', async () => {
    const { env, story } = fakeEnv(() => Response.error());
    const { visit, done, works } = watched();
    recordEvent(env, visit, 'SignedOut');
    expect(works).toHaveLength(1);
    await done();
    expect(story).toEqual(['event']);
  });

  it('that is a page view stays here', () => {
    const { env, story } = fakeEnv(() => Response.error());
    const { visit, works } = watched();
    recordEvent(env, visit, 'PageView');
    expect(works).toEqual([]);
    expect(story).toEqual([]);
  });

  it('goes nowhere where no service is configured', () => {
    const { SANDBOX: _sandbox, ...env } = fakeEnv(() => Response.error()).env;
    const { visit, works } = watched();
    recordEvent(env, visit, 'SignedOut');
    expect(works).toEqual([]);
  });

  it('that the service does not take is logged, and fails nothing', async () => {
    const { env } = fakeEnv(() => Response.error());
    const { visit, lines, done } = watched();
    const broken = { fetch: () => Promise.reject(new TypeError('fetch failed')) };
    if (!env.SANDBOX) throw new Error('there is no service to break');
    recordEvent({ ...env, SANDBOX: { ...env.SANDBOX, ...broken } }, visit, 'SignedOut');
    await done();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'event_not_forwarded', error: 'TypeError', detail: 'fetch failed' },
    ]);
  });
});
