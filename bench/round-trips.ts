import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { leadsTo } from '../tests/support/html.ts';
import { type PageState, pageStates, planChoice, plansOf } from '../tests/support/page-states.ts';
import { brandKeys, measuredPages, roundTripBar } from './budgets.ts';
import { comparedBrands } from './compared-pages.ts';
import { sessionCookie, startPortal, startSlowPlatform } from './portal-process.ts';
import { requestOnce } from './requests.ts';
import { browserWith } from './signed-in-browser.ts';
import { printHeading, printTable } from './table.ts';

/**
 * What is asked at several brands at once: its name, as whom, and how many of its platform calls may run one after another.
 * `because`: why that is more than one.
 */
type Visit = { what: string; as: string; bar: number; because?: string | undefined };
/** A visit to make: `ready` brings its people there, and returns how they look, which they do twice. */
type Planned = Visit & { ready: () => Promise<() => Promise<unknown>> };
/** A visit with the calls of its first and of its later view. */
type Visited = Visit & { first: Calls; later: Calls };

/** The bar of a page that has to know something of the account before it can ask the rest. */
const TWO_DEEP = 2;
/** How long what an answer does not wait for may take, in milliseconds. */
const SETTLE_MS = 200;

/**
 * Measures how many platform calls a page makes, and how many of them run one after another, in every state in which it
 * calls the platform. The platform holds every call until the calls that were sent at the same time have come. Returns the
 * pages over the limit, in words.
 */
export async function benchRoundTrips({
  sandboxPort,
  ports,
}: {
  sandboxPort: number;
  ports: () => Promise<number>;
}): Promise<string[]> {
  printHeading('Platform calls of a page');
  const platform = await startSlowPlatform(await ports(), sandboxPort);
  const portal = await startPortal(await ports(), platform.port);
  const cookies = new Map(
    await Promise.all(brandKeys.map(async (key) => [key, await sessionCookie(portal.port, key)] as const)),
  );
  const signIn = await callsOf(platform.port);
  const visits: Planned[] = [
    ...visitsOfPages(portal.port, cookies),
    ...pageStates.filter(isNoMeasuredPage).map((state) => visitOfState(portal.port, state)),
    visitOfChoice(portal.port),
  ];
  const visited: Visited[] = [];
  for (const { ready, ...visit } of visits) {
    const view = await ready();
    await pause(SETTLE_MS);
    await callsOf(platform.port);
    await view();
    const first = await callsOf(platform.port);
    await view();
    visited.push({ ...visit, first, later: await callsOf(platform.port) });
  }
  await Promise.all([portal.stop(), platform.stop()]);
  visited.push({ what: 'a sign-in', as: 'owner', bar: roundTripBar, first: signIn, later: signIn });
  return report(visited);
}

/** Every page, as a visitor and as the owner, at every brand. */
function visitsOfPages(port: number, cookies: ReadonlyMap<string, string>): Planned[] {
  return measuredPages.flatMap(({ path, signedIn }) =>
    ['visitor', 'owner']
      .filter((as) => as === 'owner' || !signedIn)
      .map((as) => ({
        what: path,
        as,
        bar: roundTripBar,
        ready: async () => () =>
          Promise.all(
            brandKeys.map((brand) => {
              const headers = as === 'owner' ? { cookie: cookies.get(brand) ?? '' } : {};
              return requestOnce({ port, host: `${brand}.localhost:${port}`, path, headers });
            }),
          ),
      })),
  );
}

/** True for a state that is more than a page which the owner opens. */
function isNoMeasuredPage({ page, persona }: PageState): boolean {
  return persona !== 'owner' || !measuredPages.some(({ path }) => path === page);
}

/** A page in a state, at the brands that have it: each with a session of its own, which has come there. */
function visitOfState(port: number, { page, persona, brands, ready, isTwoDeepBecause }: PageState): Planned {
  return {
    what: page,
    as: persona,
    bar: isTwoDeepBecause === undefined ? roundTripBar : TWO_DEEP,
    because: isTwoDeepBecause,
    ready: atEach(brands, async (brand) => {
      const who = browserWith(port, brand, await sessionCookie(port, brand, persona));
      const path = await ready(who, brand);
      return async () => {
        const answer = await who.get(path);
        const to = leadsTo(answer);
        if (answer.status !== 200 || to !== undefined)
          throw new Error(`${page} of ${brand}: ${path} answered ${answer.status} ${to ?? ''}`);
      };
    }),
  };
}

/** The choice of a plan, which the chooser's page has already decided: it calls nothing. */
function visitOfChoice(port: number): Planned {
  return {
    what: 'the button “Change Plan”',
    as: 'owner',
    bar: 0,
    ready: atEach(comparedBrands, async (brand) =>
      planChoice(browserWith(port, brand, await sessionCookie(port, brand)), plansOf(brand).larger),
    ),
  };
}

/** Brings somebody of each brand there, and returns how all of them look at once. */
function atEach(
  brands: readonly string[],
  ready: (brand: string) => Promise<() => Promise<unknown>>,
): Planned['ready'] {
  return async () => {
    const views = await Promise.all(brands.map(ready));
    return () => Promise.all(views.map((view) => view()));
  };
}

/** Prints a row for each visit that calls the platform, or must not. Returns the visits over their bar, in words. */
function report(visited: readonly Visited[]): string[] {
  const shown = visited.filter(({ bar, first, later }) => bar === 0 || first.most + later.most > 0);
  const isOver = ({ bar, first, later }: Visited) => Math.max(first.depth, later.depth) > bar;
  printTable(
    ['page', 'as', 'calls, first view', 'deep', 'calls, later view', 'deep', 'bar', ''],
    shown.map((visit) => [
      visit.what,
      visit.as,
      visit.first.most,
      visit.first.depth,
      visit.later.most,
      visit.later.depth,
      visit.bar,
      isOver(visit) ? 'OVER' : 'within',
    ]),
  );
  console.log(
    'The most of any brand; deep: how many one after another. No other page calls the platform. The first view of a page\n' +
      'asks for what the portal then keeps for all people of a brand for five minutes.',
  );
  for (const { what, bar, because } of shown)
    if (because !== undefined) console.log(`${what}: ${bar} deep, ${because}.`);
  return shown.filter(isOver).map(({ what, bar }) => `${what}: more than ${bar} deep`);
}

/** The calls that the slow proxy held, with how many waves of calls were before each. */
const heldCalls = z.array(z.object({ brand: z.string(), wave: z.number() }));
type Calls = { most: number; depth: number };

/** Of the calls since the last reading: the most that one brand made, and the most that ran one after another. */
async function callsOf(port: number): Promise<Calls> {
  const { text } = await requestOnce({ port, host: 'platform.localhost', path: '/bench/calls' });
  const byBrand = Map.groupBy(heldCalls.parse(JSON.parse(text)), ({ brand }) => brand);
  return {
    most: Math.max(0, ...[...byBrand.values()].map(({ length }) => length)),
    depth: Math.max(0, ...[...byBrand.values()].flat().map(({ wave }) => wave)),
  };
}
