import type { BrowserContext, CDPSession } from '@playwright/test';
import { type PageClock, pageClock } from './page-clock.ts';

const PATIENCE_MS = 15_000;
/** A slow phone on a slow network. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const CPU_SLOWDOWN = 4;
const TYPED = 'typed';

/** The measurements of one visit. Times are in milliseconds since the navigation; 0 for an event that did not happen. */
export type Visited = PageClock & { wire: Wire };

/** The bytes of the network by kind, and the number of requests. */
type Wire = { html: number; script: number; style: number; other: number; requests: number };

/** Visits a page on a slow phone, in a new window. */
export async function visited(
  context: BrowserContext,
  address: string,
  { touches }: { touches: boolean },
): Promise<Visited> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(pageClock);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const wire = wireOf(devTools);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => window.pageClock.lcp > 0);
  // Waits for the rest of the page's own work.
  await page.waitForTimeout(500);
  if (touches) {
    await page.click('input[name=username]');
    await page.waitForFunction(() => window.pageClock.alive > 0);
    await page.waitForTimeout(200);
    await page.locator('input[type=password]').pressSequentially(TYPED);
    const typed = await page.inputValue('input[type=password]');
    if (typed !== TYPED) throw new Error(`${address} lost the typed text: ${typed}`);
  }
  const clock = await page.evaluate(() => window.pageClock);
  await page.close();
  return { ...clock, wire };
}

const kinds = new Map<string, 'html' | 'script' | 'style'>([
  ['Document', 'html'],
  ['Script', 'script'],
  ['Stylesheet', 'style'],
]);

/** Counts the bytes and requests of the network from now on. */
function wireOf(devTools: CDPSession): Wire {
  const wire: Wire = { html: 0, script: 0, style: 0, other: 0, requests: 0 };
  const kindOf = new Map<string, 'html' | 'script' | 'style' | 'other'>();
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) return;
    kindOf.set(requestId, kinds.get(type) ?? 'other');
    wire.requests += 1;
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => {
    if (kindOf.delete(requestId)) wire.requests -= 1;
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) wire[kind] += encodedDataLength;
  });
  return wire;
}
