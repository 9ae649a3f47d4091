import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { askView, type ComparedPage } from './compared-pages.ts';
import { requestOnce } from './requests.ts';
import { type RunningTree, startTree } from './tree-process.ts';
import type { BuiltTree } from './wrangler-config.ts';

/** The rows that one view of a page writes: some seconds after the person's last view, and right after it. */
export type WrittenRows = { apart: number; close: number };

/** How long after the last view of the same person a view is that stands apart, in milliseconds. */
export const APART_MS = 2_000;
/** How long what an answer does not wait for may take, in milliseconds. */
const SETTLE_MS = 100;

/** Counts the rows that Durable Objects write for a view of each page, by all sessions at once. Returns them by its name. */
export async function countRows(
  tree: BuiltTree,
  pages: readonly ComparedPage[],
  ports: () => Promise<number>,
): Promise<Map<string, WrittenRows>> {
  const running = await startTree(tree, ports, { countsWrites: true });
  const counts = new Map<string, WrittenRows>();
  for (const page of pages) {
    // The first views of a page write what is kept for later ones.
    await rowsOfViews(running, page);
    await pause(APART_MS);
    const apart = await rowsOfViews(running, page);
    counts.set(page.what, { apart, close: await rowsOfViews(running, page) });
  }
  await running.stop();
  return counts;
}

const told = z.object({ rows: z.number() });

/** The rows that one view of a page writes, on average over one view of each session. */
async function rowsOfViews({ portal: { port }, viewsOf }: RunningTree, page: ComparedPage): Promise<number> {
  const views = viewsOf(page);
  await rowsSoFar(port);
  await Promise.all(views.map((view) => askView(port, view)));
  await pause(SETTLE_MS);
  return (await rowsSoFar(port)) / views.length;
}

/** The rows since the last reading. */
async function rowsSoFar(port: number): Promise<number> {
  const { text } = await requestOnce({ port, host: `geeni.localhost:${port}`, path: '/bench/writes' });
  return told.parse(JSON.parse(text)).rows;
}
