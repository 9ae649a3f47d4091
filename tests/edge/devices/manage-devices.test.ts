import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseDevices, deviceForm, devicesPage, type Someone } from '../../support/devices.ts';
import { tagsOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, cookieHeader, cookieValue, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { received } from '../../support/paused.ts';
import { reportedEvents, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const someone = async (persona: string, brand: string): Promise<Someone> => ({
  brand,
  cookie: await signedIn(persona, brand),
});
/** The place that an answer leads to, if it says there that the choice is saved. */
const savedAt = (answer: Answer) => (cookieValue(answer, '__Host-flash') ? answer.location : undefined);
const SAVED = /^\/manage-devices\?subscriptionId=[^&]+$/;
const saves = async () => (await sandbox.log()).filter(({ path }) => path === '/saveDevices').length;
const openDialogs = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'dialog' && attributes.has('open') ? [attributes.get('id')] : [],
  );
/** The covered devices, as a new request of the page shows them. */
const held = async (who: Someone) => deviceForm(await devicesPage(who)).ticked;

describe('Who may choose devices', () => {
  test.each(
    ['otis', 'nightowl'].flatMap((brand) =>
      ['owner', 'pending', 'collector', 'household', 'legacy', 'trial', 'double'].map((persona) => [
        brand,
        persona,
      ]),
    ),
  )('%s: %s sees their devices, by name, with Save Changes', async (brand, persona) => {
    const who = await someone(persona, brand);
    await sandbox.clearLog();
    const page = await devicesPage(who);
    expectSafe(page, { brand });
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).toContain('Save Changes');
    expect(openDialogs(page.text)).toEqual([]);
    const calls = (await sandbox.log()).filter(({ account }) => account !== null);
    expect(calls.map(({ path }) => path).toSorted()).toEqual(['/devices', '/subscriptions']);
    const { all, ticked } = deviceForm(page);
    expect(new Set(all).size).toBe(all.length);
    expect(ticked.length).toBeGreaterThan(0);
  });

  test.each(
    ['otis', 'nightowl'].flatMap((brand) =>
      ['apple', 'newcomer'].map((persona) => [brand, persona] as const),
    ),
  )('%s: %s has no plan to manage here', async (brand, persona) => {
    const page = await devicesPage(await someone(persona, brand));
    expect([page.status, page.location]).toEqual([303, '/subscriptions']);
  });

  test.each(['otis', 'nightowl'])('%s: the devices of a free plan are chosen too', async (brand) => {
    const who = await someone('free', brand);
    const form = deviceForm(await devicesPage(who));
    const others = form.all.filter((id) => !form.ticked.includes(id));
    const answer = await chooseDevices(who, form, others.slice(0, 1), true);
    expect(savedAt(answer)).toMatch(SAVED);
    expect(deviceForm(await devicesPage(who)).ticked).toEqual(others.slice(0, 1));
  });

  test.each([
    ['unknown', 'nope'],
    ['of another account', 'otis-collector-plan'],
    ['empty', ''],
    ['hostile', '__proto__'],
    ['very long', 'x'.repeat(2_000)],
  ])('a subscription that is %s leads to My Plan', async (_what, id) => {
    const who = await someone('owner', 'otis');
    const page = await devicesPage(who, `?${new URLSearchParams({ subscriptionId: id })}`);
    expect([page.status, page.location]).toEqual([303, '/subscriptions']);
  });

  test('the plan that Apple bills leads to My Plan, the plan by card is managed', async () => {
    const who = await someone('double', 'otis');
    expect((await devicesPage(who, '?subscriptionId=otis-double-plan-apple')).location).toBe(
      '/subscriptions',
    );
    const page = await devicesPage(who, '?subscriptionId=otis-double-plan');
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).toContain('On another plan');
  });

  test('names, models and what a tick changes are in the page; devices that no plan can cover are left out', async () => {
    const words = wordsOf((await devicesPage(await someone('yearly', 'otis'))).text);
    expect(words).toContain('Front Door Video Doorbell Will no longer be covered');
    expect(words).not.toMatch(/Hallway lamp|Coffee machine/);
    expect(wordsOf((await devicesPage(await someone('collector', 'nightowl'))).text)).toContain(
      'Unnamed device',
    );
  });

  test('200 devices keep the limit of bytes', async () => {
    const who = await someone('household', 'nightowl');
    await devicesPage(who);
    const page = await devicesPage(who);
    expect(deviceForm(page).all).toHaveLength(200);
    expect(Buffer.byteLength(page.text)).toBeLessThan(150_000);
  });
});

