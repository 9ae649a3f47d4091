import { beforeAll, describe, expect, test } from 'vitest';
import { ask, emailOf, originOf, ownNetwork, PASSWORD, postForm, postJson } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { onWire } from '../../support/wire.ts';
import { bodyRows, typedRows } from '../rows/bodies.ts';

beforeAll(() => sandbox.reset());

const PATH = '/api/auth/sign-in';
const FIVE_MB = 5 * 1024 * 1024;
const good = JSON.stringify({ username: emailOf('owner'), password: PASSWORD, rememberMe: false });

/** The head of a sign-in with JSON, as it goes over the wire; `more` are further header lines. */
const head = (...more: string[]) =>
  [
    `POST ${PATH} HTTP/1.1`,
    `Host: ${originOf().slice('http://'.length)}`,
    `Origin: ${originOf()}`,
    'Content-Type: application/json',
    'X-Portal-Request: 1',
    'Connection: close',
    ...more,
    '\r\n',
  ].join('\r\n');
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

describe('A body', () => {
  test.each(bodyRows)('$id that is $what: $status $code', async ({ type, body, status, code }) => {
    await sandbox.clearLog();
    const answer = await ask({
      method: 'POST',
      path: PATH,
      network: ownNetwork(),
      headers: { origin: originOf(), 'content-type': type, 'x-portal-request': '1' },
      body,
    });
    expectSafe(answer);
    expectProblem(answer, status, code);
    expect(answer.setCookies).toEqual([]);
    expect(await sandbox.log()).toEqual([]);
  });

  test('B-06 that names one field twice: the last counts, for the answer and for the platform', async () => {
    await sandbox.clearLog();
    const twice = good.replace('{', `{"username":"${emailOf('collector')}",`);
    const answer = await postJson(PATH, twice);
    expectSafe(answer);
    expect(answer.status).toBe(200);
    expect((await sandbox.log()).map(({ account }) => account)).toEqual([emailOf('owner')]);
  });

  test('B-12 with half a surrogate pair is taken as text or refused, and nothing throws', async () => {
    const network = ownNetwork();
    for (const body of [
      good.replace('owner@', '\\ud800owner@'),
      good.replace('Passw0rd!', '\\udfff'),
      good.replace('}', ',"redirectUri":"/plans?planId=\\ud800"}'),
    ]) {
      const answer = await postJson(PATH, body, { network });
      expectSafe(answer);
      expect([200, 400, 401]).toContain(answer.status);
    }
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="utf-8"'])(
    'of type %s is read',
    async (type) => {
      const answer = await postJson(PATH, good, { headers: { 'content-type': type } });
      expect(answer.status).toBe(200);
    },
  );
});

describe('A body on the wire', () => {
  test('B-02 of 5 MB in chunks, without a length, is refused', async () => {
    const piece = chunk(' '.repeat(64 * 1024));
    const answer = await onWire(head('Transfer-Encoding: chunked'), {
      body: `${piece.repeat(FIVE_MB / (64 * 1024))}0\r\n\r\n`,
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('too_large');
  });

  test('B-02 of 5 MB in chunks to a call that reads none is answered', async () => {
    const answer = await onWire(head('Transfer-Encoding: chunked').replace(PATH, '/api/auth/sign-out'), {
      body: `${chunk('x'.repeat(FIVE_MB))}0\r\n\r\n`,
    });
    expect([204, 413]).toContain(answer.status);
  });

  test('B-03 with a length and chunks at once is refused', async () => {
    const answer = await onWire(head('Content-Length: 10', 'Transfer-Encoding: chunked'), {
      body: `${chunk('x'.repeat(FIVE_MB))}0\r\n\r\n`,
    });
    expect([400, 413]).toContain(answer.status);
  });

  test('B-04 longer than its length: what is left over is no second request', async () => {
    await sandbox.clearLog();
    const second = `${head(`Content-Length: ${good.length}`)}${good}`;
    const keepAlive = head('Content-Length: 5').replace('Connection: close\r\n', '');
    const answer = await onWire(keepAlive, { body: `{"a":${'x'.repeat(45)}${second}` });
    expect(answer.status).toBe(400);
    expect(await sandbox.log()).toEqual([]);
  });
});

describe('What a person types', () => {
  test.each(typedRows)('$id $what reaches the platform as typed', async ({ username, password }) => {
    await sandbox.clearLog();
    const answer = await postJson(PATH, { username, password, rememberMe: false }, { network: ownNetwork() });
    expectSafe(answer);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text).message).toBe('The email or password you entered is incorrect.');
    expect((await sandbox.log()).map(({ account }) => account)).toEqual([username]);
  });

  test.each(['a:b@x.com', ':', 'geeni:owner@geeni.example', 'owner@geeni.example:Passw0rd!'])(
    'F-02 the name %s shifts nothing: refused without asking the platform',
    async (username) => {
      await sandbox.clearLog();
      const network = ownNetwork();
      const answer = await postJson(PATH, { username, password: 'x', rememberMe: false }, { network });
      expectSafe(answer);
      expectProblem(answer, 401, 'sign_in_failed');
      expect(await sandbox.log()).toEqual([]);
      const form = await postForm(PATH, { username, password: 'x' }, { network });
      expect([form.status, form.location]).toEqual([303, '/login']);
      expect(await sandbox.log()).toEqual([]);
    },
  );

  test.each([
    { username: '', password: 'x' },
    { username: '   ', password: 'x' },
    { username: 'someone@geeni.example', password: '' },
  ])('An empty field is said in words, without asking the platform: $username/$password', async (fields) => {
    await sandbox.clearLog();
    const answer = await postForm(PATH, fields);
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, '/login']);
    expect(await sandbox.log()).toEqual([]);
  });
});
