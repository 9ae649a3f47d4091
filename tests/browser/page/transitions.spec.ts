import type { Page } from '@playwright/test';
import { expect, signedInBy, test } from '../support/portal-test.ts';

/** What a page's reveal says: whether one page turned into the other, and how long its animations take, in milliseconds. */
type Reveal = { moves: boolean; durations: number[] };

/** Writes into each page how it was revealed. */
async function watchReveals(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      const reveal: Reveal = { moves: viewTransition !== null, durations: [] };
      Reflect.set(window, 'reveal', reveal);
      await viewTransition?.ready;
      reveal.durations = document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration));
    }),
  );
}

const revealOf = (page: Page) => page.evaluate((): Reveal => Reflect.get(window, 'reveal'));

test.describe('From page to page', () => {
  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('one page fades into the next in less than 200 ms', async ({ page, context, at }) => {
      await signedInBy(context, at, 'owner');
      await watchReveals(page);
      await page.goto(at('/subscriptions'));
      await page.getByRole('link', { name: 'Payment', exact: true }).click();
      await expect(page).toHaveURL(at('/payment'));
      await expect.poll(async () => (await revealOf(page)).durations.length).toBeGreaterThan(0);
      const { moves, durations } = await revealOf(page);
      expect(moves).toBe(true);
      expect(Math.max(...durations)).toBeLessThan(200);
    });
  });

  test('nothing moves where less motion is asked for', async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner');
    await watchReveals(page);
    await page.goto(at('/subscriptions'));
    await page.getByRole('link', { name: 'Payment', exact: true }).click();
    await expect(page).toHaveURL(at('/payment'));
    expect((await revealOf(page)).moves).toBe(false);
  });
});