describe('Saving', () => {
  test.each(['otis', 'nightowl'])('%s: a device is added, and a message says so', async (brand) => {
    const who = await someone('owner', brand);
    const form = deviceForm(await devicesPage(who));
    const answer = await chooseDevices(who, form, form.all);
    expect([answer.status, answer.location]).toEqual([
      303,
      `/manage-devices?subscriptionId=${brand}-owner-plan`,
    ]);
    const cookie = `${who.cookie}; ${cookieHeader(answer)}`;
    const page = await ask({ ...who, cookie, path: answer.location ?? '' });
    expectSafe(page, { brand });
    expect(wordsOf(page.text)).toContain('Your changes are saved. See My Plan');
    const again = await ask({ ...who, path: `${answer.location}&done=saved` });
    expect(wordsOf(again.text)).not.toContain('Your changes are saved.');
    expect(await held(who)).toEqual(form.all);
    expect(wordsOf((await ask({ ...who, path: '/subscriptions' })).text)).toContain('Nursery');
  });

  test('a device is removed only after a confirmation; the selection is a draft until then', async () => {
    const who = await someone('owner', 'otis');
    const form = deviceForm(await devicesPage(who));
    const fewer = form.ticked.slice(1);
    const asked = await chooseDevices(who, form, fewer);
    const way = '/manage-devices?subscriptionId=otis-owner-plan&draft=';
    expect(asked.location).toBe(`${way}asked`);
    for (const [view, open] of [
      ['asked', ['device-loss']],
      ['asked', ['device-loss']],
      ['kept', []],
    ] as const) {
      const page = await ask({ ...who, path: way + view });
      expectSafe(page, { brand: 'otis' });
      expect(openDialogs(page.text)).toEqual(open);
      expect(deviceForm(page).ticked).toEqual(fewer);
    }
    const page = await ask({ ...who, path: `${way}asked` });
    expect(wordsOf(page.text)).toContain(
      'As soon as you save, Pro will no longer cover: Driveway Floodlight Camera For these devices, we’ll keep only the last 2 hours of video.',
    );
    expect(await saves()).toBe(0);
    expect(savedAt(await chooseDevices(who, form, fewer, true))).toMatch(SAVED);
    expect(await saves()).toBe(1);
    expect(await held(who)).toEqual(fewer);
  });

  test.each([
    ['otis', 'For these devices, we’ll keep only the last 2 hours of video.'],
    ['pepper', 'For these devices, we’ll keep only the last 2 hours of video.'],
    ['notion', 'For these devices, we’ll stop keeping video and delete what we have.'],
    ['visi', /we’ll keep only|we’ll stop keeping/],
  ])('%s says how much history stays', async (brand, words) => {
    const { text } = await devicesPage(await someone('owner', brand));
    if (typeof words === 'string') expect(wordsOf(text)).toContain(words);
    else expect(wordsOf(text)).toMatch(words);
  });

  test('too many devices open Plan Limit Reached with the selection kept, and a confirmation does not help', async () => {
    const who = await someone('collector', 'otis');
    const form = deviceForm(await devicesPage(who));
    for (const yes of [false, true]) {
      const answer = await chooseDevices(who, form, form.all, yes);
      const page = await ask({ ...who, path: answer.location ?? '' });
      expect(openDialogs(page.text)).toEqual(['device-limit']);
      expect(wordsOf(page.text)).toContain('Plan Limit Reached');
      expect(deviceForm(page).ticked).toEqual(form.all);
    }
    expect(await saves()).toBe(0);
    expect(await held(who)).toEqual(form.ticked);
  });

  test('an unchanged selection is not sent', async () => {
    const who = await someone('owner', 'otis');
    const form = deviceForm(await devicesPage(who));
    const answer = await chooseDevices(who, form, form.ticked.toReversed());
    expect(answer.location).toBe('/manage-devices?subscriptionId=otis-owner-plan');
    expect(await saves()).toBe(0);
  });

  test('all devices can be removed after a confirmation', async () => {
    const who = await someone('owner', 'nightowl');
    const form = deviceForm(await devicesPage(who));
    expect((await chooseDevices(who, form, [])).location).toContain('draft=asked');
    expect(savedAt(await chooseDevices(who, form, [], true))).toMatch(SAVED);
    expect(await held(who)).toEqual([]);
  });

  test('the same form twice, at once or one after the other, makes one call of the platform', async () => {
    const who = await someone('owner', 'otis');
    const form = deviceForm(await devicesPage(who));
    await sandbox.setFault({ method: 'POST', path: '/saveDevices', fault: 'slow:400' });
    const both = await Promise.all([chooseDevices(who, form, form.all), chooseDevices(who, form, form.all)]);
    const later = await chooseDevices(who, form, form.all);
    for (const answer of [...both, later]) expect(savedAt(answer)).toMatch(SAVED);
    expect(await saves()).toBe(1);
  });

  test('two tabs with different selections: the second sees a message and the saved selection', async () => {
    const who = await someone('owner', 'otis');
    const [first, second] = [deviceForm(await devicesPage(who)), deviceForm(await devicesPage(who))];
    expect(savedAt(await chooseDevices(who, first, first.all))).toMatch(SAVED);
    const answer = await chooseDevices(who, second, [second.all[2] ?? ''], true);
    const page = await ask({ ...who, path: answer.location ?? '' });
    expect(openDialogs(page.text)).toEqual(['device-changed']);
    expect(wordsOf(page.text)).toContain('What we found: Pro now covers Driveway, Front Door, and Nursery.');
    expect(deviceForm(page).ticked).toEqual(first.all);
    expect(await saves()).toBe(1);
  });

  test('the draft is deleted when the page is opened by another way', async () => {
    const who = await someone('owner', 'otis');
    const form = deviceForm(await devicesPage(who));
    const answer = await chooseDevices(who, form, []);
    expect(deviceForm(await devicesPage(who, '?subscriptionId=otis-owner-plan')).ticked).toEqual(form.ticked);
    const page = await ask({ ...who, path: answer.location ?? '' });
    expect(openDialogs(page.text)).toEqual([]);
    expect(deviceForm(page).ticked).toEqual(form.ticked);
  });

  test('raises its analytics event once, after it is saved', async () => {
    const who = await someone('owner', 'otis');
    const counted = async () =>
      (await reportedEvents()).filter(({ event }) => event === 'AcctDashManageDevice').length;
    const before = await counted();
    const form = deviceForm(await devicesPage(who));
    await chooseDevices(who, form, []);
    await chooseDevices(who, form, form.ticked);
    await chooseDevices(who, form, form.all);
    await expect.poll(counted).toBe(before + 1);
  });
});

