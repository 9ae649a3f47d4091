import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.mjs';
import { EMPTY_PAGE, startFront } from './brotli-front.mjs';
import { pageClock } from './page-clock.mjs';
import { median, printHeading, printTable } from './table.mjs';

const RUNS = 5;
const BRAND = 'geeni';
const PATIENCE_MS = 15_000;
/** A slow phone on a slow network. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const CPU_SLOWDOWN = 4;

/** What a person notices of the sign-in page on a slow phone, beside a page with nothing on it. */
export async function benchThrottled({ portal, ports }) {
  printHeading('Sign-in on a slow phone: 1.6 Mbps, 150 ms round trip, CPU slowed 4 times, nothing cached');
  const executablePath = ensureChromium();
  if (!executablePath) {
    console.log('Not measured: no Chromium here. Name one: CHROMIUM=/path/to/chromium npm run bench');
    return;
  }
  const port = await ports();
  const stopFront = await startFront(port, portal.port);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const origin = `http://${BRAND}.localhost:${port}`;
  const runs = { login: [], empty: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      runs.empty.push(await visited(browser, origin + EMPTY_PAGE, false));
      runs.login.push(await visited(browser, `${origin}/login`, true));
    }
  } finally {
    await browser.close();
    await stopFront();
  }
  report(runs);
}

async function visited(browser, address, touches) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(pageClock);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.pageClock.lcp > 0);
  // Whatever the page still has to do of its own accord.
  await page.waitForTimeout(500);
  if (touches) {
    await page.click('input[name=username]');
    await page.waitForFunction(() => globalThis.pageClock.alive > 0);
    await page.waitForTimeout(200);
  }
  const clock = await page.evaluate(() => globalThis.pageClock);
  await context.close();
  return clock;
}

function report({ login, empty }) {
  const row = (what, runs, figures) => [what, ...figures.map((figure) => figure && middle(runs.map(figure)))];
  const common = [({ lcp }) => lcp];
  printTable(
    ['page', 'LCP', 'password field', 'alive after touch', 'blocked', 'blocked by touch', 'layout shift'],
    [
      row('empty page', empty, [...common, '', '', ({ blocked }) => blocked, '', ({ shift }) => shift]),
      row('/login', login, [
        ...common,
        ({ field }) => field,
        ({ alive, touch }) => alive - touch,
        ({ blocked }) => blocked,
        ({ blockedByTouch }) => blockedByTouch,
        ({ shift }) => shift,
      ]),
    ],
  );
  console.log(
    `Milliseconds, median of ${RUNS}; brotli at level 4 in front. Blocked: long tasks beyond 50 ms each.`,
  );
}

function middle(figures) {
  const figure = median(figures);
  return figure >= 10 ? Math.round(figure) : Number(figure.toFixed(3));
}
