import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import { EMPTY_PAGE, SINGLE_PAGE_HOST, startFront } from './brotli-front.ts';
import { phone, type Visited, visited } from './page-visit.ts';
import { builtSinglePage } from './single-page-build.ts';
import { median, printHeading, printTable } from './table.ts';

const RUNS = 7;
/** How many of the runs, from the first on, have a second view. */
const RUNS_THAT_RETURN = 3;
/** A brand without social sign-in, whose scripts are not part of the comparison. */
const BRAND = 'pepper';
const TYPED = 'typed';

/**
 * Measures the sign-in page on a slow phone, in turn with the same form as a plain single-page application behind the same
 * front, and with an empty page.
 */
export async function benchThrottled({
  portal,
  ports,
}: {
  portal: { port: number };
  ports: () => Promise<number>;
}): Promise<undefined> {
  printHeading('Sign-in on a slow phone: 1.6 Mbps, 150 ms round trip, CPU slowed 4 times');
  const executablePath = ensureChromium();
  if (!executablePath) {
    console.log('Not measured: no Chromium here. Name one: CHROMIUM=/path/to/chromium npm run bench');
    return undefined;
  }
  const port = await ports();
  const singlePageFolder = builtSinglePage();
  const stopFront = await startFront({ port, portalPort: portal.port, singlePageFolder });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const portalOrigin = `http://${BRAND}.localhost:${port}`;
  const runs: Runs = { portal: [], singlePage: [], empty: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext(phone);
      runs.empty.push(await visited(context, portalOrigin + EMPTY_PAGE));
      await context.close();
      const returns = run < RUNS_THAT_RETURN;
      runs.portal.push(await viewed(browser, `${portalOrigin}/login`, returns));
      if (singlePageFolder)
        runs.singlePage.push(await viewed(browser, `http://${SINGLE_PAGE_HOST}:${port}/login`, returns));
    }
  } finally {
    await browser.close();
    await stopFront();
  }
  report(runs);
  if (!singlePageFolder) console.log('Not compared: the single-page application could not be installed.');
  return undefined;
}

/** A first view of a page and, in some runs, a second one. */
type Views = { first: Visited; again: Visited | undefined };
type Runs = { portal: Views[]; singlePage: Views[]; empty: Visited[] };

/** A first view without a cache and, if `returns`, a second view. */
async function viewed(browser: Browser, address: string, returns: boolean): Promise<Views> {
  const context = await browser.newContext(phone);
  const first = await visited(context, address, { touch: typePassword });
  const again = returns ? await visited(context, address, { touch: typePassword }) : undefined;
  await context.close();
  return { first, again };
}

/** Touches the form, waits until its script handles it, and types. Throws if the typed text is lost. */
async function typePassword(page: Page): Promise<void> {
  await page.click('input[name=username]');
  await page.waitForFunction(() => window.pageClock.alive > 0);
  await page.waitForTimeout(200);
  await page.locator('input[type=password]').pressSequentially(TYPED);
  const typed = await page.inputValue('input[type=password]');
  if (typed !== TYPED) throw new Error(`${page.url()} lost the typed text: ${typed}`);
}

/** The compared figures: the name of each, and how it is read from one view. */
const figures: [what: string, figure: (visit: Visited) => number][] = [
  ['largest paint, ms', ({ lcp }) => lcp],
  ['password field takes typing, ms', ({ usable }) => usable],
  ['submit handled by script, ms', aliveIfTouchedAtOnce],
  ['blocked while loading, ms', ({ blocked }) => blocked],
  ['blocked in all, ms', ({ blocked, blockedByTouch }) => blocked + blockedByTouch],
  ['layout shift', ({ shift }) => shift],
  ['HTML on the wire', ({ wire }) => wire.html],
  ['scripts on the wire', ({ wire }) => wire.script],
  ['style sheets and images', ({ wire }) => wire.style + wire.other],
  ['all on the wire', ({ wire }) => wire.html + wire.script + wire.style + wire.other],
  ['requests', ({ wire }) => wire.requests],
];

/** The time of hydration for a person who touches the form as soon as it is usable. */
function aliveIfTouchedAtOnce({ alive, touch, usable }: Visited): number {
  return alive > touch ? usable + alive - touch : alive;
}

function report({ portal, singlePage, empty }: Runs): void {
  const rows = (['first', 'again'] as const).flatMap((view) =>
    figures.map(([what, figure]) => {
      const of = (runs: readonly Views[]) => {
        const views = runs.flatMap((run) => run[view] ?? []);
        return views.length > 0 ? middle(views.map(figure)) : undefined;
      };
      const [ours, theirs] = [of(portal), of(singlePage)];
      const ratio = theirs === undefined || !ours ? '–' : Number((theirs / ours).toPrecision(2));
      return [view === 'first' ? 'first' : 'repeat', what, ours ?? '–', theirs ?? '–', ratio];
    }),
  );
  printTable(['view', 'what', 'portal', 'single page', 'times'], rows);
  console.log(
    `Medians of ${RUNS} visits in turn, ${RUNS_THAT_RETURN} of them twice; both brotli at level 4 by the same front, headers counted. An empty page: ` +
      `${middle(empty.map(({ lcp }) => lcp))} ms.\nThe portal's script loads at the first touch: its time is that of ` +
      `somebody who touches the form as soon as it is there,\nand its bytes are in; the form is sent before that, too, ` +
      `as a plain one. Times: the single page divided by the portal.`,
  );
}

function middle(numbers: readonly number[]): number {
  const figure = median(numbers);
  return figure >= 10 ? Math.round(figure) : Number(figure.toFixed(3));
}
