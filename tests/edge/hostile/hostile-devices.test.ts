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

describe('F-33: a choice of devices is never believed', () => {
  test.each([
    ['no version', 'subscriptionId=otis-owner-plan&device=a'],
    ['an empty id', 'subscriptionId=otis-owner-plan&version=x&device='],
    ['an id of 300 characters', `subscriptionId=otis-owner-plan&version=x&device=${'a'.repeat(300)}`],
    ['a field nobody knows', 'subscriptionId=otis-owner-plan&version=x&deviceIds=a'],
    ['brackets', 'subscriptionId=otis-owner-plan&version=x&device[]=a'],
    ['a limit of their own', 'subscriptionId=otis-owner-plan&version=x&device=a&limit=99'],
    ['another yes', 'subscriptionId=otis-owner-plan&version=x&device=a&confirmed=yes'],
    ['two subscriptions', 'subscriptionId=a&subscriptionId=b&version=x&device=a'],
    ['__proto__', 'subscriptionId=otis-owner-plan&version=x&__proto__=a'],
    ['an empty subscription', 'subscriptionId=&version=x&device=a'],
  ])('%s: 400', async (_what, body) => {
    const answer = await send(body);
    expectSafe(answer, { brand });
    expectProblem(answer, 400, 'bad_request');
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    ['a string', { device: 'a' }],
    ['null', { device: null }],
    ['nested lists', { device: [['a'], [['b']]] }],
  ])('JSON with %s is not what this form sends', async (_what, more) => {
    const answer = await postJson('/api/devices/save', { subscriptionId: 'x', version: 'x', ...more }, who);
    expectProblem(answer, 415, 'unsupported_type');
    expect(await sandbox.log()).toEqual([]);
  });

  test('6,000 ids are refused', async () => {
    const ids = Array.from({ length: 6_000 }, (_, index) => `device=d-${index}`).join('&');
    const answer = await send(`subscriptionId=otis-owner-plan&version=x&${ids}`);
    expect([400, 413]).toContain(answer.status);
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    ['of somebody else', 'otis-collector-device-1'],
    ['that cannot be covered', 'non-subscribable'],
    ['named __proto__', '__proto__'],
  ])('a device %s is not taken', async (_what, id) => {
    const form = deviceForm(await devicesPage(who));
    const answer = await chooseDevices(who, form, [...form.all, id], true);
    expect(answer.location).toContain('draft=asked');
    expect((await sandbox.log()).filter(({ path }) => path === '/saveDevices')).toEqual([]);
    expect(deviceForm(await devicesPage(who)).ticked).toEqual(form.ticked);
  });

  test('an id twice counts once', async () => {
    const form = deviceForm(await devicesPage(who));
    const [first = '', ...rest] = form.ticked;
    const answer = await chooseDevices(who, form, [first, first, ...rest, first]);
    expect(answer.location).toBe('/manage-devices?subscriptionId=otis-owner-plan');
  });

  test.each(['otis-collector-plan', 'nope', 'constructor'])(
    'the subscription %s is not theirs',
    async (id) => {
      const answer = await send(`subscriptionId=${id}&version=x&device=otis-owner-device-1&confirmed=1`);
      expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
      expect((await sandbox.log()).filter(({ path }) => path === '/saveDevices')).toEqual([]);
    },
  );

  test('without a session nothing is read', async () => {
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

  test('an account about to be deleted changes nothing', async () => {
    const cookie = await signedIn('leaving', brand);
    await sandbox.clearLog();
    const answer = await chooseDevices({ brand, cookie }, { hidden: [['version', 'x']] }, ['a']);
    expect(answer.location).toBe('/pending-delete');
    expect(await sandbox.log()).toEqual([]);
  });
});
