import type { Page } from '@playwright/test';
import { usualIf } from '../../support/suite.ts';
import { hold, type Viewport } from '../support/fits.ts';
import { sendForm } from '../support/page-rows.ts';
import { expect, signedInBy, test } from '../support/portal-test.ts';

type Press = {
  what: string;
  brand: 'geeni' | 'momentum' | 'notion';
  who: string;
  path: string;
  /** The plan that is chosen first; none where the address names it. */
  planId?: string;
  /** How many facts the press has: charges, renewal, and what a law asks to be read. */
  facts: number;
  /** The languages of the usual run. */
  usual: readonly string[];
};

const presses: readonly Press[] = [
  {
    what: 'an upgrade',
    brand: 'geeni',
    who: 'owner',
    path: '/order-summary',
    planId: 'plan-geeni_premium_m',
    facts: 2,
    usual: ['en', 'ar'],
  },
  {
    what: 'a change in a trial, from Germany',
    brand: 'geeni',
    who: 'european',
    path: '/order-summary',
    planId: 'plan-geeni_premium_m',
    facts: 3,
    usual: ['de'],
  },
  {
    what: 'a trial, handed over to the provider’s page',
    brand: 'notion',
    who: 'newcomer',
    path: '/order-summary',
    planId: 'plan-notion_premium_m',
    facts: 2,
    usual: ['en', 'de'],
  },
  {
    what: 'a trial, with wallets',
    brand: 'momentum',
    who: 'newcomer',
    path: '/checkout?planId=plan-momentum_60_m',
    facts: 2,
    usual: ['en', 'ar'],
  },
  {
    what: 'a plan that is kept',
    brand: 'geeni',
    who: 'pending',
    path: '/keep-plan',
    facts: 2,
    usual: ['de'],
  },
];

const screens: readonly Viewport[] = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 1280, height: 720 },
];
/** A low window shows less than the block at twice the text, so that it is measured where it has to fit. */
const ways: readonly Viewport[] = [
  ...screens,
  ...screens.map((screen): Viewport => ({ ...screen, text: 'root' })),
  { width: 360, height: 640, text: 'web view' },
];

for (const locale of ['en', 'de', 'ar'])
  test.describe(`What binds is in view, in ${locale}`, () => {
    test.use({ locale });
    for (const { what, brand, who, path, planId, facts, usual } of presses)
      test(what, usualIf(usual.includes(locale)), async ({ page, context, at }) => {
        await signedInBy(context, at, who, brand);
        if (planId) {
          await page.goto(at('/plans', brand), { waitUntil: 'domcontentloaded' });
          await sendForm(page, '/api/plans/choose', { planId, confirmed: 'yes' });
        }
        await page.goto(at(path, brand));
        const tick = page.locator('.order-bar input[name=terms]');
        if ((await tick.count()) > 0) await tick.check();
        await expect(page.locator('.order-terms > p')).toHaveCount(facts);
        await expect(press(page)).toBeEnabled();
        const browser = await context.newCDPSession(page);
        // At twice the text, a phone does not show the sentence of a law beside the others.
        const fitting = ways.filter(({ text, width }) => facts < 3 || !text || width > 412);
        for (const way of fitting) {
          await hold(page, browser, way);
          for (const from of ['top', 'end'] as const)
            await expect
              .poll(() => page.evaluate(unseen, from), { message: `${JSON.stringify(way)} from the ${from}` })
              .toEqual([]);
        }
      });
  });

/** The button that orders: the last of the bar that is shown. */
function press(page: Page) {
  return page.locator('.order-bar .order-actions button:visible').last();
}

/**
 * Runs in the page: what of the block a person does not see at the top of the page, and when a key brings the press into view from
 * there or from the end of the page. Who has scrolled past a part of the block has seen it.
 */
function unseen(from: 'top' | 'end'): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('.order-bar .order-actions button')];
  const button = buttons.findLast((each) => each.checkVisibility());
  if (!button) return ['no press'];
  window.scrollTo({ top: from === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
  const isPast = from === 'end' && button.getBoundingClientRect().bottom > 0;
  if (isPast) window.scrollTo({ top: 0, behavior: 'instant' });
  const resting = isSeen(button) ? facts() : [];
  button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return [...resting, ...(isSeen(button) ? facts() : ['the press'])];

  function facts(): string[] {
    const parts = document.querySelectorAll('.order-terms > p, .order-consent, .order-bar .checkbox');
    return [...parts].filter((each) => !isSeen(each)).map(({ textContent }) => textContent ?? '');
  }
  /** True where nothing covers a line of it, and it is whole on the screen. */
  function isSeen(element: Element): boolean {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 1) return false;
    const bar = element.closest('.order-bar');
    return [top + 4, bottom - 4].every((y) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && bar?.contains(hit) === true;
    });
  }
}
