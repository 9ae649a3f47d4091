import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleIn } from '../support/accessible.ts';
import { expectFits, everyViewport } from '../support/fits.ts';
import { expectFocusSeen, tabTo } from '../support/focus-ring.ts';
import { notedPlaces } from '../support/places.ts';
import { comeFrom } from '../support/page-rows.ts';
import { expect, holdRequests, test } from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

/** Notes what a page of a browser asks others for from now on: other hosts, and the stand-ins of third parties' scripts. */
function notedRequests(context: BrowserContext, path: string): string[] {
  const noted: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest() || new URL(request.frame().url()).pathname !== path) return;
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'geeni.localhost') noted.push(`${hostname}${pathname}`);
    else if (pathname.startsWith('/sandbox/')) noted.push(pathname);
  });
  return noted;
}

const SCRIPTS = ['/sandbox/tag-manager.js', '/sandbox/experiments.js'];
const MEASURED = 'tags.localhost/sandbox/tags/measured';
const ADVERTISED = 'tags.localhost/sandbox/tags/advertised';
const EVERYTHING = [...SCRIPTS, MEASURED, ADVERTISED];

const question = (page: Page) =>
  page.getByRole('region', { name: 'May we measure visits and show you ads?' });

/** Opens the plans, which ask others for this, and then the sign-in page, which asks for nothing. */
async function expectAsked(
  page: Page,
  at: (path: string) => string,
  expected: readonly string[],
): Promise<void> {
  const ofPlans = notedRequests(page.context(), '/plans');
  await page.goto(at('/plans'));
  await expect.poll(() => ofPlans.toSorted()).toEqual(expected.toSorted());
  const ofSignIn = notedRequests(page.context(), '/login');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Password').waitFor();
  await page.waitForLoadState();
  // The buttons of Google and Apple belong to the sign-in.
  expect(ofSignIn.filter((asked) => !/^\/sandbox\/(google|apple)\//.test(asked))).toEqual([]);
  expect(ofPlans.toSorted()).toEqual(expected.toSorted());
}

test.describe('What pages ask others for', () => {
  for (const { who, network, gpc, plans } of [
    { who: 'Germany', network: 'DE', gpc: false, plans: [] },
    { who: 'California, with Global Privacy Control', network: 'US-CA', gpc: true, plans: [] },
    { who: 'Texas', network: 'US-TX', gpc: false, plans: EVERYTHING },
  ])
    test(`by a visitor from ${who}`, usualIf(!gpc), async ({ page, context, at }) => {
      await comeFrom(context, network);
      if (gpc) await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
      await expectAsked(page, at, plans);
    });

  test(
    'by a visitor from Germany who agrees, to one purpose, and to none',
    inAllOnly,
    async ({ page, context, at }) => {
      await comeFrom(context, 'DE');
      await page.goto(at('/plans'));
      const ofAgreement = notedRequests(context, '/plans');
      await question(page).getByRole('button', { name: 'Agree' }).click();
      await expect(question(page)).toHaveCount(0);
      // The page asks for these at once, and asks for nothing once it is left.
      await expect.poll(() => ofAgreement.toSorted()).toEqual(EVERYTHING.toSorted());
      await expectAsked(page, at, EVERYTHING);

      await page.getByRole('link', { name: 'Your Privacy Choices' }).click();
      await page.getByRole('checkbox', { name: 'Advertising' }).uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status')).toHaveText('Your choices are saved.');
      await expectAsked(page, at, [...SCRIPTS, MEASURED]);

      await page.getByRole('link', { name: 'Your Privacy Choices' }).click();
      await page.getByRole('checkbox', { name: 'Advertising' }).check();
      await page.getByRole('checkbox', { name: 'Measuring' }).uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status')).toHaveText('Your choices are saved.');
      await expectAsked(page, at, ['/sandbox/tag-manager.js', ADVERTISED]);

      await page.getByRole('link', { name: 'Your Privacy Choices' }).click();
      await page.getByRole('button', { name: 'Refuse all' }).click();
      await expect(page.getByRole('status')).toHaveText('Your choices are saved.');
      await expectAsked(page, at, []);
    },
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'nothing of others loads, and a visitor can refuse, agree and change their mind',
    inAllOnly,
    async ({ page, context, at }) => {
      await comeFrom(context, 'DE');
      await expectAsked(page, at, []);
      await page.goto(at('/plans?term=12'));
      await question(page).getByRole('button', { name: 'Refuse' }).click();
      await expect(page).toHaveURL(at('/plans?term=12'));
      await expect(question(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Your Privacy Choices' }).click();
      await page.getByRole('checkbox', { name: 'Measuring' }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status')).toHaveText('Your choices are saved.');
      await expect(page.getByRole('checkbox', { name: 'Measuring' })).toBeChecked();
      await expectAsked(page, at, []);
    },
  );
});

test.describe('The question', () => {
  test.beforeEach(({ context }) => comeFrom(context, 'DE'));

  test('moves nothing, hides nothing, and lets the page be used without an answer', async ({ page, at }) => {
    const letGo = await holdRequests(page.context(), '**/*.js');
    await page.goto(at('/plans'), { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const movedSince = await notedPlaces(page);
    letGo();
    await page.waitForLoadState();
    expect(await movedSince()).toEqual([]);
    const buttons = await question(page).getByRole('button').all();
    const sizes = await Promise.all(buttons.map((button) => button.boundingBox()));
    expect(sizes.map((box) => [box?.width, box?.height])).toEqual(
      sizes.map(() => [sizes[0]?.width, sizes[0]?.height]),
    );
    // It takes less than a third of a phone, and scrolls away with the page.
    expect((await question(page).boundingBox())?.height).toBeLessThan(PHONE.height / 3);
    await page.getByRole('link', { name: 'Sign in to choose' }).first().click();
    await expect(page.getByLabel('Password')).toBeVisible();
  });

  test('comes first by keyboard, both answers alike, and the focus is always seen', async ({ page, at }) => {
    await page.goto(at('/plans'));
    for (const next of [
      page.getByRole('link', { name: 'Skip to content' }),
      page.getByRole('link', { name: 'Merkury Smart' }),
      page.getByRole('link', { name: 'Sign In', exact: true }),
      question(page).getByRole('link', { name: 'Choose one by one' }),
      question(page).getByRole('button', { name: 'Refuse' }),
      question(page).getByRole('button', { name: 'Agree' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
      await expectFocusSeen(page);
    }
    await tabTo(page, page.getByRole('link', { name: 'Your Privacy Choices' }));
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/privacy-choices'));
    await tabTo(page, page.getByRole('checkbox', { name: 'Measuring' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Your choices are saved.');
  });

  for (const path of ['/plans', '/share', '/error', '/privacy-choices'])
    test(`${path} breaks no rule of axe, and fits every screen`, inAllOnly, async ({ page, at }) => {
      await page.goto(at(path));
      await expectAccessibleIn(page);
      await expectFits(page, everyViewport);
    });
});
