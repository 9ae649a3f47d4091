import type { Colour, Terminal } from '../../scripts/terminal.ts';
import { codePlaces } from './code-places.ts';
import { countsOf, type PointFinding } from './findings.ts';
import { EVERY_CALL } from './open-points.ts';
import { accountLine, byJourney, type Outcome, troublesOf } from './outcome.ts';

type Paint = Terminal['paint'];

/** A wider terminal is not filled, and a narrower one wraps by itself, in columns. */
const USUAL_COLUMNS = 110;
const LEAST_COLUMNS = 60;

/** What a terminal shows after a run: by journey, what is otherwise, what could not be told, and what is new. */
export function summaryText(outcome: Outcome, paint: Paint, columns = USUAL_COLUMNS): string {
  const width = Math.min(Math.max(columns, LEAST_COLUMNS), USUAL_COLUMNS);
  const { environment, brand, findings, since, ms, run } = outcome;
  const counts = countsOf(findings);
  const wrong = findings.filter(({ finding }) => finding.verdict === 'otherwise');
  const blocks = [
    `${paint('bold', `${brand.name}, ${environment}`)}: ${run.seen.exchanges.length} calls in ${Math.round(ms / 1_000)} s (${outcome.does}).`,
    ...troublesOf(outcome).map((line) => paint('red', line)),
    journeyTable(findings, paint),
    ...wrong.map((each) => otherwiseText(each, paint, width)),
    untoldText(findings, paint, width),
    sinceText(since, paint, width),
    `${counts.asAssumed} as assumed, ${counts.otherwise} otherwise, ${counts.cannotBeTold} cannot be told.`,
    accountLine(outcome) ?? '',
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function sinceText(since: Outcome['since'], paint: Paint, width: number): string {
  if (since.length === 0) return '';
  return [
    paint('bold', 'Different from the last run that was kept'),
    ...since.flatMap(({ id, before, now }) => [
      `  ${id}`,
      hanging('    before  ', before, width),
      hanging('    now     ', now, width),
    ]),
  ].join('\n');
}

/** A text after a word in front of it, in lines that begin below the text. */
function hanging(front: string, text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && front.length + line.length + 1 + word.length > width) lines.push(word);
    else lines.splice(-1, 1, line === '' ? word : `${line} ${word}`);
  }
  return lines.map((line, index) => `${index === 0 ? front : ' '.repeat(front.length)}${line}`).join('\n');
}

function journeyTable(findings: readonly PointFinding[], paint: Paint): string {
  const rows = byJourney(findings).map(({ journey, counts }) => {
    const cell = (count: number, colour: Colour, width = 12) =>
      count === 0 ? '–'.padStart(width) : paint(colour, String(count).padStart(width));
    return `${journey.padEnd(12)}${cell(counts.asAssumed, 'green')}${cell(counts.otherwise, 'red')}${cell(counts.cannotBeTold, 'yellow', 16)}`;
  });
  const head = `${''.padEnd(12)}${'as assumed'.padStart(12)}${'otherwise'.padStart(12)}${'cannot be told'.padStart(16)}`;
  return [paint('dim', head), ...rows].join('\n');
}

function otherwiseText(
  { id, call, part, assumed, finding }: PointFinding,
  paint: Paint,
  width: number,
): string {
  if (finding.verdict !== 'otherwise') return '';
  const { ours, theirs } = codePlaces({ call, part });
  return [
    `${paint('red', 'otherwise')}  ${paint('bold', id)}`,
    hanging('  assumed   ', assumed, width),
    hanging('  came      ', finding.came, width),
    hanging('  today     ', finding.today, width),
    hanging('  change    ', `here ${ours}, or there ${theirs}`, width),
  ].join('\n');
}

/** The points that could not be told, under what would tell them. */
function untoldText(findings: readonly PointFinding[], paint: Paint, width: number): string {
  const groups = untoldGroups(findings);
  if (groups.length === 0) return '';
  const lines = groups.flatMap(([reason, of]) => [
    hanging('  ', reason, width),
    paint('dim', hanging('    ', shortened(of.map(({ id }) => id)), width)),
  ]);
  return [paint('bold', 'What would tell the rest'), ...lines].join('\n');
}

/** The calls of points, each with the number of its points: `resetPassword (6), byToken (2)`. */
export function shortened(ids: readonly string[]): string {
  const calls = Object.groupBy(ids, (id) =>
    id.startsWith(EVERY_CALL) ? EVERY_CALL : (id.split(' ')[0] ?? id),
  );
  return Object.entries(calls)
    .map(([call, of = []]) => (of.length === 1 ? (of[0] ?? call) : `${call} (${of.length})`))
    .join(', ');
}

/** The points that could not be told, by what would tell them, in the order in which each reason comes first. */
export function untoldGroups(findings: readonly PointFinding[]): [reason: string, of: PointFinding[]][] {
  const untold = findings.flatMap((each) =>
    each.finding.verdict === 'cannotBeTold'
      ? [{ each, reason: `${each.finding.because} ${each.finding.toTell}` }]
      : [],
  );
  return [...Map.groupBy(untold, ({ reason }) => reason)].map(([reason, of]) => [
    reason,
    of.map(({ each }) => each),
  ]);
}
