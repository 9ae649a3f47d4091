import * as z from 'zod';
import { brandKeys, measuredPages, roundTripBar } from './budgets.ts';
import { ownerCookie, startPortal, startSlowPlatform } from './portal-process.ts';
import { requestOnce } from './requests.ts';
import { printHeading, printTable } from './table.ts';

/**
 * Measures how many platform calls a page makes, and how many of them run one after another. The platform holds every call
 * until the calls that were sent at the same time have come. Returns the pages over the limit, in words.
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
  const views = measuredPages.flatMap(({ path, signedIn }) =>
    ['visitor', 'owner'].filter((as) => as === 'owner' || !signedIn).map((as) => ({ path, as })),
  );
  const cookies = new Map(
    await Promise.all(
      brandKeys.map(async (brand) => [brand, await ownerCookie(portal.port, brand)] as const),
    ),
  );
  const signIn = await callsOf(platform.port);
  const rows: Row[] = [];
  for (const { path, as } of views) {
    const view = () =>
      Promise.all(
        brandKeys.map((brand) => {
          const headers = as === 'owner' ? { cookie: cookies.get(brand) ?? '' } : {};
          return requestOnce({ port: portal.port, host: `${brand}.localhost:${portal.port}`, path, headers });
        }),
      );
    await view();
    const first = await callsOf(platform.port);
    await view();
    const later = await callsOf(platform.port);
    if (first.most + later.most > 0) rows.push(row([path, as], { first, later }));
  }
  await Promise.all([portal.stop(), platform.stop()]);
  rows.push(row(['a sign-in', 'owner'], { first: signIn, later: signIn }));
  printTable(['page', 'as', 'calls, first view', 'deep', 'calls, later view', 'deep', 'bar'], rows);
  console.log(
    `The most of any brand; deep: how many one after another, at most ${roundTripBar}. No other page calls the platform. ` +
      `The first view\nasks for what the portal then keeps for all people of a brand for five minutes.`,
  );
  return rows.filter((cells) => cells.at(-1) === 'OVER').map(([path]) => `${path}: more than one round trip`);
}

function row(names: readonly string[], { first, later }: { first: Calls; later: Calls }): Row {
  const isWithin = Math.max(first.depth, later.depth) <= roundTripBar;
  return [...names, first.most, first.depth, later.most, later.depth, isWithin ? 'within' : 'OVER'];
}

/** The calls that the slow proxy held, with how many waves of calls were before each. */
const heldCalls = z.array(z.object({ brand: z.string(), wave: z.number() }));
type Calls = { most: number; depth: number };
type Row = (string | number)[];

/** Of the calls since the last reading: the most that one brand made, and the most that ran one after another. */
async function callsOf(port: number): Promise<Calls> {
  const { text } = await requestOnce({ port, host: 'platform.localhost', path: '/bench/calls' });
  const byBrand = Map.groupBy(heldCalls.parse(JSON.parse(text)), ({ brand }) => brand);
  return {
    most: Math.max(0, ...[...byBrand.values()].map(({ length }) => length)),
    depth: Math.max(0, ...[...byBrand.values()].flat().map(({ wave }) => wave)),
  };
}
