import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import { SINGLE_PAGE_HOST, startFront } from './brotli-front.ts';
import { feltBars } from './budgets.ts';
import { comparedPages, viewsOf } from './compared-pages.ts';
import { phone, type Visited, visited } from './page-visit.ts';
import { signedInPeople } from './people.ts';
import { startPortal, startSlowPlatform } from './portal-process.ts';
import { builtSinglePage } from './single-page-build.ts';
import { median, printHeading, printTable } from './table.ts';

const RUNS = 3;
const BRAND = 'momentum';
/** A brand without social sign-in, whose scripts are not part of the comparison with the single-page build. */
const PLAIN_BRAND = 'pepper';
const PLAIN_LOGIN = '/login without social sign-in';
const SINGLE_PAGE = '/login, a single-page build';
/** How long the platform takes for each call, in milliseconds. */
const CALL_MS = 300;
/** How long a page and the frames of a provider may still work after they have loaded, in milliseconds. */
const SETTLE_MS = 1_500;
/** How long what a tap loads may take, in milliseconds. */
const AFTER_TAP_MS = 2_000;
/** The field of the sign-in page that is touched first. */
const FIELD = 'input[name=username]';
/** A control that changes nothing: on the pages of a signed-in person it is the menu of the account. */
const CONTROL = `.menu-button:visible, ${FIELD}`;

/** A page as it is visited: its name, its address, and the `Cookie` header of its person. */
type Visit = { what: string; address: string; cookie: string | undefined };

/**
 * Measures what a person feels of each page on a slow phone, with a platform that takes a while for every call; the sign-in
 * page also as a single-page build. Times are reported, not enforced.
 */
export async function benchPages({
  sandboxPort,
  ports,
}: {
  sandboxPort: number;
  ports: () => Promise<number>;
}): Promise<undefined> {
  printHeading(
    `Every page on a slow phone: 390 x 844, 1.6 Mbps, 150 ms round trip, CPU slowed 4 times, ${CALL_MS} ms for a platform call`,
  );
  const executablePath = ensureChromium();
  if (!executablePath) {
    console.log(
      'Not measured: no Chromium here. Name one: CHROMIUM=/path/to/chromium npm run bench -- pages',
    );
    return undefined;
  }
  const platform = await startSlowPlatform(await ports(), sandboxPort, CALL_MS);
  const portal = await startPortal(await ports(), platform.port);
  const port = await ports();
  const singlePageFolder = builtSinglePage();
  const stopFront = await startFront({ port, portalPort: portal.port, singlePageFolder });
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
  const signInPages: Visit[] = [
    { what: PLAIN_LOGIN, address: `http://${PLAIN_BRAND}.localhost:${port}/login`, cookie: undefined },
    { what: SINGLE_PAGE, address: `http://${SINGLE_PAGE_HOST}:${port}/login`, cookie: undefined },
  ];
  visits.splice(1, 0, ...signInPages.slice(0, singlePageFolder ? 2 : 1));
  const seen = new Map<Visit, Visited[]>(visits.map((visit) => [visit, []]));
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [visit, all] of seen) all.push(await seenBy(browser, visit));
  } finally {
    await browser.close();
    await stopFront();
  }
  await Promise.all([portal.stop(), platform.stop()]);
  report(seen);
  return undefined;
}

/** Visits a page in a new browser; a person who is signed in has come there by the sign-in page and My Plan. */
async function seenBy(browser: Browser, { address, cookie }: Visit): Promise<Visited> {
  const context = await browser.newContext(phone);
  if (cookie) await arrive(context, address, cookie);
  const visit = await visited(context, address, { touch: tapControl, settleMs: SETTLE_MS });
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
    const of = (figure: (visit: Visited) => number) => median(visits.map(figure));
    const lcp = of((visit) => visit.lcp);
    const shift = of((visit) => visit.shift);
    const press = of((visit) => visit.press);
    const over = [
      cookie && lcp >= feltBars.largestPaintMs ? 'paint' : [],
      shift > feltBars.shift ? 'shift' : [],
      press >= feltBars.pressMs ? 'press' : [],
    ].flat();
    return [
      what,
      Math.round(of((visit) => visit.firstByte)),
      Math.round(of((visit) => visit.firstPaint)),
      Math.round(lcp),
      shift.toFixed(3),
      Math.round(of((visit) => visit.blocked)),
      Math.round(press),
      of(({ wire }) => wire.html + wire.script + wire.style + wire.other),
      of(({ wire }) => wire.requests),
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
      '',
    ],
    rows,
  );
  console.log(
    `Milliseconds; medians of ${RUNS} visits in turn, a new browser each. Bytes and requests are those until a tap on the first control, and\n` +
      `what it loads; a signed-in person has come by the sign-in page and My Plan, so their files are there. Bars: largest paint of a signed-in page under\n` +
      `${feltBars.largestPaintMs} ms, shift at most ${feltBars.shift}, a press answered within ${feltBars.pressMs} ms.`,
  );
  const [ours, theirs] = [PLAIN_LOGIN, SINGLE_PAGE].map((name) => {
    const visits = [...seen].find(([{ what }]) => what === name)?.[1] ?? [];
    return visits.length > 0 ? median(visits.map(({ lcp }) => lcp)) : undefined;
  });
  if (ours === undefined || theirs === undefined) {
    console.log('Not compared: the single-page application could not be installed.');
    return;
  }
  const times = theirs / ours;
  console.log(
    `${PLAIN_LOGIN} is painted ${times.toFixed(1)} times sooner than the single-page build, at least ${feltBars.timesSinglePage}: ` +
      `${times >= feltBars.timesSinglePage ? 'within' : 'OVER'}.`,
  );
}
