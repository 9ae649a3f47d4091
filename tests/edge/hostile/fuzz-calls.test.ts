// Generated bodies for every call of /api: no status above 499, no text of a body as markup, no unexpected
// error in the log.

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  asForm,
  bodiesLike,
  fuzzRuns,
  isWrittenInto,
  type KnownValues,
  MARKUP,
} from '../../support/hostile-data.ts';
import { tagsOf } from '../../support/html.ts';
import { linkingPath } from '../../support/linking.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  originOf,
  newNetwork,
  PASSWORD,
  portalLog,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { openedLink } from '../../support/recovery.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { unannouncedErrors } from '../../support/server-log.ts';
import { type CallRow, callRows } from '../rows/calls.ts';

const { seed, numRuns } = fuzzRuns(24);
const AT_ONCE = 12;
/** The statuses that any body may get while the platform has no fault: done, redirected or refused. */
const CALM = [200, 204, 303, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429];
const anything = fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue());

let errorsBefore: number;
beforeAll(async () => {
  await sandbox.reset();
  errorsBefore = unannouncedErrors(portalLog()).length;
});
afterAll(async () => {
  await sandbox.reset();
  expect(unannouncedErrors(portalLog()).slice(errorsBefore)).toEqual([]);
});

/** The cookies of the sender of a row. */
async function cookieOf({ path, state }: CallRow): Promise<string> {
  if (state === 'waiting')
    return cookieHeader(
      await postForm('/api/auth/sign-in', { username: emailOf('mfa-sms'), password: PASSWORD }),
    );
  if (state === 'mailed')
    return openedLink('geeni', `${path.replace('/api/recovery', '')}?vtoken=made-up&email=a%40geeni.example`);
  // The calls of an account may delete it, so they get an account of their own.
  const cookie = await signedIn(path.startsWith('/api/account/') ? 'trial' : 'owner');
  if (state === 'ordering')
    await postForm('/api/plans/choose', { planId: 'plan-geeni_basic_m', confirmed: 'yes' }, { cookie });
  return cookie;
}

/** The values that the portal's own forms send, by field name: with them a body passes the first checks. */
async function valuesOfForms({ state }: CallRow, cookie: string): Promise<KnownValues> {
  const values = new Map<string, string[]>();
  const money = ['/plans', '/billing', '/manage-devices', '/order-summary', '/cancel-plan'];
  const checkout = '/checkout?planId=plan-geeni_premium_m';
  const pages = await Promise.all(
    (state === 'ordering' ? [...money, checkout] : [linkingPath(), '/mfaLogin']).map((path) =>
      ask({ path, cookie }),
    ),
  );
  for (const { name, attributes } of pages.flatMap(({ text }) => tagsOf(text))) {
    const field = attributes.get('name');
    const value = attributes.get('value');
    if ((name === 'input' || name === 'button') && field && value)
      values.set(field, [...(values.get(field) ?? []), value]);
  }
  return values;
}

/** The bodies for a call, as a script of the portal and as a plain form send them. */
function sentBodies({ json, form }: CallRow, known: KnownValues): { type: string; body: string }[] {
  const shapes = [
    { type: 'application/json', shape: json },
    { type: 'application/x-www-form-urlencoded', shape: form },
  ];
  return shapes.flatMap(({ type, shape }, index) => {
    const bodies = shape ? bodiesLike(shape, known) : anything;
    // A content type that the handler does not read gets a tenth of the runs; the others share the runs.
    const runs = shape ? Math.ceil(numRuns / (json && form ? 2 : 1)) : Math.ceil(numRuns / 10);
    return fc.sample(bodies, { seed: seed + index, numRuns: runs }).map((body) => ({
      type,
      body: type === 'application/json' ? JSON.stringify(body) : asForm(body),
    }));
  });
}

function expectCalmAnswer(answer: Answer): void {
  expect(CALM).toContain(answer.status);
  // The only redirect off the portal: Apple's sign-in at the identity provider, an address of the brand's data.
  if (answer.location?.startsWith(`${originOf()}/sandbox/`)) expect(answer.status).toBe(303);
  else expectSafe(answer);
  expect(answer.text + JSON.stringify(answer.headers)).not.toContain(MARKUP);
  expect(answer.setCookies.some((cookie) => cookie.startsWith('zz9'))).toBe(false);
  if (answer.status >= 400) expectProblem(answer, answer.status, JSON.parse(answer.text).code);
}

test.each(callRows)(`$path answers any body without a failure (seed ${seed})`, async (row) => {
  const cookie = await cookieOf(row);
  const bodies = sentBodies(row, await valuesOfForms(row, cookie));
  for (let at = 0; at < bodies.length; at += AT_ONCE) {
    const answers = await Promise.all(
      bodies.slice(at, at + AT_ONCE).map(async ({ type, body }, index) => {
        const sent = {
          method: 'POST',
          path: row.path,
          network: newNetwork(),
          headers: { origin: originOf(), 'content-type': type, 'x-portal-request': '1' },
          // Every fourth request is a visitor's.
          cookie: index % 4 === 3 ? undefined : cookie,
          body,
        };
        return { sent, answer: await ask(sent) };
      }),
    );
    for (const { sent, answer } of answers) {
      try {
        expectCalmAnswer(answer);
      } catch (cause) {
        throw new Error(`${row.path} ${sent.body.slice(0, 1_000)}: ${String(cause)}`, { cause });
      }
    }
  }
  if (row.state !== 'ordering') return;
  // The drafts that the bodies left in the session break no page.
  const pages = await Promise.all(
    ['/subscriptions', '/order-summary', '/manage-devices', '/billing'].map((path) => ask({ path, cookie })),
  );
  for (const page of pages) {
    expectSafe(page);
    expect(page.status).toBeLessThan(400);
    expect(isWrittenInto(page.text)).toBe(false);
  }
});
