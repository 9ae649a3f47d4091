// Device selections: a form that the portal did not make changes nothing at the platform.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chooseDevices, deviceForm, devicesPage, type Someone } from '../../support/devices.ts';
import { ask, originOf, postJson, signedIn } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

const brand = 'otis';
let who: Someone;
beforeAll(async () => {
  await sandbox.reset();
  who = { brand, cookie: await signedIn('owner', brand) };
});
beforeEach(() => sandbox.clearLog());

const send = (body: string) =>
  ask({
    ...who,
    method: 'POST',
    path: '/api/devices/save',
    headers: {
      origin: originOf(brand),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
  });

describe('A device selection is validated and never trusted', () => {
  test.each([
    ['no version', 'subscriptionId=otis-owner-plan&device=a'],
    ['an empty id', 'subscriptionId=otis-owner-plan&version=x&device='],
    ['an id of 300 characters', `subscriptionId=otis-owner-plan&version=x&device=${'a'.repeat(300)}`],
    ['an unknown field', 'subscriptionId=otis-owner-plan&version=x&deviceIds=a'],
    ['brackets', 'subscriptionId=otis-owner-plan&version=x&device[]=a'],
    ['a limit of the client', 'subscriptionId=otis-owner-plan&version=x&device=a&limit=99'],
    ['another value of the confirmation', 'subscriptionId=otis-owner-plan&version=x&device=a&confirmed=yes'],
    ['two subscriptions', 'subscriptionId=a&subscriptionId=b&version=x&device=a'],
    ['__proto__', 'subscriptionId=otis-owner-plan&version=x&__proto__=a'],
    ['an empty subscription', 'subscriptionId=&version=x&device=a'],
  ])('with %s is a bad request', async (_what, body) => {
    const answer = await send(body);
    expectSafe(answer, { brand });
    expectProblem(answer, 400, 'bad_request');
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    ['a string', { device: 'a' }],
    ['null', { device: null }],
    ['nested lists', { device: [['a'], [['b']]] }],
  ])('as JSON with %s is refused: the form sends no JSON', async (_what, more) => {
    const answer = await postJson('/api/devices/save', { subscriptionId: 'x', version: 'x', ...more }, who);
    expectProblem(answer, 415, 'unsupported_type');
    expect(await sandbox.log()).toEqual([]);
  });

  test('with 6,000 ids is refused', async () => {
    const ids = Array.from({ length: 6_000 }, (_, index) => `device=d-${index}`).join('&');
    const answer = await send(`subscriptionId=otis-owner-plan&version=x&${ids}`);
    expect([400, 413]).toContain(answer.status);
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    ['of another account', 'otis-collector-device-1'],
    ['that no plan can cover', 'non-subscribable'],
    ['named __proto__', '__proto__'],
  ])('with a device %s is not saved', async (_what, id) => {
    const form = deviceForm(await devicesPage(who));
    const answer = await chooseDevices(who, form, [...form.all, id], true);
    expect(answer.location).toContain('draft=asked');
    expect((await sandbox.log()).filter(({ path }) => path === '/saveDevices')).toEqual([]);
    expect(deviceForm(await devicesPage(who)).ticked).toEqual(form.ticked);
  });

  test('with one id twice counts it once', async () => {
    const form = deviceForm(await devicesPage(who));
    const [first = '', ...rest] = form.ticked;
    const answer = await chooseDevices(who, form, [first, first, ...rest, first]);
    expect(answer.location).toBe('/manage-devices?subscriptionId=otis-owner-plan');
  });

  test.each(['otis-collector-plan', 'nope', 'constructor'])(
    'for the subscription %s of another account is not saved',
    async (id) => {
      const answer = await send(`subscriptionId=${id}&version=x&device=otis-owner-device-1&confirmed=1`);
      expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
      expect((await sandbox.log()).filter(({ path }) => path === '/saveDevices')).toEqual([]);
    },
  );

  test('without a session reads nothing from the platform', async () => {
    const answer = await ask({
      brand,
      method: 'POST',
      path: '/api/devices/save',
      headers: { origin: originOf(brand), 'content-type': 'application/x-www-form-urlencoded' },
      body: 'subscriptionId=otis-owner-plan&version=x',
    });
    expect(answer.location).toBe(
      `/login?${new URLSearchParams({ redirectUri: '/manage-devices?subscriptionId=otis-owner-plan', reason: 'ended' })}`,
    );
    expect(await sandbox.log()).toEqual([]);
  });

  test('of an account that is about to be deleted changes nothing', async () => {
    const cookie = await signedIn('leaving', brand);
    await sandbox.clearLog();
    const answer = await chooseDevices({ brand, cookie }, { hidden: [['version', 'x']] }, ['a']);
    expect(answer.location).toBe('/pending-delete');
    expect(await sandbox.log()).toEqual([]);
  });
});
