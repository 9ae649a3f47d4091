// Every refusal of the guards, before a call is carried out: what a script is told, and what a person reads.

import { beforeAll, expect, test } from 'vitest';
import { commonProblemCodes, refusalCodes } from '../../../src/contracts/api-problem.ts';
import { problem as english } from '../../../src/copy/en/problem.ts';
import { wordsOf } from '../../support/html.ts';
import { type Ask, ask, originOf, newNetwork, signedIn } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const form = 'application/x-www-form-urlencoded';
const browser = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
const own = () => ({ origin: originOf(), 'sec-fetch-site': 'same-origin' });
const FORGOT = '/api/recovery/forgot';
const good = 'email=owner%40geeni.example';

/** A request that the guards refuse. */
type Refusal = {
  what: string;
  status: number;
  code: (typeof refusalCodes)[number];
  send: () => Promise<Partial<Ask>> | Partial<Ask>;
};

const refusals: Refusal[] = [
  {
    what: 'neither Origin nor Sec-Fetch-Site',
    status: 403,
    code: 'origin_hidden',
    send: () => ({ headers: {} }),
  },
  {
    what: 'Origin: null without Sec-Fetch-Site',
    status: 403,
    code: 'origin_hidden',
    send: () => ({ headers: { origin: 'null' } }),
  },
  {
    what: 'the origin of another site',
    status: 403,
    code: 'forbidden',
    send: () => ({ headers: { origin: 'https://evil.example' } }),
  },
  {
    what: 'a page of another site',
    status: 403,
    code: 'forbidden',
    send: () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
  },
  {
    what: 'too long a body',
    status: 413,
    code: 'too_large',
    send: () => ({ body: `email=${'x'.repeat(70_000)}` }),
  },
  {
    what: 'another media type',
    status: 415,
    code: 'unsupported_type',
    send: () => ({ headers: { ...own(), 'content-type': 'text/plain' } }),
  },
  {
    what: 'JSON that is none',
    status: 400,
    code: 'bad_json',
    send: () => ({ headers: { ...own(), 'content-type': 'application/json' }, body: '{' }),
  },
  { what: 'a field twice', status: 400, code: 'bad_request', send: () => ({ body: `${good}&${good}` }) },
  { what: 'no call', status: 404, code: 'not_found', send: () => ({ path: '/api/nowhere' }) },
  { what: 'another method', status: 405, code: 'method_not_allowed', send: () => ({ method: 'PUT' }) },
  {
    what: 'no session',
    status: 401,
    code: 'signed_out',
    send: () => ({ path: '/api/session/touch', body: '' }),
  },
  {
    what: 'the mark of another account',
    status: 409,
    code: 'other_account',
    send: async () => ({
      path: '/api/session/touch?account=other',
      cookie: await signedIn('owner'),
      account: 'none',
    }),
  },
  {
    what: 'an account that is about to be deleted',
    status: 403,
    code: 'pending_delete',
    send: async () => ({ path: '/api/migration/attempt', cookie: await signedIn('leaving') }),
  },
];

const rows = refusals.map((refusal): [string, Refusal] => [refusal.what, refusal]);
async function refused({ send }: Refusal, headers: Record<string, string>) {
  const { headers: sent = own(), ...request } = await send();
  return ask({
    method: 'POST',
    path: FORGOT,
    body: good,
    network: newNetwork(),
    ...request,
    headers: { 'content-type': form, ...headers, ...sent },
  });
}

test.each(rows)(
  'A request with %s is refused with a sentence that says what to do',
  async (_what, refusal) => {
    const answer = await refused(refusal, {});
    expectProblem(answer, refusal.status, refusal.code);
    expect(JSON.parse(answer.text).message).toBe(english[refusal.code]);
  },
);

// A browser sends its forms by POST alone.
test.each(rows.filter(([, { code }]) => code !== 'method_not_allowed'))(
  'A form with %s leads a person to a page that says it, and to support',
  async (_what, refusal) => {
    const answer = await refused(refusal, browser);
    expect([answer.status, answer.location]).toEqual([303, `/error?error_code=${refusal.code}`]);
    const page = await ask({ path: answer.location ?? '' });
    expectSafe(page);
    expect(wordsOf(page.text)).toContain(english[refusal.code]);
    expect(wordsOf(page.text)).toContain('Get help');
  },
);

test('every code of a refusal has a row, but the one for too many requests', () => {
  expect(new Set(refusals.map(({ code }) => code)).add('too_many_requests')).toEqual(new Set(refusalCodes));
});

test.each(refusalCodes)('the sentence of %s says what a person can do', (code) => {
  expect(english[code]).toMatch(/Please|Cancel the request first/);
});

test('the codes that are no refusal say that something failed', () => {
  expect(commonProblemCodes.filter((code) => !refusalCodes.some((refusal) => refusal === code))).toEqual([
    'unavailable',
    'unexpected',
  ]);
});
