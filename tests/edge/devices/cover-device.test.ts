import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../support/devices.ts';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, cookieHeader, postForm, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const COVER = '/api/devices/cover';
const someone = async (persona: string, brand: string): Promise<Someone> => ({
  brand,
  cookie: await signedIn(persona, brand),
});
const myPlan = (who: Someone, more = '') =>
  ask({ ...who, cookie: `${who.cookie}; ${more}`, path: '/subscriptions' });
const saves = async () => (await sandbox.log()).filter(({ path }) => path === '/saveDevices').length;

/** Presses the button of the first uncovered device on My Plan. */
async function press(who: Someone, page: Answer): Promise<Answer> {
  return postForm(COVER, formTo(page.text, COVER).fields, who);
}

describe('A camera that is not covered', () => {
  test.each(['otis', 'visi', 'nightowl'])(
    '%s: one press covers it, My Plan says so once, and Undo takes it off again',
    async (brand) => {
      const who = await someone('owner', brand);
      const before = await myPlan(who);
      expect(wordsOf(before.text)).toMatch(/Cover Nursery Change Plan .*1 camera is not covered Nursery/);
      const covered = await press(who, before);
      expect([covered.status, covered.location]).toEqual([303, '/subscriptions']);
      const after = await myPlan(who, cookieHeader(covered));
      expect(wordsOf(after.text)).toContain('Nursery is covered. Undo');
      expect(wordsOf(after.text)).toMatch(/3 of \d+ Devices/);
      expect(wordsOf(after.text)).not.toContain('not covered');
      expect(wordsOf((await myPlan(who)).text)).not.toContain('is covered.');
      const { fields } = formTo(after.text, COVER);
      const undone = await postForm(COVER, fields, who);
      expect(undone.location).toBe('/subscriptions');
      const again = wordsOf((await myPlan(who, cookieHeader(undone))).text);
      expect(again).toContain('Nursery is no longer covered.');
      expect(again).toMatch(/Cover Nursery Change Plan .*1 camera is not covered Nursery/);
      expect(await saves()).toBe(2);
    },
  );

  test('the same press twice saves once, and both say so', async () => {
    const who = await someone('owner', 'otis');
    const page = await myPlan(who);
    await press(who, page);
    const second = await press(who, page);
    expect(second.location).toBe('/subscriptions');
    expect(wordsOf((await myPlan(who, cookieHeader(second))).text)).toContain('Nursery is covered. Undo');
    expect(await saves()).toBe(1);
  });

  test('geeni: without a place the larger plan is named, with what it costs more, and the chooser has it selected', async () => {
    const who = await someone('owner', 'geeni');
    const { text } = await myPlan(who);
    expect(wordsOf(text)).toContain(
      'Premium covers Nursery too, $4.00 more a month Cover Nursery Change Plan',
    );
    expect(linksOf(text)).toContain('/plans?planId=plan-geeni_premium_m');
  });

  test('a press on an old page leads to the devices, which show how it is', async () => {
    const who = await someone('owner', 'otis');
    const { fields } = formTo((await myPlan(who)).text, COVER);
    const stale = await postForm(COVER, { ...fields, version: 'old', device: 'nope' }, who);
    expect(stale.location).toMatch(/^\/manage-devices\?subscriptionId=[^&]+&draft=asked$/);
    const page = await ask({ ...who, path: stale.location ?? '' });
    expect(wordsOf(page.text)).toContain('Your plan has changed in the meantime');
    expect(await saves()).toBe(0);
  });

  test('a save that fails: the page of the devices says it', async () => {
    const who = await someone('owner', 'otis');
    const page = await myPlan(who);
    await sandbox.setFault({ method: 'POST', path: '/saveDevices', fault: 'status:500' });
    const answer = await press(who, page);
    expect(answer.location).toMatch(/^\/manage-devices\?subscriptionId=[^&]+&draft=asked$/);
    expect(wordsOf((await ask({ ...who, path: answer.location ?? '' })).text)).toContain('Unable To Save');
  });

  test('a list that lags shows the camera as covered, and the page says it once', async () => {
    const who = await someone('owner', 'otis');
    const page = await myPlan(who);
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'lag:20000' });
    const answer = await press(who, page);
    const words = wordsOf((await myPlan(who, cookieHeader(answer))).text);
    expect(words).toContain('Nursery is covered.');
    expect(words).toContain('3 of 5 Devices');
  });

  test('devices that cannot be read lead to the page that says so', async () => {
    const who = await someone('owner', 'otis');
    const page = await myPlan(who);
    await sandbox.setFault({ method: 'GET', path: '/devices', fault: 'status:500' });
    expect((await press(who, page)).location).toBe('/manage-devices?subscriptionId=otis-owner-plan');
    expect(await saves()).toBe(0);
  });
});

describe('A person on a free plan', () => {
  test('otis: the plan that is named covers all three cameras', async () => {
    expect(wordsOf((await myPlan(await someone('free', 'otis'))).text)).toMatch(
      /Keep more of your video with Pro, from \$\S+ per month\. View Plans/,
    );
  });
});
