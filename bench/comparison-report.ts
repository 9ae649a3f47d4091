import { cpuBars } from './budgets.ts';
import { type Answered, comparedBrands } from './compared-pages.ts';
import { floorOf, WARM_UP_REQUESTS } from './cpu-cost.ts';
import { median, printHeading, printTable } from './table.ts';
import { FEW_SESSIONS, SESSIONS_EACH } from './tree-process.ts';
import { APART_MS, type WrittenRows } from './written-rows.ts';

/** What was measured of a page in one tree; `costs` are those of its slices, in microseconds. */
type PageInTree = { answered: Answered; costs: readonly number[] };

/** A page in this tree and in that of the commit. `isKept`: a visitor's page, which the portal keeps. */
type PageInBoth = { what: string; isKept: boolean; trees: readonly PageInTree[] };

/** What a run measured. */
type Comparison = {
  commit: string;
  slices: number;
  empty: readonly number[];
  calls: readonly number[];
  pages: readonly PageInBoth[];
};

const ABSENT = '–';

/** Prints the CPU time of each page in two trees. */
export function printCpu({ commit, slices, empty, calls, pages }: Comparison): void {
  const unit = floorOf(empty);
  const cpu = (costs: readonly number[]) => [Math.round(floorOf(costs)), (floorOf(costs) / unit).toFixed(2)];
  printHeading(`CPU per request: this tree and ${commit}, in turn, in the bare Workers runtime`);
  printTable(
    ['page', 'µs', 'times empty', 'µs before', 'times empty', 'ratio, median', 'ratio, p20', 'bar', ''],
    [
      ['empty Worker', ...cpu(empty), '', '', '', '', '', ''],
      ...pages.map(({ what, isKept, trees: [now, before] }) => [
        what,
        ...(now ? cells(now, cpu) : []),
        ...(before ? cells(before, cpu) : []),
        ...judged(now, before, { unit, isKept }),
      ]),
      ['My Plan’s platform calls alone', ...cpu(calls), '', '', '', '', '', ''],
    ],
  );
  console.log(
    `20th percentile of ${slices} slices in random order, after ${WARM_UP_REQUESTS.toLocaleString('en')} requests of each; the ratio is that of this tree to ` +
      `${commit}: the median of\nthe rounds' ratios, and that of the percentiles; a tree compared with itself differs by up to ${cpuBars.noise * 100} %. ${SESSIONS_EACH} sessions of the owner of each of ` +
      `${comparedBrands.join(', ')} look in turn, and as many with an\norder; at /security, which lists them, ${FEW_SESSIONS} of three other brands. They are seldom a second apart, so a slice has fewer ` +
      `writes of "seen" than a person's views; the rows below have all.\nThe calls are signed by this tree's own module.`,
  );
}

/** Prints the bytes of each page in two trees, and the rows that a view writes: `rowsOf` has those of a page in each tree. */
export function printRows(
  pages: readonly PageInBoth[],
  rowsOf: (what: string) => readonly (WrittenRows | undefined)[],
): void {
  printHeading('HTML and rows written');
  const bytes = ({ answered }: PageInTree) => (answered.kind === 'page' ? answered.bytes : ABSENT);
  const rows = (written: WrittenRows | undefined, which: keyof WrittenRows) =>
    written ? written[which].toFixed(2) : ABSENT;
  printTable(
    [
      'page',
      'bytes',
      'before',
      `rows, views ${APART_MS / 1_000} s apart`,
      'before',
      'rows, at once',
      'before',
    ],
    pages.map(({ what, trees: [now, before] }) => {
      const [rowsNow, rowsBefore] = rowsOf(what);
      return [
        what,
        now ? bytes(now) : ABSENT,
        before ? bytes(before) : ABSENT,
        rows(rowsNow, 'apart'),
        rows(rowsBefore, 'apart'),
        rows(rowsNow, 'close'),
        rows(rowsBefore, 'close'),
      ];
    }),
  );
  console.log(
    'Bytes after brotli at quality 11. Rows of one view: a key that is put or deleted, and an alarm that is set, is a row each,\n' +
      'as they are billed; "at once" is a view that follows another within a second.',
  );
}

/** The figures of a page, or in words why it has none. */
function cells(
  { answered, costs }: PageInTree,
  cpu: (costs: readonly number[]) => (string | number)[],
): (string | number)[] {
  return answered.kind === 'page' ? cpu(costs) : [answered.says, ''];
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
  const within = (isWithin: boolean) => (isWithin ? 'within' : 'OVER');
  if (isKept) {
    const isWithin = floorOf(now.costs) / unit <= cpuBars.visitorPage;
    return [...shown, `at most ${cpuBars.visitorPage} empty`, within(isWithin)];
  }
  if (!has(before)) return [...shown, '', ''];
  const ratio = Math.min(median(ratios), floorOf(now.costs) / floorOf(before.costs));
  return [...shown, 'no dearer', within(ratio <= cpuBars.treeBefore + cpuBars.noise)];
}
