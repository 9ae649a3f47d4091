import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type PageClock, pageClock } from './page-clock.ts';

const PATIENCE_MS = 15_000;
/** The window of a phone. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** The network of a slow phone: the time to an answer in milliseconds, and the bytes of a second. */
export const slowNetwork = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;
/** How long a page and the frames of a provider may still work after they have loaded, in milliseconds. */
const SETTLE_MS = 1_500;

/** What the network carried: bytes with headers, and requests. */
type Wire = { bytes: number; requests: number };

/** The measurements of one visit; `untouched` is what the network carried before the touch, `wire` in all. */
export type Visited = PageClock & { untouched: Wire; wire: Wire };

/** Visits a page on a slow phone, in a new window. `touch` is what the person does on the page once it has loaded. */
export async function visited(
  context: BrowserContext,
  address: string,
  touch: (page: Page) => Promise<void>,
): Promise<Visited> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(pageClock);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const wire = wireOf(devTools);
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== 200 || page.url() !== address)
    throw new Error(`${address} led to ${page.url()} with ${answer?.status()}`);
  await page.waitForFunction(() => window.pageClock.lcp > 0);
  await page.waitForTimeout(SETTLE_MS);
  const untouched = { ...wire };
  await touch(page);
  const clock = await page.evaluate(() => window.pageClock);
  await page.close();
  return { ...clock, untouched, wire };
}

/** Counts the bytes and requests of the network from now on. */
function wireOf(devTools: CDPSession): Wire {
  const wire: Wire = { bytes: 0, requests: 0 };
  const loading = new Set<string>();
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) return;
    loading.add(requestId);
    wire.requests += 1;
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => {
    if (loading.delete(requestId)) wire.requests -= 1;
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (loading.has(requestId)) wire.bytes += encodedDataLength;
  });
  return wire;
}
