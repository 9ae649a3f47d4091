import { launch } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';
import type { Engine } from './engine.ts';
import { puppeteerWindow } from './puppeteer-window.ts';

/** Chromium by its own protocol. Most of its tests are in tests/browser. */
export const chromium: Engine = {
  name: 'Chromium',
  switchesScriptOff: false,
  async start() {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium: run npm test once, which installs it');
    const browser = await launch({ executablePath, headless: true, args: chromiumArguments });
    return {
      answersAfterBack: true,
      open: async () => puppeteerWindow(await browser.createBrowserContext(), true),
      stop: () => browser.close(),
    };
  },
};
