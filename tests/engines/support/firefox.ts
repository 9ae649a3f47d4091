import { type Browser, launch } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/engines.ts';
import type { Engine } from './engine.ts';
import { puppeteerWindow } from './puppeteer-window.ts';

/** Firefox by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  switchesScriptOff: true,
  async start() {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('No Firefox: install one (Debian: apt-get install firefox-esr)');
    const started = (extraPrefsFirefox: Record<string, unknown>) =>
      launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
    const browser = await started({});
    // Firefox switches scripts off for a whole process, so windows without scripts have a process of their own.
    let scriptless: Browser | undefined;
    return {
      answersAfterBack: true,
      async open({ script } = { script: true }) {
        if (script) return puppeteerWindow(await browser.createBrowserContext(), script);
        scriptless ??= await started({ 'javascript.enabled': false });
        return puppeteerWindow(await scriptless.createBrowserContext(), script);
      },
      async stop() {
        await browser.close();
        await scriptless?.close();
      },
    };
  },
};
