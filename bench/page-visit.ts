import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type PageClock, pageClock } from './page-clock.ts';

const PATIENCE_MS = 15_000;
/** The window of a phone. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** A slow phone on a slow network. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const CPU_SLOWDOWN = 4;
/** How long the rest of a page's own work may take, in milliseconds. */
const SETTLE_MS = 500;

/** The measurements of one visit. Times are in milliseconds since the navigation; 0 for an event that did not happen. */
export type Visited = PageClock & { wire: Wire };

/** The bytes of the network by kind, and the number of requests. */
type Wire = { html: number; script: number; style: number; other: number; requests: number };

/**
 * Visits a page on a slow phone, in a new window. `touch` is what the person does on the page once it has loaded; `settleMs`
 * is how long the page may still work before that.
 */
export async function visited(
  context: BrowserContext,
  address: string,
  { touch, settleMs = SETTLE_MS }: { touch?: (page: Page) => Promise<void>; settleMs?: number } = {},
): Promise<Visited> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(pageClock);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const wire = wireOf(devTools);
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== 200 || page.url() !== address)
    throw new Error(`${address} led to ${page.url()} with ${answer?.status()}`);
  await page.waitForFunction(() => window.pageClock.lcp > 0);
  await page.waitForTimeout(settleMs);
  if (touch) await touch(page);
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
