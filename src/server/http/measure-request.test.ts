import { describe, expect, it, test } from 'vitest';
import { fakeEnv, portalOf } from '../../../tests/support/fake-env.ts';
import { columnOf, measures } from '../../contracts/measures.ts';
import { enterPage } from '../request/request-context.ts';
import { problemResponse } from './problem-response.ts';
import { measureRequest, requestName } from './measure-request.ts';
import { pageForForm } from './page-for-form.ts';
import type { PageName } from '../../domain/pages/page-name.ts';

const at = (path: string, page?: PageName) => ({
  url: new URL(path, 'https://account.visi.example'),
  page,
});

describe('what a request was', () => {
  test.each<[string, PageName | undefined, string, string]>([
    ['/subscriptions?secret=1', 'myPlan', 'GET', '/subscriptions'],
    ['/oauth/google?state=SECRET', 'partnerLinking', 'GET', '/oauth/[partner]'],
    ['/somebody@example.com', 'notFound', 'GET', 'other'],
    ['/payment', undefined, 'DELETE', '/payment'],
    ['/somebody@example.com', undefined, 'GET', 'other'],
    ['/api/orders/submit?brand=otis', undefined, 'POST', '/api/orders/submit'],
    ['/api/session', undefined, 'HEAD', '/api/session'],
    ['/api/orders/submit', undefined, 'GET', 'other'],
    ['/api/somebody@example.com', undefined, 'POST', 'other'],
    ['/healthz', undefined, 'GET', '/healthz'],
  ])('%s of the page %j by %s is %s', (path, page, method, name) =>
    expect(requestName(at(path, page), method)).toBe(name),
  );
});

/** Sends a request to a portal that answers as given, and returns its measure by name. */
async function measured(request: Request, answering: () => Response | Promise<Response>) {
  const points: AnalyticsEngineDataPoint[] = [];
  const portal = portalOf((app) =>
    app
      .use(async (c, next) => {
        await next();
        measureRequest(c, c.res);
      })
      .use(pageForForm)
      .all('*', (c) => {
        enterPage(c.var.context, { signedIn: true });
        return c.req.path === '/api/orders/submit'
          ? problemResponse(c.var.context, 'unavailable')
          : answering();
      }),
  );
  const { env } = fakeEnv(() => Response.error());
  const MEASURES = {
    writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
  };
  await portal.fetch(request, { ...env, MEASURES });
  const [{ blobs = [], doubles = [] } = {}] = points;
  const of = (name: Parameters<typeof columnOf<typeof measures>>[1]) => {
    const column = columnOf(measures, name);
    return (column.startsWith('blob') ? blobs : doubles)[Number(/\d+/.exec(column)?.[0]) - 1];
  };
  return { points, of };
}

const ADDRESS = 'https://account.visi.example';

it('is one data point, with how it ended', async () => {
  const { points, of } = await measured(new Request(`${ADDRESS}/payment?token=SECRET`), () =>
    Response.redirect(`${ADDRESS}/x`, 303),
  );
  expect(points).toHaveLength(1);
  expect([of('kind'), of('what'), of('method'), of('status'), of('signedIn'), of('kept')]).toEqual([
    'request',
    '/payment',
    'GET',
    303,
    'yes',
    'no',
  ]);
  expect(JSON.stringify(points)).not.toContain('SECRET');
});

it('of a plain form has the status of the refusal that its page stands in for', async () => {
  const form = new Request(`${ADDRESS}/api/orders/submit`, {
    method: 'POST',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  });
  const { of } = await measured(form, () => new Response());
  expect([of('what'), of('status'), of('outcome')]).toEqual(['/api/orders/submit', 502, 'failed']);
});

it('with a made-up method does not tell it', async () => {
  const { of } = await measured(new Request(ADDRESS, { method: 'SECRET' }), () => new Response());
  expect(of('method')).toBe('other');
});
