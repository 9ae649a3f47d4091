import { type BrowserContext, ElementHandle, type Frame, type KeyInput } from 'puppeteer-core';
import { vi } from 'vitest';
import { type EngineWindow, FIND, type Key, type Named } from './engine.ts';

/** How long something may take to be there, in milliseconds: longer than any busy machine needs. */
const PATIENCE_MS = 30_000;

const keys: Record<Key, KeyInput[]> = {
  Tab: ['Tab'],
  'Shift+Tab': ['Shift', 'Tab'],
  Enter: ['Enter'],
  Escape: ['Escape'],
  Space: [' '],
  ArrowDown: ['ArrowDown'],
};

/** Opens a window by WebDriver BiDi or the protocol of Chromium. `script` is false where scripts are switched off. */
export async function puppeteerWindow(context: BrowserContext, script: boolean): Promise<EngineWindow> {
  const page = await context.newPage();
  let frame: Frame = page.mainFrame();
  const find = async ({ kind, name }: Named): Promise<ElementHandle> => {
    const found = await frame.evaluateHandle(called(FIND, [kind, name]));
    if (!(found instanceof ElementHandle)) throw new Error(`there is no ${kind} named ${name}`);
    return found;
  };
  const clickable = async (what: Named): Promise<ElementHandle> => {
    const found = await find(what);
    await found.scrollIntoView();
    await found.clickablePoint();
    return found;
  };
  return {
    ask: (body, ...values) => frame.evaluate(called(body, values)),
    address: async () => page.url(),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    async press(what) {
      // What a script has just moved, such as a dialog that becomes modal, cannot be clicked for a moment.
      if (script)
        return (await vi.waitFor(() => clickable(what), { timeout: PATIENCE_MS, interval: 50 })).click();
      const found = await find(what);
      // Puppeteer waits for a promise of the page, which never settles without scripts.
      const { x, y } = await found.evaluate((node) => {
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = node.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.click(x, y);
    },
    async type(what, text) {
      const field = await find(what);
      await field.evaluate((node) => node instanceof HTMLInputElement && node.select());
      await field.type(text);
    },
    async strike(key) {
      const [last, ...held] = keys[key].toReversed();
      if (!last) return;
      for (const modifier of held) await page.keyboard.down(modifier);
      await page.keyboard.press(last);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    async within(title, act) {
      const element = await page.$(`iframe[title="${title}"]`);
      const inner = await element?.contentFrame();
      if (!inner) throw new Error(`there is no frame titled ${title}`);
      frame = inner;
      await act();
      frame = page.mainFrame();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

/** The expression that calls a script's text with values. */
function called(body: string, values: readonly unknown[]): string {
  return `(function () {${body}}).apply(null, ${JSON.stringify(values)})`;
}
