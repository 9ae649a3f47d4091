// Bodies of a sign-in: each is read exactly as it was typed, or refused before the platform receives a call.

import { beforeAll, describe, expect, test } from 'vitest';
import { ask, emailOf, originOf, newNetwork, PASSWORD, postForm, postJson } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { onWire } from '../../support/wire.ts';
import { bodyRows, typedRows } from '../rows/bodies.ts';

beforeAll(() => sandbox.reset());

const PATH = '/api/auth/sign-in';
const FIVE_MB = 5 * 1024 * 1024;
const good = JSON.stringify({ username: emailOf('owner'), password: PASSWORD, rememberMe: false });

/** The request line and headers of a sign-in with JSON, as bytes on the wire. `more` are further header lines. */
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
  test.each(bodyRows)('is refused for $what: $status $code', async ({ type, body, status, code }) => {
    await sandbox.clearLog();
    const answer = await ask({
      method: 'POST',
      path: PATH,
      network: newNetwork(),
      headers: { origin: originOf(), 'content-type': type, 'x-portal-request': '1' },
      body,
    });
    expectSafe(answer);
    expectProblem(answer, status, code);
    expect(answer.setCookies).toEqual([]);
    expect(await sandbox.log()).toEqual([]);
  });

  test('that names one field twice: the last value counts, for the answer and for the platform', async () => {
    await sandbox.clearLog();
    const twice = good.replace('{', `{"username":"${emailOf('collector')}",`);
    const answer = await postJson(PATH, twice);
    expectSafe(answer);
    expect(answer.status).toBe(200);
    expect((await sandbox.log()).map(({ account }) => account)).toEqual([emailOf('owner')]);
  });

  test('with half a surrogate pair is read as text or refused, and nothing throws', async () => {
    const network = newNetwork();
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
  // CVE-2026-44456: a limit on the body that only looks at its declared length.
  test('of 5 MB in chunks, without a length, is refused', async () => {
    const piece = chunk(' '.repeat(64 * 1024));
    const answer = await onWire(head('Transfer-Encoding: chunked'), {
      body: `${piece.repeat(FIVE_MB / (64 * 1024))}0\r\n\r\n`,
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('too_large');
  });

  test('of 5 MB in chunks to a call that reads no body is answered', async () => {
    const answer = await onWire(head('Transfer-Encoding: chunked').replace(PATH, '/api/auth/sign-out'), {
      body: `${chunk('x'.repeat(FIVE_MB))}0\r\n\r\n`,
    });
    expect([204, 413]).toContain(answer.status);
  });

  // CVE-2025-59139: a declared length that hides the length of the chunks.
  test('with a length and chunks at once is refused', async () => {
    const answer = await onWire(head('Content-Length: 10', 'Transfer-Encoding: chunked'), {
      body: `${chunk('x'.repeat(FIVE_MB))}0\r\n\r\n`,
    });
    expect([400, 413]).toContain(answer.status);
  });

  test('longer than its declared length: the rest is not read as a second request', async () => {
    await sandbox.clearLog();
    const second = `${head(`Content-Length: ${good.length}`)}${good}`;
    const keepAlive = head('Content-Length: 5').replace('Connection: close\r\n', '');
    const answer = await onWire(keepAlive, { body: `{"a":${'x'.repeat(45)}${second}` });
    expect(answer.status).toBe(400);
    expect(await sandbox.log()).toEqual([]);
  });
});

describe('A typed name or password', () => {
  test.each(typedRows)('$what reaches the platform as typed', async ({ username, password }) => {
    await sandbox.clearLog();
    const answer = await postJson(PATH, { username, password, rememberMe: false }, { network: newNetwork() });
    expectSafe(answer);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text).message).toBe('The email or password you entered is incorrect.');
    expect((await sandbox.log()).map(({ account }) => account)).toEqual([username]);
  });

  // RFC 7617: the user id of Basic credentials holds no colon.
  test.each(['a:b@x.com', ':', 'geeni:owner@geeni.example', 'owner@geeni.example:Passw0rd!'])(
    'the name %s moves no part of the credentials: it is refused without a call of the platform',
    async (username) => {
      await sandbox.clearLog();
      const network = newNetwork();
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
  ])('an empty field is refused without a call of the platform: $username/$password', async (fields) => {
    await sandbox.clearLog();
    const answer = await postForm(PATH, fields);
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, '/login']);
    expect(await sandbox.log()).toEqual([]);
  });
});
