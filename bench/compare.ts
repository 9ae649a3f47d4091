import path from 'node:path';
import { root, step } from '../scripts/prepare.mjs';
import { builtCommit } from './built-copy.ts';
import {
  type Answered,
  askPage,
  type ComparedPage,
  comparedBrands,
  comparedPages,
} from './compared-pages.ts';
import { printComparison } from './comparison-report.ts';
import { type CpuTarget, inTurn, MEASURED_CORE, measureCpu } from './cpu-cost.ts';
import { leaveCore } from './one-core.ts';
import { startEmpty } from './portal-process.ts';
import { type RunningTree, startTree } from './tree-process.ts';
import { builtTreeIn } from './wrangler-config.ts';

/** Slices of each target. */
const SLICES = 20;

/**
 * Measures this checkout and a commit in one run: for each page the CPU time and the bytes of its HTML. Each tree has its own
 * sandbox. A page that answers with something else is named as such.
 */
export async function benchCompare(commit: string, ports: () => Promise<number>): Promise<void> {
  const builds = [path.join(root, 'dist'), builtCommit(commit)].map(builtTreeIn);
  leaveCore(MEASURED_CORE);
  step('Starting both trees, each with its own sandbox, and signing people in…');
  const trees: RunningTree[] = [];
  for (const build of builds) trees.push(await startTree(build, ports, MEASURED_CORE));
  const empty = await startEmpty(await ports(), { core: MEASURED_CORE });
  const host = `${comparedBrands[0]}.localhost:${empty.port}`;
  const targets = new Map<string, CpuTarget>([
    ['empty', { worker: empty, inTurn: inTurn([{ host, path: '/' }]) }],
  ]);
  const answers = await Promise.all(trees.map(answersOf));
  for (const [index, tree] of trees.entries()) {
    const turns = { visitor: { at: 0 }, owner: { at: 0 }, rareOwner: { at: 0 }, buyer: { at: 0 } };
    for (const page of comparedPages) {
      if (answers[index]?.get(page)?.kind !== 'page') continue;
      const views = inTurn(tree.viewsOf(page), turns[page.as]);
      targets.set(targetName(page, index), { worker: tree.portal, inTurn: views });
    }
  }
  step(`Measuring ${targets.size} targets…`);
  const rounds = await measureCpu(targets, SLICES);
  await Promise.all([...trees, empty].map(({ stop }) => stop()));
  const costsOf = (name: string) => rounds.flatMap((round) => round.get(name) ?? []);
  const pages = comparedPages.map((page) => ({
    what: page.what,
    isKept: page.as === 'visitor',
    trees: builds.map((_, index) => ({
      answered: answers[index]?.get(page) ?? { kind: 'other' as const, says: 'not asked' },
      costs: costsOf(targetName(page, index)),
    })),
  }));
  printComparison({ commit, slices: SLICES, empty: costsOf('empty'), pages });
}

/** The target of a page in one of the trees. */
function targetName({ what }: ComparedPage, index: number): string {
  return `${index} ${what}`;
}

async function answersOf({ portal, viewsOf }: RunningTree): Promise<Map<ComparedPage, Answered>> {
  const answers = new Map<ComparedPage, Answered>();
  for (const page of comparedPages) answers.set(page, await askPage(portal.port, page, viewsOf(page)));
  return answers;
}
