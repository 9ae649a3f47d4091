import { pageClock } from './page-clock.mjs';

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

/**
 * The measurements of one visit. Times are in milliseconds since the navigation; 0 for an event that did not happen.
 * @typedef {object} Visited
 * @property {number} lcp largest contentful paint
 * @property {number} usable the password field is painted and accepts text
 * @property {number} touch the form was first touched
 * @property {number} alive a submit of the form is handled by script
 * @property {number} shift cumulative layout shift
 * @property {number} blocked long tasks beyond 50 ms each, before the touch
 * @property {number} blockedByTouch the same after the touch
 * @property {{ html: number, script: number, style: number, other: number, requests: number }} wire bytes of the network,
 *   headers included, and the number of requests
 */

/**
 * Visits a page on a slow phone, in a new window.
 * @param {import('@playwright/test').BrowserContext} context its cache has the files of earlier visits
 * @param {string} address
 * @param {{ touches: boolean }} manner whether the visit types into the form once the page is idle
 * @returns {Promise<Visited>}
 */
export async function visited(context, address, { touches }) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(pageClock);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const wire = wireOf(devTools);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.pageClock.lcp > 0);
  // Waits for the rest of the page's own work.
  await page.waitForTimeout(500);
  if (touches) {
    await page.click('input[name=username]');
    await page.waitForFunction(() => globalThis.pageClock.alive > 0);
    await page.waitForTimeout(200);
    await page.locator('input[type=password]').pressSequentially(TYPED);
    const typed = await page.inputValue('input[type=password]');
    if (typed !== TYPED) throw new Error(`${address} lost the typed text: ${typed}`);
  }
  const clock = await page.evaluate(() => globalThis.pageClock);
  await page.close();
  return { ...clock, wire };
}

const kinds = new Map([
  ['Document', 'html'],
  ['Script', 'script'],
  ['Stylesheet', 'style'],
]);

/** Counts the bytes and requests of the network from now on. */
function wireOf(devTools) {
  const wire = { html: 0, script: 0, style: 0, other: 0, requests: 0 };
  const kindOf = new Map();
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
