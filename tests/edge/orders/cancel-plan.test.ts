import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formTo, linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, postForm, postJson, signedIn, cookieHeader } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { askWhilePaused, received } from '../../support/paused.ts';
import { reportedEvents, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

type Who = { brand: string; cookie: string };
const someone = async (persona: string, brand = 'otis'): Promise<Who> => ({
  brand,
  cookie: await signedIn(persona, brand),
});
const cancelPage = (who: Who, query = '') => ask({ ...who, path: `/cancel-plan${query}` });
const cancels = async () => (await sandbox.log()).filter(({ path }) => path === '/cancelPlan').length;
const myPlan = async (who: Who) => wordsOf((await ask({ ...who, path: '/subscriptions' })).text);
const fieldsOf = (page: Answer) => formTo(page.text, '/api/cancel').fields;
/** Confirms the cancellation on the second step. */
const confirmed = async (who: Who, chosen: { reason?: string } = {}): Promise<Answer> =>
  postForm('/api/cancel', { ...fieldsOf(await cancelPage(who, '?step=confirm')), ...chosen }, who);

describe('Who may cancel', () => {
  test.each(
    ['otis', 'notion', 'visi', 'geeni'].flatMap((brand) =>
      ['owner', 'yearly', 'legacy', 'collector', 'household', 'double', 'pending'].map((persona) => [
        brand,
        persona,
      ]),
    ),
  )('%s: %s is told what ends and when', async (brand, persona) => {
    const page = await cancelPage(await someone(persona, brand));
    expectSafe(page, { brand });
    expect(page.status).toBe(200);
    const words = wordsOf(page.text);
    expect(words).toMatch(/You keep .+ until \w+ \d{1,2}, \d{4}\. Here’s what changes then\./);
    expect(words).toContain('Keep current plan');
    expect(linksOf(page.text)).toContain('/subscriptions');
  });

  test.each(['otis', 'notion'].flatMap((brand) => ['free', 'newcomer'].map((who) => [brand, who] as const)))(
    '%s: %s has nothing to cancel',
    async (brand, persona) => {
      const who = await someone(persona, brand);
      const page = await cancelPage(who);
      expect([page.status, page.location]).toEqual([303, '/subscriptions']);
    },
  );

  test.each([
    ['apple', ''],
    ['apple', '?subscriptionId=otis-apple-plan'],
    ['double', '?subscriptionId=otis-double-plan-apple'],
  ])('%s is told that only Apple can end its plan, with the way there: %j', async (persona, query) => {
    const page = await cancelPage(await someone(persona), query);
    expectSafe(page, { brand: 'otis' });
    expect(wordsOf(page.text)).toMatch(/Apple bills .+?\. Only Apple can end it/);
    expect(linksOf(page.text)).toContain('https://apps.apple.com/account/subscriptions');
    expect(page.text).not.toContain('/api/cancel');
  });

  test.each([
    ['double', /Apple bills .+?\. Only Apple can end it/],
    ['pastdue', /is unpaid\. Apart from that, you won’t be charged for this plan again\./],
  ])('%s is told what goes on, before and in the question', async (persona, says) => {
    const who = await someone(persona);
    expect(wordsOf((await cancelPage(who)).text)).toMatch(says);
    expect(wordsOf((await cancelPage(who, '?step=confirm')).text)).toMatch(says);
  });

  test.each(['momentum', 'pepper', 'nightowl'])('%s has no such page and no such call', async (brand) => {
    const who = await someone('owner', brand);
    const page = await cancelPage(who);
    expectSafe(page, { brand });
    expect(page.text).toContain('<h1>My Plan</h1>');
    const answer = await postForm(
      '/api/cancel',
      { subscriptionId: `${brand}-owner-plan`, version: 'x' },
      who,
    );
    expectProblem(answer, 404, 'not_found');
    expect(await cancels()).toBe(0);
  });

  test.each(['nope', 'otis-collector-plan', '__proto__', ''])(
    'the subscription %j leads to My Plan',
    async (subscriptionId) => {
      const page = await cancelPage(await someone('double'), `?${new URLSearchParams({ subscriptionId })}`);
      expect([page.status, page.location]).toEqual([303, '/subscriptions']);
    },
  );
});

describe('The page says', () => {
  test.each([
    ['otis', 'We keep only the last 2 hours. Anything older is deleted.'],
    ['notion', 'We no longer keep video, and we delete what we have.'],
  ])('%s: %s', async (brand, words) => {
    expect(wordsOf((await cancelPage(await someone('owner', brand))).text)).toContain(words);
  });

  test('the devices by name, and which of them the free plan still covers', async () => {
    const words = async (brand: string, persona = 'owner') =>
      wordsOf((await cancelPage(await someone(persona, brand))).text);
    expect(await words('geeni')).toContain(
      'Devices no longer covered Driveway Floodlight Camera Front Door Video Doorbell',
    );
    expect(await words('visi')).toContain(
      'Devices on this plan Driveway Floodlight Camera Front Door Video Doorbell After that, the free Basic plan covers up to 2 devices.',
    );
    expect(await words('visi', 'collector')).toContain(
      'After that, the free Basic plan covers only 2 of them.',
    );
    expect(await words('visi')).toContain('We keep only the last 24 hours. Anything older is deleted.');
  });

  test('where there is one, that a cheaper plan is another option', async () => {
    const page = await cancelPage(await someone('owner', 'geeni'));
    expect(wordsOf(page.text)).toContain('Pay less instead: Basic, $1.99 per month');
    expect(linksOf(page.text)).toContain('/plans?planId=plan-geeni_basic_m');
    expect(wordsOf((await cancelPage(await someone('owner', 'visi'))).text)).not.toContain(
      'Pay less instead',
    );
  });

  test('on the second step, in a dialog over the same page, until when it runs and that nothing is charged', async () => {
    const page = await cancelPage(await someone('owner'), '?step=confirm');
    expect(page.text.match(/<h1[ >]/g)).toHaveLength(1);
    const dialog = /<dialog[^>]* id="cancel-question"[^]*?<\/dialog>/.exec(page.text)?.[0] ?? '';
    expect(dialog).toMatch(/^<dialog[^>]* open=""/);
    const words = wordsOf(dialog.replace(/<!--.*?-->/g, '')).trim();
    expect(words).toMatch(
      /^Cancel \w+\? It stays active until \w+ \d{1,2}, \d{4} and won’t renew\. You won’t be charged for this plan again\. Why are you cancelling\?/,
    );
    expect(words).toMatch(/Cancel plan Keep current plan$/);
    expect(words).not.toMatch(/hours|deleted|covered/);
  });

  test('that a trial charges nothing', async () => {
    const who = await someone('trial', 'notion');
    const words = wordsOf((await cancelPage(who)).text);
    expect(words).toMatch(/Your free trial of \w+ runs until/);
    expect(wordsOf((await cancelPage(who, '?step=confirm')).text)).toMatch(
      /Your free trial stays active until \w+ \d{1,2}, \d{4}, and you won’t be charged for this plan\./,
    );
  });

  test('on the second step the reasons of a closed list, of which none needs to be chosen', async () => {
    const page = await cancelPage(await someone('owner'), '?step=confirm');
    const reasons = tagsOf(page.text).flatMap(({ name, attributes }) =>
      name === 'option' ? [attributes.get('value')] : [],
    );
    expect(reasons).toEqual([
      '',
      'tooExpensive',
      'notUsingIt',
      'missingFeatures',
      'technicalProblems',
      'switching',
      'other',
    ]);
  });

  test('everything without a change of the account', async () => {
    const who = await someone('owner');
    await sandbox.clearLog();
    for (const query of ['', '?step=confirm']) await cancelPage(who, query);
    expect((await sandbox.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('Cancelling', () => {
  test.each(['otis', 'notion', 'visi', 'geeni'])(
    '%s: leads to My Plan, which says when the plan ends',
    async (brand) => {
      const who = await someone('owner', brand);
      const answer = await confirmed(who, { reason: 'tooExpensive' });
      expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
      const cookie = `${who.cookie}; ${cookieHeader(answer)}`;
      const page = await ask({ ...who, cookie, path: '/subscriptions' });
      expect(wordsOf(page.text)).toContain('Your plan is cancelled.');
      const again = await ask({ ...who, path: '/subscriptions?done=cancelled' });
      expect(wordsOf(again.text)).not.toContain('Your plan is cancelled.');
      expect(await cancels()).toBe(1);
      expect((await cancelPage(who)).location).toBe('/subscriptions');
      await expect
        .poll(async () => (await reportedEvents()).find(({ event }) => event === 'AcctDashCancel'))
        .toMatchObject({ brand, page: '/cancel-plan', detail: 'tooExpensive' });
    },
  );

  test('is said once, also by a My Plan that is sent in pieces', async () => {
    const who = await someone('owner');
    const answer = await confirmed(who);
    const cookie = `${who.cookie}; ${cookieHeader(answer)}`;
    const { page } = await askWhilePaused(
      { method: 'GET', path: '/subscriptions' },
      { ...who, cookie, path: '/subscriptions' },
      'class="skeleton"',
    );
    expect(wordsOf(page.text)).toContain('Your plan is cancelled.');
    expect(page.setCookies).toContainEqual(expect.stringMatching(/^__Host-flash=;.*Max-Age=0$/));
  });

  test('a trial ends on its last day', async () => {
    const who = await someone('trial');
    expect((await confirmed(who)).location).toBe('/subscriptions');
    expect(await myPlan(who)).toMatch(
      /Ends on \w+ \d{1,2}, \d{4} You won’t be charged for this plan again\./,
    );
  });

  test('two submits, at once or one after the other, make one call of the platform', async () => {
    const who = await someone('owner');
    const fields = fieldsOf(await cancelPage(who, '?step=confirm'));
    await sandbox.setFault({ method: 'POST', path: '/cancelPlan', fault: 'slow:400' });
    const both = await Promise.all([
      postForm('/api/cancel', fields, who),
      postForm('/api/cancel', fields, who),
    ]);
    const later = await postForm('/api/cancel', fields, who);
    for (const { location } of [...both, later]) expect(location).toBe('/subscriptions');
    expect(await cancels()).toBe(1);
  });

  test('a plan that changed in the meantime is shown again, and not cancelled', async () => {
    const who = await someone('owner');
    const fields = { ...fieldsOf(await cancelPage(who, '?step=confirm')), version: 'of-yesterday' };
    const answer = await postForm('/api/cancel', fields, who);
    expect(answer.location).toBe('/cancel-plan?subscriptionId=otis-owner-plan&notice=changed');
    const page = await ask({ ...who, path: answer.location ?? '' });
    expect(wordsOf(page.text)).toContain('Your plan has changed in the meantime Nothing was cancelled.');
    expect(await cancels()).toBe(0);
  });

  test.each(['otis-collector-plan', 'nope', 'otis-double-plan-apple'])(
    'the subscription %s, of another account, unknown or billed by Apple, is not cancelled',
    async (id) => {
      const who = await someone('double');
      const answer = await postForm('/api/cancel', { subscriptionId: id, version: 'x' }, who);
      expect(answer.location).toBe('/subscriptions');
      expect(await cancels()).toBe(0);
    },
  );

  test.each([
    [{ subscriptionId: 'x' }],
    [{ version: 'x' }],
    [{ subscriptionId: 'x', version: 'x', reason: 'Because I say so' }],
    [{ subscriptionId: 'x', version: 'x', isAdmin: 'on' }],
    [{ subscriptionId: '', version: 'x' }],
  ])('%j is refused', async (fields) => {
    expectProblem(await postForm('/api/cancel', { ...fields }, await someone('owner')), 400, 'bad_request');
  });

  test('JSON, and a form without a session, are refused', async () => {
    const data = { subscriptionId: 'otis-owner-plan', version: 'x' };
    expectProblem(await postJson('/api/cancel', data, await someone('owner')), 415, 'unsupported_type');
    const answer = await postForm('/api/cancel', data, { brand: 'otis' });
    expect(answer.location).toBe(
      '/login?redirectUri=%2Fcancel-plan%3FsubscriptionId%3Dotis-owner-plan&reason=ended',
    );
    expect(await cancels()).toBe(0);
  });
});

describe('When the platform fails while cancelling', () => {
  test.each(['reset', 'slow:800'])(
    '%s: the plan was cancelled, and the portal reads that back',
    async (fault) => {
      const who = await someone('owner', 'notion');
      await sandbox.setFault({ method: 'POST', path: '/cancelPlan', fault });
      expect((await confirmed(who)).location).toBe('/subscriptions');
      expect(await cancels()).toBe(1);
      expect((await cancelPage(who)).location).toBe('/subscriptions');
    },
  );

  test.each(['status:500', 'error:1104'])(
    '%s: a message names support, and the plan stays',
    async (fault) => {
      const who = await someone('owner');
      await sandbox.setFault({ method: 'POST', path: '/cancelPlan', fault });
      const answer = await confirmed(who);
      expect(answer.location).toBe('/error-status?error_code=cancel');
      const page = await ask({ ...who, path: answer.location ?? '' });
      expectSafe(page, { brand: 'otis' });
      expect(wordsOf(page.text)).toContain(
        'Sorry, there was an error trying to cancel your plan. Please try again later.',
      );
      expect(page.text).toContain('mailto:support@otis.example');
      expect(await cancels()).toBe(1);
      expect((await cancelPage(who)).status).toBe(200);
    },
  );

  test('where the result is unknown the page says so, and where to look', async () => {
    const who = await someone('owner');
    const fields = fieldsOf(await cancelPage(who, '?step=confirm'));
    await sandbox.clearLog();
    const change = { method: 'POST', path: '/cancelPlan' };
    await sandbox.setFault({ ...change, fault: 'pause' });
    const answering = postForm('/api/cancel', fields, who);
    await received(change.path, 1);
    // The answer is lost, and the read after the change fails.
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'status:500' });
    await sandbox.setFault({ ...change, fault: 'reset' });
    const answer = await answering;
    expect(answer.location).toBe('/error-status?error_code=cancel_unsure');
    const page = await ask({ ...who, path: answer.location ?? '' });
    expect(wordsOf(page.text)).toContain(
      'We’ll keep checking, and you’ll see the result in My Plan. Go to My Plan',
    );
    expect(linksOf(page.text)).toContain('/subscriptions');
    expect(await cancels()).toBe(1);
  });

  test('a session that the platform ended ends here, with the return route', async () => {
    const who = await someone('owner');
    await sandbox.setFault({ method: 'POST', path: '/cancelPlan', fault: 'status:401' });
    expect((await confirmed(who)).location).toBe(
      '/login?redirectUri=%2Fcancel-plan%3FsubscriptionId%3Dotis-owner-plan&reason=ended',
    );
    expect((await ask({ ...who, path: '/api/session' })).status).toBe(401);
  });

  test.each([
    ['/subscriptions', 'status:500', '/login?redirectUri=%2Fcancel-plan&reason=unavailable'],
    ['/subscriptions', 'status:401', '/login?redirectUri=%2Fcancel-plan&reason=ended'],
    ['/devices', 'status:500', '/error?redirectUri=%2Fcancel-plan'],
  ])('the page without GET %s (%s) leads to %s', async (path, fault, way) => {
    const who = await someone('owner');
    await sandbox.setFault({ method: 'GET', path, fault });
    const page = await cancelPage(who);
    expect([page.status, page.location]).toEqual([303, way]);
  });
});

test('Visitors get /error-status from the page cache, one page per code', async () => {
  for (const [code, words] of [
    ['cancel', 'there was an error trying to cancel'],
    ['cancel_unsure', 'you’ll see the result in My Plan'],
    ['cancel_under_way', 'Another change to your plan is still in progress.'],
    ['anything', 'Please try again in a moment.'],
    ['cancel', 'there was an error trying to cancel'],
  ]) {
    const page = await ask({ brand: 'otis', path: `/error-status?error_code=${code}` });
    expect(wordsOf(page.text)).toContain(words);
  }
});
