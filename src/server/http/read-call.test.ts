import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { portalOf } from '../../../tests/support/fake-env.ts';
import { readCall } from './read-call.ts';

const portal = portalOf((app) => {
  app.post('*', async (c) => {
    const call = await readCall(c, {
      json: z.strictObject({ keep: z.boolean() }),
      form: z.strictObject({ keep: z.string() }),
    });
    return call.ok ? c.json(call) : call.response;
  });
});

function posted(body: string, headers: Record<string, string>) {
  return portal.request(new Request('https://account.visi.example/api/x', { method: 'POST', body, headers }));
}

const json = { 'content-type': 'application/json', 'x-portal-request': '1' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a call that both an island and a plain form may make', () => {
  test.each([
    ['json', '{"keep":true}', json, { keep: true }],
    ['form', 'keep=on', form, { keep: 'on' }],
    ['form', 'keep=on', { ...form, 'x-portal-request': '1' }, { keep: 'on' }],
  ])('from %s', async (from, body, headers, data) => {
    expect(await (await posted(body, headers)).json()).toEqual({ ok: true, from, data });
  });

  test.each([
    [
      'JSON without the header our scripts send',
      '{"keep":true}',
      { 'content-type': 'application/json' },
      403,
      'forbidden',
    ],
    [
      'JSON with another value in that header',
      '{"keep":true}',
      { ...json, 'x-portal-request': 'true' },
      403,
      'forbidden',
    ],
    ['JSON of another shape', '{"keep":"on"}', json, 400, 'bad_request'],
    ['JSON with a field too many', '{"keep":true,"isAdmin":true}', json, 400, 'bad_request'],
    ['a form of another shape', 'keep=on&isAdmin=on', form, 400, 'bad_request'],
    ['a form with a field twice', 'keep=on&keep=off', form, 400, 'bad_request'],
    ['half a JSON body', '{"keep":', json, 400, 'bad_json'],
    [
      'JSON with the content type of text',
      '{"keep":true}',
      { ...json, 'content-type': 'text/plain' },
      415,
      'unsupported_type',
    ],
    ['a body that is too large', ' '.repeat(70_000), json, 413, 'too_large'],
  ])('%s is refused', async (_what, body, headers, status, code) => {
    const response = await posted(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('a refusal repeats nothing of what was sent', async () => {
    const response = await posted('{"keep":"hunter2"}', json);
    expect(await response.text()).not.toContain('hunter2');
  });
});
