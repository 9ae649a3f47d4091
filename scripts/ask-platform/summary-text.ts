import type { styleText } from 'node:util';
import { codePlaces } from './code-places.ts';
import { countsOf, EVERY_CALL } from './findings.ts';
import { byJourney, type Outcome, troublesOf } from './outcome.ts';
import type { PointFinding } from './findings.ts';

/** Colours a text, or returns it as it is. */
export type Paint = (colour: Colour, text: string) => string;
type Colour = Parameters<typeof styleText>[0];

/** What a terminal shows after a run: by journey, what is otherwise, what could not be told, and what is new. */
export function summaryText(outcome: Outcome, paint: Paint): string {
  const { environment, brand, findings, since, ms, run } = outcome;
  const counts = countsOf(findings);
  const wrong = findings.filter(({ finding }) => finding.verdict === 'otherwise');
  const blocks = [
    `${paint('bold', `${brand.name}, ${environment}`)}: ${run.seen.exchanges.length} calls in ${Math.round(ms / 1_000)} s (${outcome.isRead}).`,
    ...troublesOf(outcome).map((line) => paint('red', line)),
    journeyTable(findings, paint),
    ...wrong.map((each) => otherwiseText(each, paint)),
    untoldText(findings, paint),
    ...(since.length > 0
      ? [
          [
            paint('bold', 'Different from the last run that was kept'),
            ...since.map(({ id, before, now }) => `  ${id}\n    before  ${before}\n    now     ${now}`),
          ].join('\n'),
        ]
      : []),
    `${counts.asAssumed} as assumed, ${counts.otherwise} otherwise, ${counts.cannotBeTold} cannot be told.`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function journeyTable(findings: readonly PointFinding[], paint: Paint): string {
  const rows = byJourney(findings).map(({ journey, counts }) => {
    const cell = (count: number, colour: Colour) =>
      count === 0 ? '–'.padStart(12) : paint(colour, String(count).padStart(12));
    return `${journey.padEnd(12)}${cell(counts.asAssumed, 'green')}${cell(counts.otherwise, 'red')}${cell(counts.cannotBeTold, 'yellow').padStart(18)}`;
  });
  const head = `${''.padEnd(12)}${'as assumed'.padStart(12)}${'otherwise'.padStart(12)}${'cannot be told'.padStart(16)}`;
  return [paint('dim', head), ...rows].join('\n');
}

function otherwiseText({ id, call, part, assumed, finding }: PointFinding, paint: Paint): string {
  if (finding.verdict !== 'otherwise') return '';
  const { ours, theirs } = codePlaces({ call, part });
  return [
    `${paint('red', 'otherwise')}  ${paint('bold', id)}`,
    `  assumed   ${assumed}`,
    `  came      ${finding.came}`,
    `  today     ${finding.today}`,
    `  change    here ${ours}, or there ${theirs}`,
  ].join('\n');
}

/** The points that could not be told, under what would tell them. */
function untoldText(findings: readonly PointFinding[], paint: Paint): string {
  const groups = untoldGroups(findings);
  if (groups.length === 0) return '';
  const lines = groups.map(
    ({ because, toTell, ids }) => `  ${because} ${toTell}\n    ${paint('dim', shortened(ids))}`,
  );
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

/** The points that could not be told, by reason, in the order in which each reason comes first. */
export function untoldGroups(
  findings: readonly PointFinding[],
): { because: string; toTell: string; ids: string[] }[] {
  const groups = new Map<string, { because: string; toTell: string; ids: string[] }>();
  for (const { id, finding } of findings) {
    if (finding.verdict !== 'cannotBeTold') continue;
    const { because, toTell } = finding;
    const key = `${because} ${toTell}`;
    const group = groups.get(key) ?? { because, toTell, ids: [] };
    groups.set(key, { ...group, ids: [...group.ids, id] });
  }
  return [...groups.values()];
}