describe('When the platform fails while saving', () => {
  const lost = ['reset', 'slow:800'];
  const refused = ['status:500', 'error:1104'];

  test.each(lost)('%s: the change was made, and the portal reads that back', async (fault) => {
    const who = await someone('owner', 'otis');
    const form = deviceForm(await devicesPage(who));
    await sandbox.setFault({ method: 'POST', path: '/saveDevices', fault });
    expect(savedAt(await chooseDevices(who, form, form.all))).toMatch(SAVED);
    expect(await saves()).toBe(1);
    expect(await held(who)).toEqual(form.all);
  });

  test.each(refused)('%s: Unable To Save, with the selection kept, and the next try works', async (fault) => {
    const who = await someone('owner', 'nightowl');
    const form = deviceForm(await devicesPage(who));
    await sandbox.setFault({ method: 'POST', path: '/saveDevices', fault });
    const answer = await chooseDevices(who, form, form.all);
    const page = await ask({ ...who, path: answer.location ?? '' });
    expectSafe(page, { brand: 'nightowl' });
    expect(openDialogs(page.text)).toEqual(['device-failed']);
    expect(wordsOf(page.text)).toContain(
      'Unable To Save There has been an error saving your changes. Please try again',
    );
    expect(deviceForm(page).ticked).toEqual(form.all);
    expect(await saves()).toBe(1);
    expect(await held(who)).toEqual(form.ticked);
    await sandbox.clearFaults();
    expect(savedAt(await chooseDevices(who, deviceForm(page), form.all))).toMatch(SAVED);
  });

  test('where the result is unknown the page says so, and later shows what the account says', async () => {
    const who = await someone('owner', 'otis');
    const form = deviceForm(await devicesPage(who));
    await sandbox.clearLog();
    const change = { method: 'POST', path: '/saveDevices' };
    await sandbox.setFault({ ...change, fault: 'pause' });
    const answering = chooseDevices(who, form, form.all);
    await received(change.path, 1);
    // The answer is lost, and the read after the change fails.
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'status:500' });
    await sandbox.setFault({ ...change, fault: 'reset' });
    const { location = '' } = await answering;
    await sandbox.clearFaults();
    expect(location).toBe('/manage-devices?subscriptionId=otis-owner-plan&draft=asked');
    expect(wordsOf((await ask({ ...who, path: location })).text)).toContain('Your changes are saved.');
    const elsewhere = await someone('owner', 'otis');
    expect(
      savedAt(await chooseDevices(elsewhere, deviceForm(await devicesPage(elsewhere)), [], true)),
    ).toMatch(SAVED);
    const page = await ask({ ...who, path: location });
    expect(openDialogs(page.text)).toEqual(['device-failed']);
    expect(wordsOf(page.text)).toContain(
      'We don’t know yet whether your changes were saved. We’ll keep checking, and you’ll see the result in My Plan. Until then, you can’t change anything else. What we found: Pro now covers no devices.',
    );
    expect(deviceForm(page).ticked).toEqual(form.all);
  });

  // 403 fails one call and does not end the session; 401 ends it.
  test.each(['status:401'])('%s: a session that the platform ended ends here', async (fault) => {
    const who = await someone('owner', 'otis');
    const form = deviceForm(await devicesPage(who));
    await sandbox.setFault({ method: 'POST', path: '/saveDevices', fault });
    const answer = await chooseDevices(who, form, form.all);
    expect(answer.location).toBe(
      `/login?${new URLSearchParams({ redirectUri: '/manage-devices?subscriptionId=otis-owner-plan', reason: 'ended' })}`,
    );
    expect((await ask({ ...who, path: '/api/session' })).status).toBe(401);
  });

  test.each(['/subscriptions', '/devices'])(
    'without %s the selection is kept until it can be read again',
    async (path) => {
      const who = await someone('owner', 'otis');
      const form = deviceForm(await devicesPage(who));
      await sandbox.setFault({ method: 'GET', path, fault: 'status:500' });
      const answer = await chooseDevices(who, form, form.all);
      expect(answer.location).toBe('/manage-devices?subscriptionId=otis-owner-plan&draft=asked');
      await sandbox.clearFaults();
      const page = await ask({ ...who, path: answer.location ?? '' });
      expect(openDialogs(page.text)).toEqual(['device-failed']);
      expect(deviceForm(page).ticked).toEqual(form.all);
    },
  );
});

describe('The page, when a read fails', () => {
  test.each([
    ['/subscriptions', 'status:500', '/login?redirectUri=%2Fmanage-devices&reason=unavailable'],
    ['/subscriptions', 'status:401', '/login?redirectUri=%2Fmanage-devices&reason=ended'],
    ['/subscriptions', 'html', '/login?redirectUri=%2Fmanage-devices&reason=unavailable'],
    ['/devices', 'status:500', '/error?redirectUri=%2Fmanage-devices'],
    ['/devices', 'truncated', '/error?redirectUri=%2Fmanage-devices'],
    ['/devices', 'status:401', '/login?redirectUri=%2Fmanage-devices&reason=ended'],
  ])('GET %s, %s: %s', async (path, fault, way) => {
    const who = await someone('owner', 'otis');
    await sandbox.setFault({ method: 'GET', path, fault });
    const page = await devicesPage(who);
    expectSafe(page, { brand: 'otis' });
    expect([page.status, page.location]).toEqual([303, way]);
  });
});
