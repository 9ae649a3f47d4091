import { describe, expect, test } from 'vitest';
import { ask, originOf, newNetwork, portalLog, requestIdOf } from '../../support/portal.ts';
import { directivesOf, expectProblem } from '../../support/safe-answer.ts';
import { logEntries } from '../../support/server-log.ts';

const PATH = '/api/reports';
let distinct = 0;

/** A report in the older format (`report-uri`). Each has its own host, because only the first of a kind is logged. */
const refusal = (blocked = `host-${(distinct += 1)}.example`) => ({
  'csp-report': {
    'document-uri': `${originOf()}/login?email=jane@example.com&token=SECRET#hash`,
    referrer: 'https://mail.example/jane@example.com',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': `https://${blocked}/script.js?who=jane@example.com`,
    'script-sample': 'jane@example.com',
  },
});

const send = (
  body: unknown,
  {
    type = 'application/csp-report',
    headers = {},
    network = newNetwork(),
  }: { type?: string; headers?: Record<string, string>; network?: string } = {},
) =>
  ask({
    method: 'POST',
    path: PATH,
    headers: { 'content-type': type, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    network,
  });

const linesOf = (requestId: string) =>
  logEntries(portalLog()).filter(
    ({ event, requestId: id }) => event === 'browser_report' && id === requestId,
  );

test('After a flood of reports about made-up hosts, a new report is still logged', async () => {
  for (let each = 0; each < 60; each += 1)
    await send(
      Array.from({ length: 10 }, () => ({
        type: 'csp-violation',
        body: bodyOf(`flood-${(distinct += 1)}.example`),
      })),
      { type: 'application/reports+json' },
    );
  const answer = await send(refusal('after-the-flood.example'));
  await expect.poll(() => linesOf(requestIdOf(answer))).toHaveLength(1);
});

describe('Findings that somebody makes up', () => {
  test('cause a handful of lines, and the first report from anywhere else is logged', async () => {
    const network = newNetwork();
    const madeUp = Array.from({ length: 300 }, (_, each) => `made-up-${each}.example`);
    for (let from = 0; from < madeUp.length; from += 10)
      await send(
        madeUp.slice(from, from + 10).map((host) => ({ type: 'csp-violation', body: bodyOf(host) })),
        { type: 'application/reports+json', network },
      );
    const answer = await send(refusal('made-up-250.example'));
    await expect.poll(() => linesOf(requestIdOf(answer))).toMatchObject([{ count: 1, lines: 1 }]);
    const told = logEntries(portalLog()).flatMap(({ blocked, lines, requestId }) =>
      String(blocked).startsWith('made-up-') && requestId !== requestIdOf(answer) ? [lines] : [],
    );
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100]);
  });

  test('about our scripts cause no more', async () => {
    const network = newNetwork();
    const report = (line: number) => ({
      kind: 'script',
      error: 'TypeError',
      at: `/_astro/made-up.js:${line}:1`,
      page: '/login',
    });
    const own = { type: 'application/json', headers: { origin: originOf() } };
    for (let line = 1; line <= 60; line += 1) await send(report(line), { ...own, network });
    const answer = await send(report(50), own);
    await expect.poll(() => linesOf(requestIdOf(answer))).toHaveLength(1);
    const told = logEntries(portalLog()).filter(({ at }) => String(at).startsWith('/_astro/made-up.js'));
    expect(told.map(({ lines }) => lines)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]);
  });
});

const bodyOf = (blocked: string) => ({
  documentURL: `${originOf()}/login`,
  effectiveDirective: 'script-src-elem',
  blockedURL: `https://${blocked}/script.js`,
});

describe('A report of a browser', () => {
  test('is one line of the log: directive, host and page, and nothing about the person', async () => {
    const answer = await send(refusal('evil-one.example'));
    expect([answer.status, answer.text]).toEqual([204, '']);
    await expect
      .poll(() => linesOf(requestIdOf(answer)))
      .toEqual([
        {
          level: 'info',
          event: 'browser_report',
          requestId: requestIdOf(answer),
          brand: 'geeni',
          version: expect.any(String),
          kind: 'policy',
          directive: 'script-src-elem',
          blocked: 'evil-one.example',
          page: '/login',
          count: 1,
          lines: 1,
        },
      ]);
  });

  test('is read in the format of the Reporting API, too', async () => {
    const report = {
      age: 10,
      type: 'csp-violation',
      url: `${originOf()}/payment?a=jane@example.com`,
      user_agent: 'any',
      body: {
        documentURL: `${originOf()}/payment?a=jane@example.com`,
        effectiveDirective: 'connect-src',
        blockedURL: 'https://evil-two.example/x',
        disposition: 'enforce',
      },
    };
    const answer = await send([report], { type: 'application/reports+json' });
    expect(answer.status).toBe(204);
    await expect
      .poll(() => linesOf(requestIdOf(answer)))
      .toMatchObject([{ directive: 'connect-src', blocked: 'evil-two.example', page: '/payment' }]);
  });

  test('of a script’s error is its class and its place', async () => {
    const report = { kind: 'script', error: 'TypeError', at: '/_astro/sign-in.js:1:2', page: '/login' };
    const answer = await send(report, { type: 'application/json', headers: { origin: originOf() } });
    expect(answer.status).toBe(204);
    await expect
      .poll(() => linesOf(requestIdOf(answer)))
      .toMatchObject([{ error: 'TypeError', at: '/_astro/sign-in.js:1:2', page: '/login' }]);
  });

  test('is counted: of many equal reports the first, the tenth and the hundredth are logged', async () => {
    const report = refusal('often.example');
    for (let index = 0; index < 100; index += 1) expect((await send(report)).status).toBe(204);
    const counts = () =>
      logEntries(portalLog()).flatMap(({ blocked, count }) => (blocked === 'often.example' ? [count] : []));
    await expect.poll(counts).toEqual([1, 10, 100]);
  });

  test.each<[string, Record<string, string>, number]>([
    ['no sign of where it came from', {}, 204],
    ['Origin: null, as pages without a referrer send it', { origin: 'null' }, 204],
    ['Origin: null and the word of the browser', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 204],
    ['our own origin', { origin: originOf(), 'sec-fetch-site': 'same-origin' }, 204],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another site, by the word of the browser', { 'sec-fetch-site': 'cross-site' }, 403],
    ['Origin: null from another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling brand', { origin: originOf('visi') }, 403],
  ])('with %s', async (_what, headers, status) => {
    expect((await send(refusal(), { headers })).status).toBe(status);
  });

  test('does not weaken the guard of any other call', async () => {
    const answer = await ask({
      method: 'POST',
      path: '/api/events',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expectProblem(answer, 403, 'origin_hidden');
  });

  test('that is too large is not read', async () => {
    const large = refusal(`${'x'.repeat(20_000)}.example`);
    expectProblem(await send(large), 413, 'too_large');
    expectProblem(await send('<html>', { type: 'text/html' }), 415, 'unsupported_type');
    expectProblem(await send('{'), 400, 'bad_json');
    expectProblem(await send({ 'csp-report': 'jane' }), 400, 'bad_request');
  });

  test.each(['/', '/plans', '/oauth', '/nowhere.html'])(
    '%s names the address for its reports',
    async (path) => {
      const policy = directivesOf(String((await ask({ path })).headers['content-security-policy']));
      expect(policy.get('report-uri')).toBe(PATH);
    },
  );
});
