// Paths: no spelling of a path, and no header, passes the guard of the page it imitates.

import { beforeAll, describe, expect, test } from 'vitest';
import { leadsTo } from '../../support/html.ts';
import { type Answer, ask, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { frameworkRows, guardHeaderRows, pathRows } from '../rows/paths.ts';

let cookie: string;
beforeAll(async () => {
  await sandbox.reset();
  cookie = await signedIn('owner');
});

/** True for an answer of the Worker; the asset service before it refuses a few paths by itself. */
const isOurs = ({ headers }: Answer) => headers['x-request-id'] !== undefined;

describe.each(pathRows)('$what: $path', ({ path, like = '/', statuses }) => {
  test('shows a visitor nothing, and the platform receives no call', async () => {
    await sandbox.clearLog();
    const answer = await ask({ path });
    expectSafe(answer);
    const plain = await ask({ path: like });
    const same = answer.status === plain.status && answer.location === plain.location;
    if (!same) expect(statuses).toContain(answer.status);
    expect(answer.text).not.toContain('My Plan</h1>');
    expect(await sandbox.log()).toEqual([]);
  });

  test('is refused or shows the plain page to a signed-in person', async () => {
    const answer = await ask({ path, cookie });
    expectSafe(answer);
    expect([200, ...statuses]).toContain(answer.status);
    if (answer.status === 200) expect(answer.text).toMatch(/<h1>(My Plan|Change your card)<\/h1>/);
  });
});

describe.each(frameworkRows)('The framework’s $path', ({ path, statuses }) => {
  test.each([
    ['a visitor', () => undefined],
    ['a signed-in person', () => cookie],
  ])('is refused for %s', async (_, who) => {
    const answer = await ask({ path, cookie: who() });
    if (isOurs(answer)) expectSafe(answer);
    expect(statuses).toContain(answer.status);
    expect(answer.headers['content-type'] ?? '').not.toMatch(/^image\//);
    expect(answer.text).not.toContain('onload');
  });
});

test('An unknown path requires a sign-in', async () => {
  const answer = await ask({ path: '/anything-unknown' });
  expectSafe(answer);
  expect([answer.status, leadsTo(answer)]).toEqual([302, '/login']);
});

const sent = guardHeaderRows.map((row) => ({ ...row, sent: JSON.stringify(row.headers) }));
describe.each(sent)('With $sent', ({ headers }) => {
  test.each(['GET', 'HEAD'])('%s /billing is guarded', async (method) => {
    const answer = await ask({ method, path: '/billing', headers });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([302, '/login?redirectUri=%2Fbilling']);
  });
});
