// Generated queries for every page: no status above 499, no text of a query as markup, no unexpected error in
// the log.

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAmbiguous, singleQueryNames } from '../../../src/domain/pages/query-names.ts';
import { fuzzRuns, isWrittenInto, queriesOf } from '../../support/hostile-data.ts';
import { tagsOf } from '../../support/html.ts';
import { type Answer, ask, newNetwork, portalLog, postForm, signedIn } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { unannouncedErrors } from '../../support/server-log.ts';
import { meantValues, namesRead, pagePaths, queryNames } from '../rows/query-names.ts';

const { seed, numRuns } = fuzzRuns(6);

let cookie: string;
let errorsBefore: number;
beforeAll(async () => {
  await sandbox.reset();
  errorsBefore = unannouncedErrors(portalLog()).length;
  cookie = await signedIn('owner');
  await postForm('/api/plans/choose', { planId: 'plan-geeni_basic_m', confirmed: 'yes' }, { cookie });
});
afterAll(() => expect(unannouncedErrors(portalLog()).slice(errorsBefore)).toEqual([]));

/** Expects the page itself, a redirect or a refusal, without text of the query as markup. */
function expectCalmPage(page: Answer): void {
  expectSafe(page);
  expect([200, 302, 303, 400, 404, 414]).toContain(page.status);
  expect(isWrittenInto(page.text)).toBe(false);
  for (const { attributes } of tagsOf(page.text)) {
    for (const attribute of ['href', 'src', 'action'])
      expect(attributes.get(attribute) ?? '').not.toMatch(/^\s*javascript:|evil\.example\/?$/i);
  }
}

test('Every name that the source reads from a query is tried here', () => {
  expect(namesRead().filter((name) => !queryNames.some((known) => known === name))).toEqual([]);
});

test('Every name that the source reads from a query, except disableGTM, may come only once', () => {
  expect(namesRead().filter((name) => !singleQueryNames.has(name))).toEqual(['disableGTM']);
});

const readers: [string, () => string | undefined, string[]][] = [
  ['a visitor', () => undefined, pagePaths()],
  ['a signed-in person', () => cookie, pagePaths()],
];

describe.each(readers)(`Every page, opened by %s with any query (seed ${seed})`, (who, cookieOf, paths) => {
  test.each(paths)('%s', async (path) => {
    const ownSeed = seed + paths.indexOf(path) + (who === 'a visitor' ? 0 : 1_000);
    const queries = fc.sample(queriesOf(queryNames, meantValues), { seed: ownSeed, numRuns });
    const pages = await Promise.all(
      queries.map(async (query) => ({
        query,
        page: await ask({ path: `${path}?${query}`, cookie: cookieOf(), network: newNetwork() }),
      })),
    );
    for (const { query, page } of pages) {
      try {
        expectCalmPage(page);
      } catch (cause) {
        throw new Error(`${path}?${query.slice(0, 500)}: ${String(cause)}`, { cause });
      }
    }
  });
});

test('GET /api/session reads no query, and takes none that names something twice', async () => {
  const paths = fc
    .sample(queriesOf(queryNames, meantValues), { seed, numRuns })
    .map((query) => `/api/session?${query}`);
  const answers = await Promise.all(paths.map((path) => ask({ path })));
  for (const [index, path] of paths.entries()) {
    const answer = answers[index];
    if (!answer) throw new Error(`no answer to ${path}`);
    if (isAmbiguous(new URL(path, 'https://account.geeni.example')))
      expectProblem(answer, 400, 'bad_request');
    else expectProblem(answer, 401, 'signed_out');
  }
});
