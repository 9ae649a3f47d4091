import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, askPortalWithFastTimeouts, postForm, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

async function myPlan(persona: string, brand: string): Promise<Answer> {
  const page = await ask({ brand, path: '/subscriptions', cookie: await signedIn(persona, brand) });
  expect(page.status).toBe(200);
  return page;
}

const DEVICES = /^\/manage-devices\?subscriptionId=/;
const CANCEL = /^\/cancel-plan\?subscriptionId=/;

describe('The menu of a plan', () => {
  test.each([
    ['otis', 'owner', true, true],
    ['visi', 'owner', true, true],
    ['notion', 'owner', true, true],
    ['geeni', 'owner', true, true],
    ['momentum', 'owner', true, false],
    ['pepper', 'owner', true, false],
    ['nightowl', 'owner', true, false],
    ['otis', 'free', false, false],
    ['momentum', 'free', false, false],
    ['geeni', 'apple', false, false],
    ['otis', 'apple', false, false],
    ['otis', 'legacy', true, true],
    ['notion', 'trial', true, true],
  ])('%s, %s: Manage Devices %s, Cancel Plan %s', async (brand, persona, devices, cancel) => {
    const { text } = await myPlan(persona, brand);
    const menu = /<div class="menu-list"[^>]* id="plan-.*?<\/div>/s.exec(text)?.[0] ?? '';
    const links = linksOf(menu);
    expect(links.some((link) => DEVICES.test(link))).toBe(devices);
    expect(links.some((link) => CANCEL.test(link))).toBe(cancel);
  });
});

describe('The cameras of a plan', () => {
  test.each([
    ['geeni', 'owner', true, '1 camera is not covered Nursery'],
    ['otis', 'free', true, /Devices \d .*Manage Devices/],
    ['geeni', 'free', false, 'Live view for 3 cameras'],
    ['otis', 'household', true, '195 cameras are not covered'],
  ])('%s, %s: can be managed %s, and the page says: %s', async (brand, persona, managed, words) => {
    const { text } = await myPlan(persona, brand);
    expect(linksOf(text).some((link) => DEVICES.test(link))).toBe(managed);
    expect(wordsOf(text)).toMatch(words);
  });

  test('a newcomer who chooses a free plan has its covered cameras on it', async () => {
    const cookie = await signedIn('newcomer', 'visi');
    await postForm(
      '/api/plans/choose',
      { planId: 'plan-basic', confirmed: 'yes' },
      { brand: 'visi', cookie },
    );
    const summary = await ask({ brand: 'visi', path: '/order-summary', cookie });
    const { fields } = formTo(summary.text, '/api/orders/submit');
    await postForm('/api/orders/submit', { ...fields, terms: 'accepted' }, { brand: 'visi', cookie });
    const { text } = await ask({ brand: 'visi', path: '/subscriptions', cookie });
    expect(wordsOf(text)).toMatch(/Devices 1 /);
    expect(linksOf(text).some((link) => DEVICES.test(link))).toBe(true);
    expect((await ask({ brand: 'visi', path: '/manage-devices', cookie })).status).toBe(200);
  });
});

describe('The billing of a plan', () => {
  test.each([
    ['geeni', 'owner', 'Billed to Visa •••• 4242'],
    ['nightowl', 'yearly', 'Billed to Mastercard •••• 4444'],
    ['otis', 'apple', 'Billed to Apple'],
  ])('%s, %s: %s', async (brand, persona, words) => {
    expect(wordsOf((await myPlan(persona, brand)).text)).toContain(words);
  });

  test.each([
    ['momentum', 'pastdue', /Your \w+ \d+, \d+ invoice \(\$\S+\) is unpaid\. We’ll try your card again\./],
    ['notion', 'pastdue', /Your \w+ \d+, \d+ invoice \(\$\S+\) is unpaid\./],
    ['visi', 'expired', 'Your card has expired.'],
    ['pepper', 'expired', 'Your card has expired.'],
  ])('%s, %s: %s, with one button, which leads to the card form', async (brand, persona, words) => {
    const { text } = await myPlan(persona, brand);
    expect(wordsOf(text)).toMatch(words);
    expect(linksOf(text).filter((link) => link.startsWith('/billing'))).toEqual(['/billing?from=payment']);
    expect(wordsOf(text)).toContain(' Update card ');
  });

  test('geeni, pastdue: the figure is what is owed, and the day of the next charge stands once', async () => {
    const words = wordsOf((await myPlan('pastdue', 'geeni')).text);
    const next = /\$3\.99 due then \$3\.99 on (\w+ \d+, \d+)/.exec(words)?.[1] ?? 'no day';
    expect(words.split(next)).toHaveLength(2);
  });

  test('geeni, pastdue: without the invoices a payment is past due, and nothing says of which amount', async () => {
    await sandbox.setFault({ method: 'GET', path: '/paymentHistory', fault: 'status:500' });
    const words = wordsOf((await myPlan('pastdue', 'geeni')).text);
    expect(words).not.toContain(' due then ');
  });

  test.each([
    ['geeni', /^\/cancel-plan\?subscriptionId=/, /Cancel \w+, paid by card/],
    ['momentum', /^https:\/\/support\.momentum\.example\/cancel$/, /Cancel \S+, paid by card/],
  ])('%s: each of two paid plans has its own link to cancel it', async (brand, way, label) => {
    const { text } = await myPlan('double', brand);
    const notice = /<div[^>]*class="alert warning"[^]*?<\/p><\/div>/.exec(text)?.[0] ?? '';
    const [byCard, byApple, ...more] = linksOf(notice);
    expect(byCard).toMatch(way);
    expect(byApple).toBe('https://apps.apple.com/account/subscriptions');
    expect(more).toEqual([]);
    expect(wordsOf(notice)).toMatch(label);
    expect(wordsOf(notice)).toMatch(/Cancel \S+ at Apple/);
  });

  test.each(['geeni', 'otis'])('%s: two paid plans at once show a warning', async (brand) => {
    const { text } = await myPlan('double', brand);
    expect(wordsOf(text)).toContain('You are paying for two plans.');
    expect(text.match(/<h2 id="plan-/g)).toHaveLength(2);
  });

  test.each(['geeni', 'visi'])('%s: no warning without a problem', async (brand) => {
    const words = wordsOf((await myPlan('yearly', brand)).text);
    for (const trouble of ['past due', 'expired', 'two plans']) expect(words).not.toContain(trouble);
  });

  test.each(['geeni', 'otis'])('%s: a plan that is no longer sold has its price', async (brand) => {
    expect(wordsOf((await myPlan('legacy', brand)).text)).toMatch(/Next charge on \w+ \d+, \d+ \$\d/);
  });

  describe.each(['/billingInfo', '/paymentHistory', '/plans', '/deviceModels/{brand}'])(
    'without GET %s',
    (path) => {
      askPortalWithFastTimeouts();
      let cookie: string;
      beforeAll(async () => void (cookie = await signedIn('owner', 'otis')));

      test.each(['status:500', 'status:401', 'reset', 'html', 'truncated', 'empty', 'hang'])(
        '(%s) the plan is still shown',
        async (fault) => {
          await sandbox.setFault({ method: 'GET', path, fault });
          const page = await ask({ brand: 'otis', path: '/subscriptions', cookie });
          expect(page.text).toContain('id="plan-otis-owner-plan"');
          expect(wordsOf(page.text)).toContain('2 of 5 Devices');
        },
      );
    },
  );
});
