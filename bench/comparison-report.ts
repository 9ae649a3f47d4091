import { cpuBars } from './budgets.ts';
import { type Answered, comparedBrands } from './compared-pages.ts';
import { floorOf, WARM_UP_MS } from './cpu-cost.ts';
import { median, printHeading, printTable, verdict } from './table.ts';
import { FEW_SESSIONS, SESSIONS_EACH } from './tree-process.ts';

/** What was measured of a page in one tree; `costs` are those of its slices, in microseconds. */
type PageInTree = { answered: Answered; costs: readonly number[] };

/** A page in this tree and in that of the commit. `isKept`: a visitor's page, which the portal keeps. */
type PageInBoth = { what: string; isKept: boolean; trees: readonly PageInTree[] };

/** What a run measured. */
type Comparison = {
  commit: string;
  slices: number;
  empty: readonly number[];
  pages: readonly PageInBoth[];
};

/** Prints the CPU time and the bytes of each page in two trees. */
export function printComparison({ commit, slices, empty, pages }: Comparison): void {
  const unit = floorOf(empty);
  printHeading(`This tree and ${commit}, in turn, in the bare Workers runtime`);
  printTable(
    [
      'page',
      'µs',
      'times empty',
      'bytes',
      'µs before',
      'times empty',
      'bytes',
      'ratio, median',
      'p20',
      'bar',
      '',
    ],
    [
      ['empty Worker', Math.round(unit), 1, '', '', '', '', '', '', '', ''],
      ...pages.map(({ what, isKept, trees: [now, before] }) => [
        what,
        ...cells(now, unit),
        ...cells(before, unit),
        ...judged(now, before, { unit, isKept }),
      ]),
    ],
  );
  console.log(
    `20th percentile of ${slices} slices in random order, after ${WARM_UP_MS / 1_000} s of load of each; the ratio is that of this tree to ` +
      `${commit}: the median of\nthe rounds' ratios, and that of the percentiles; a tree compared with itself differs by up to ${cpuBars.noise * 100} %. ${SESSIONS_EACH} sessions of the owner of each of ` +
      `${comparedBrands.join(', ')} look in turn, and as many with an\norder; at /security, which lists them, ${FEW_SESSIONS} of three other brands. Bytes are those of HTML after brotli at quality 11.`,
  );
}

/** The figures of a page, or in words why it has none. */
function cells(page: PageInTree | undefined, unit: number): (string | number)[] {
  if (page?.answered.kind !== 'page') return [page?.answered.says ?? '', '', ''];
  const cost = floorOf(page.costs);
  return [Math.round(cost), (cost / unit).toFixed(2), page.answered.bytes];
}

function judged(
  now: PageInTree | undefined,
  before: PageInTree | undefined,
  { unit, isKept }: { unit: number; isKept: boolean },
): string[] {
  const has = (page: PageInTree | undefined): page is PageInTree => page?.answered.kind === 'page';
  if (!has(now)) return ['', '', '', ''];
  const ratios = has(before) ? now.costs.map((cost, round) => cost / (before.costs[round] ?? 0)) : [];
  const shown = has(before)
    ? [median(ratios).toFixed(2), (floorOf(now.costs) / floorOf(before.costs)).toFixed(2)]
    : ['', ''];
  if (isKept) {
    const isWithin = floorOf(now.costs) / unit <= cpuBars.visitorPage;
    return [...shown, `at most ${cpuBars.visitorPage} empty`, verdict(isWithin)];
  }
  if (!has(before)) return [...shown, '', ''];
  const ratio = Math.min(median(ratios), floorOf(now.costs) / floorOf(before.costs));
  return [...shown, 'no dearer', verdict(ratio <= cpuBars.treeBefore + cpuBars.noise)];
}
