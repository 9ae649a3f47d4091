/** @module-tag all */
import { beforeAll, describe, expect, test } from 'vitest';
import { expectCoveredByPolicy, isPage } from '../../support/page-policy.ts';
import { type Answer, type Ask, ask, originOf, newNetwork, signedIn } from '../../support/portal.ts';
import { expectSecurityHeaders } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { callRows } from '../rows/calls.ts';
import { filePaths, routeRows, unknownPaths } from '../rows/routes.ts';

beforeAll(() => sandbox.reset());

/** A request, the statuses that it may get, and whether its answer must forbid a referrer (`token`). */
type Case = { request: Ask; statuses: number[]; token?: boolean | undefined };

const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' };

/** The brands that get every request: one with a tag manager, one with a provider’s page. A refusal names no brand. */
const whole = new Set(['geeni', 'notion']);

/** Requests of a page: signed in and out, malformed, a post of the portal and of another site, and other methods. */
function casesOfPage(brand: string, path: string, cookie: string, token: boolean | undefined): Case[] {
  const own = { origin: originOf(brand), 'content-type': 'application/x-www-form-urlencoded' };
  const shown = [200, 302, 303, 400];
  const views: Case[] = [
    { request: { brand, path }, statuses: shown, token },
    { request: { brand, path, cookie }, statuses: shown, token },
  ];
  if (!whole.has(brand)) return views;
  return [
    ...views,
    { request: { brand, path, method: 'HEAD' }, statuses: shown, token },
    { request: { brand, path: `${path}%2562` }, statuses: [400] },
    { request: { brand, path: `//x${path}` }, statuses: [404] },
    { request: { brand, path, method: 'POST', headers: own, body: '' }, statuses: [405] },
    { request: { brand, path, method: 'POST', headers: foreign, body: '' }, statuses: [403] },
    { request: { brand, path, method: 'OPTIONS' }, statuses: [405] },
  ];
}

/** Requests of a call that are refused before they change anything. */
function casesOfCall(brand: string, path: string): Case[] {
  const method = 'POST';
  const json = { origin: originOf(brand), 'content-type': 'application/json', 'x-portal-request': '1' };
  const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' };
  const network = newNetwork();
  // The redirect of a linking carries a code, so the answers of its calls forbid a referrer.
  const token = path.startsWith('/api/linking/') ? true : undefined;
  const calm = [200, 204, 303, 400, 401, 404, 415];
  const post = (headers: Record<string, string>, body: string) => ({
    brand,
    path,
    method,
    network,
    headers,
    body,
  });
  const bodies: Case[] = [
    { request: post(json, '{'), statuses: calm, token },
    { request: post(form, 'zz=1'), statuses: calm, token },
  ];
  if (!whole.has(brand)) return bodies;
  return [
    ...bodies,
    { request: post({ ...json, 'content-type': 'text/plain' }, 'x'), statuses: calm, token },
    { request: post(json, ' '.repeat(70 * 1_024)), statuses: [...calm, 413], token },
    { request: post(foreign, '{}'), statuses: [403] },
    { request: { brand, path }, statuses: [404], token },
    { request: { brand, path, method: 'DELETE', headers: json }, statuses: [405] },
  ];
}

function expectDressed(answer: Answer, { request, statuses, token }: Case): void {
  const asked = `${request.brand} ${request.method ?? 'GET'} ${request.path}`;
  expect([asked, statuses.includes(answer.status) ? 'right' : answer.status]).toEqual([asked, 'right']);
  expectSecurityHeaders(answer, token ? 'token' : 'plain');
  if (isPage(answer)) expectCoveredByPolicy(answer);
}

async function expectAllDressed(cases: Case[]): Promise<void> {
  const AT_ONCE = 24;
  // All brands together would ask for more pages in a minute than one network may.
  const network = newNetwork();
  for (let at = 0; at < cases.length; at += AT_ONCE) {
    const batch = cases.slice(at, at + AT_ONCE);
    const answers = await Promise.all(batch.map(({ request }) => ask({ network, ...request })));
    for (const [index, each] of batch.entries()) {
      const answer = answers[index];
      if (answer) expectDressed(answer, each);
    }
  }
}

describe.each(['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'])(
  'Every answer of %s carries the security headers',
  (brand) => {
    test('of every page, in every status', async () => {
      const cookie = await signedIn('owner', brand);
      await expectAllDressed(routeRows.flatMap(({ path, token }) => casesOfPage(brand, path, cookie, token)));
      await expectAllDressed([
        ...unknownPaths.map((path) => ({ request: { brand, path }, statuses: [302] })),
        ...filePaths.map((path) => ({ request: { brand, path, cookie }, statuses: [404] })),
      ]);
    });

    test('of every call, in every status that needs no change of an account', async () => {
      await expectAllDressed(callRows.flatMap(({ path }) => casesOfCall(brand, path)));
    });
  },
);
