import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import { startFront } from './brotli-front.ts';
import { feltBars } from './budgets.ts';
import { comparedPages, viewsOf } from './compared-pages.ts';
import { phone, slowNetwork, type Visited, visited } from './page-visit.ts';
import { signedInPeople } from './people.ts';
import { startPortal, startSandbox, startSlowPlatform } from './portal-process.ts';
import { median, printHeading, printTable, verdict } from './table.ts';

const RUNS = 3;
const BRAND = 'momentum';
/** A brand without social sign-in, whose scripts are not part of the comparison with a single-page build. */
const PLAIN_BRAND = 'pepper';
const PLAIN_LOGIN = '/login without social sign-in';
/**
 * The same form as a single-page build of React, MUI, Redux and React Router, November 2026: the bytes after brotli that have
 * to arrive before its first paint, in requests one after another.
 */
const singlePage = { bytes: 164_718, requests: 2 };
/** How long the platform takes for each call, in milliseconds. */
const CALL_MS = 300;
/** How long what a tap loads may take, in milliseconds. */
const AFTER_TAP_MS = 2_000;
/** The field of the sign-in page that is touched first. */
const FIELD = 'input[name=username]';
/** A control that changes nothing: on the pages of a signed-in person it is the menu of the account. */
const CONTROL = `.menu-button:visible, ${FIELD}`;

/** A page as it is visited: its name, its address, and the `Cookie` header of its person. */
type Visit = { what: string; address: string; cookie: string | undefined };

/**
 * Measures what a person feels of each page on a slow phone, with a platform that takes a while for every call. Times
 * are reported, not enforced.
 */
export async function benchPages(ports: () => Promise<number>): Promise<void> {
  printHeading(
    `Every page on a slow phone: 390 x 844, 1.6 Mbps, 150 ms round trip, CPU slowed 4 times, ${CALL_MS} ms for a platform call`,
  );
  const executablePath = ensureChromium();
  if (!executablePath) {
    console.log(
      'Not measured: no Chromium here. Name one: CHROMIUM=/path/to/chromium npm run bench -- pages',
    );
    return;
  }
  const sandbox = await startSandbox(await ports());
  const platform = await startSlowPlatform(await ports(), sandbox.port, CALL_MS);
  const portal = await startPortal(await ports(), platform.port);
  const port = await ports();
  const stopFront = await startFront(port, portal.port);
  const origin = `http://${BRAND}.localhost:${port}`;
  const once = { brands: [BRAND], each: 1 };
  const owners = await signedInPeople(portal.port, { ...once, ordering: false });
  const people = {
    owners,
    rareOwners: owners,
    buyers: await signedInPeople(portal.port, { ...once, ordering: true }),
  };
  const visits: Visit[] = comparedPages.flatMap((page) =>
    viewsOf(page, people).map(({ path, cookie }) => ({ what: page.what, address: origin + path, cookie })),
  );
  const plainLogin = `http://${PLAIN_BRAND}.localhost:${port}/login`;
  visits.splice(1, 0, { what: PLAIN_LOGIN, address: plainLogin, cookie: undefined });
  const seen = new Map<Visit, Visited[]>(visits.map((visit) => [visit, []]));
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [visit, all] of seen) all.push(await seenBy(browser, visit));
  } finally {
    await browser.close();
    await stopFront();
  }
  await Promise.all([portal.stop(), platform.stop(), sandbox.stop()]);
  report(seen);
}

/** Visits a page in a new browser; a person who is signed in has come there by the sign-in page and My Plan. */
async function seenBy(browser: Browser, { address, cookie }: Visit): Promise<Visited> {
  const context = await browser.newContext(phone);
  if (cookie) await arrive(context, address, cookie);
  const visit = await visited(context, address, tapControl);
  await context.close();
  return visit;
}

/** Gives a browser the session, and what it keeps of the sign-in page, whose form is touched, and of My Plan. */
async function arrive(context: BrowserContext, address: string, cookie: string): Promise<void> {
  const { hostname, origin } = new URL(address);
  const [name = '', value = ''] = cookie.split('=', 2);
  const page = await context.newPage();
  await page.goto(`${origin}/login`, { waitUntil: 'load' });
  await page.locator(FIELD).tap();
  await page.waitForLoadState('networkidle');
  await context.addCookies([
    { name, value, domain: hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
  await page.goto(`${origin}/subscriptions`, { waitUntil: 'load' });
  await page.close();
}

/** Taps the first control that changes nothing, and waits for the paint after it and for what it loads. */
async function tapControl(page: Page): Promise<void> {
  await page.locator(CONTROL).first().tap();
  await page.waitForTimeout(AFTER_TAP_MS);
}

function report(seen: ReadonlyMap<Visit, readonly Visited[]>): void {
  const rows = [...seen].map(([{ what, cookie }, visits]) => {
    const of = (figure: (visit: Visited) => number) => Math.round(median(visits.map(figure)));
    const shift = median(visits.map((visit) => visit.shift));
    const [lcp, press] = [of((visit) => visit.lcp), of((visit) => visit.press)];
    const [bytes, requests] = [
      of(({ untouched }) => untouched.bytes),
      of(({ untouched }) => untouched.requests),
    ];
    const over = [
      cookie && lcp >= feltBars.largestPaintMs ? 'paint' : [],
      shift > feltBars.shift ? 'shift' : [],
      press >= feltBars.pressMs ? 'press' : [],
      !cookie && bytes > feltBars.untouched.bytes ? 'bytes' : [],
      !cookie && requests > feltBars.untouched.requests ? 'requests' : [],
    ].flat();
    return [
      what,
      of((visit) => visit.firstByte),
      of((visit) => visit.firstPaint),
      lcp,
      shift.toFixed(3),
      of((visit) => visit.blocked),
      press,
      bytes,
      requests,
      of(({ wire }) => wire.bytes),
      over.length === 0 ? 'within' : `OVER: ${over.join(', ')}`,
    ];
  });
  printTable(
    [
      'page',
      'first byte',
      'first paint',
      'largest paint',
      'shift',
      'blocked',
      'press',
      'bytes',
      'requests',
      'bytes, tapped',
      '',
    ],
    rows,
  );
  const { bytes, requests } = feltBars.untouched;
  console.log(
    `Milliseconds; medians of ${RUNS} visits in turn, a new browser each. Bytes and requests are those before a tap on the first control;\n` +
      `"tapped" has what that loads. A signed-in person has come by the sign-in page and My Plan, so their files are there. Bars: largest paint of a\n` +
      `signed-in page under ${feltBars.largestPaintMs} ms, shift at most ${feltBars.shift}, a press answered within ${feltBars.pressMs} ms, a visitor's page at most ${bytes.toLocaleString('en')} bytes in ${requests} requests.`,
  );
  const login = [...seen].find(([{ what }]) => what === PLAIN_LOGIN)?.[1] ?? [];
  const ours = median(login.map(({ lcp }) => lcp));
  const { latency, downloadThroughput } = slowNetwork;
  const theirs = singlePage.requests * latency + (1_000 * singlePage.bytes) / downloadThroughput;
  console.log(
    `${PLAIN_LOGIN} is painted ${(theirs / ours).toFixed(1)} times sooner than this network lets a single-page build (${Math.round(theirs)} ms), at least ` +
      `${feltBars.timesSinglePage}: ${verdict(theirs / ours >= feltBars.timesSinglePage)}.`,
  );
}
