import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { callingPage, recordEvent, shownPage } from './analytics.ts';

const ADDRESS = 'https://account.visi.example/login?redirectUri=%2Fplans&token=SECRET';

/** A request whose work after the response the test can wait for. */
function watched() {
  const works: Promise<unknown>[] = [];
  const lines: string[] = [];
  const context = {
    ...aContext(ADDRESS),
    log: logInto(lines),
    after: (work: Promise<unknown>) => void works.push(work),
  };
  return { context, lines, done: () => Promise.all(works), works };
}

describe('the page of an event', () => {
  const at = (path: string) => ({ url: new URL(path, 'https://account.visi.example') });

  test.each([
    ['/login', '/login'],
    ['/mfaLogin', '/mfaLogin'],
    ['/somebody@example.com', 'other'],
    ['/api/auth/sign-in', 'other'],
  ])('that is shown at %s is %s', (path, page) => expect(shownPage(at(path))).toBe(page));

  test.each([
    ['https://account.visi.example/payment?x=a%40b.c', '/payment'],
    ['https://account.visi.example/', '/'],
    ['https://account.visi.example/api/auth/sign-in', '/login'],
    ['https://account.visi.example/somebody@example.com', '/login'],
    ['https://account.otis.example/payment', '/login'],
    ['https://evil.example/payment', '/login'],
    ['no address', '/login'],
    [undefined, '/login'],
  ])('that made a call from %s is %s', (referrer, page) =>
    expect(callingPage({ ...at('/api/auth/sign-in'), referrer }, '/login')).toBe(page),
  );

  it('that the browser does not name is `other`', () =>
    expect(callingPage({ ...at('/api/auth/sign-out'), referrer: undefined })).toBe('other'));
});

describe('an event', () => {
  it('names what happened and where, never the person', async () => {
    const { env } = fakeEnv(() => Response.error());
    const points: AnalyticsEngineDataPoint[] = [];
    const { context, done } = watched();
    const dataset = {
      writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
    };
    recordEvent({ ...context, env: { ...env, EVENTS: dataset } }, 'SigninUsername', '/login');
    await done();
    expect(points).toEqual([
      { indexes: ['visi'], blobs: ['SigninUsername', '/login', 'en-US', 'US', ''], doubles: [1] },
    ]);
    expect(JSON.stringify(points)).not.toMatch(/SECRET|@/);
  });

  it('may say why, from a closed list', () => {
    const { env } = fakeEnv(() => Response.error());
    const points: AnalyticsEngineDataPoint[] = [];
    const dataset = {
      writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
    };
    recordEvent(
      { ...watched().context, env: { ...env, EVENTS: dataset } },
      'AcctDashCancel',
      '/cancel-plan',
      'switching',
    );
    expect(points[0]?.blobs).toEqual(['AcctDashCancel', '/cancel-plan', 'en-US', 'US', 'switching']);
  });

  it('goes to the service after the response is sent', async () => {
    const { env, story } = fakeEnv(() => Response.error());
    const { context, done, works } = watched();
    recordEvent({ ...context, env }, 'SignedOut', '/payment');
    expect(works).toHaveLength(1);
    await done();
    expect(story).toEqual(['event']);
  });

  it('that is a page view does not go to the service', () => {
    const { env, story } = fakeEnv(() => Response.error());
    const { context, works } = watched();
    recordEvent({ ...context, env }, 'PageView', '/login');
    expect(works).toEqual([]);
    expect(story).toEqual([]);
  });

  it('goes nowhere where no service is configured', () => {
    const { SANDBOX: _sandbox, ...env } = fakeEnv(() => Response.error()).env;
    const { context, works } = watched();
    recordEvent({ ...context, env }, 'SignedOut', '/payment');
    expect(works).toEqual([]);
  });

  it('that the service refuses is logged, and fails nothing', async () => {
    const { env } = fakeEnv(() => Response.error());
    const { context, lines, done } = watched();
    const broken = { fetch: () => Promise.reject(new TypeError('fetch failed')) };
    if (!env.SANDBOX) throw new Error('the sandbox is not bound');
    recordEvent(
      { ...context, env: { ...env, SANDBOX: { ...env.SANDBOX, ...broken } } },
      'SignedOut',
      '/payment',
    );
    await done();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'event_not_forwarded', error: 'TypeError', detail: 'fetch failed' },
    ]);
  });
});
