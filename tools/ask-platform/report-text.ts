import { codePlaces } from './code-places.ts';
import { countsOf, type PointFinding } from './findings.ts';
import { addressOf } from './open-points.ts';
import { byJourney, endOf, type Outcome, troublesOf } from './outcome.ts';
import { untoldGroups } from './summary-text.ts';

/** The report of a run for the platform's team, as Markdown. It holds shapes, and nothing of an account. */
export function reportText(outcome: Outcome): string {
  const { environment, brand, day, version, findings, run, since, does } = outcome;
  const counts = countsOf(findings);
  const wrong = findings.filter(({ finding }) => finding.verdict === 'otherwise');
  const troubles = troublesOf(outcome);
  return `${[
    `# The platform of ${brand.name}, asked in ${environment}`,
    `${day}, by the portal ${version}, with ${does}. Of ${findings.length} open points ${counts.asAssumed} are as assumed, ${counts.otherwise} otherwise, and ${counts.cannotBeTold} cannot be told. A ticked box needs no answer. The report holds shapes, and nothing of an account.`,
    ...(troubles.length > 0 ? [troubles.map((line) => `**${line}**`).join('\n\n')] : []),
    journeyTable(findings),
    '## Otherwise',
    wrong.length === 0 ? 'Nothing.' : wrong.map((each) => otherwiseText(each, outcome)).join('\n\n'),
    ...(since.length > 0
      ? [
          '## Since the last run that was kept',
          since.map(({ id, before, now }) => `- \`${id}\`: ${before} Now: ${now}`).join('\n'),
        ]
      : []),
    '## As assumed',
    findings
      .filter(({ finding }) => finding.verdict === 'asAssumed')
      .map(boxOf)
      .join('\n') || 'Nothing.',
    '## Cannot be told',
    untoldGroups(findings)
      .map(([reason, of]) => `${reason}\n\n${of.map(boxOf).join('\n')}`)
      .join('\n\n') || 'Nothing.',
    '## Calls',
    'Each carried its id as `x-request-id`, so that the platform’s log has it too.',
    callTable(run.seen.exchanges),
  ].join('\n\n')}\n`;
}

function journeyTable(findings: readonly PointFinding[]): string {
  const rows = byJourney(findings).map(
    ({ journey, counts }) =>
      `| ${journey} | ${counts.asAssumed} | ${counts.otherwise} | ${counts.cannotBeTold} |`,
  );
  return ['| journey | as assumed | otherwise | cannot be told |', '| --- | --: | --: | --: |', ...rows].join(
    '\n',
  );
}

function otherwiseText({ id, call, part, assumed, finding }: PointFinding, { run }: Outcome): string {
  if (finding.verdict !== 'otherwise') return '';
  const { ours, theirs } = codePlaces({ call, part });
  const ids = run.seen.exchanges
    .filter((each) => each.call === call)
    .map(({ requestId }) => `\`${requestId}\``);
  return [
    `### ${call === undefined ? id : `\`${addressOf(call)}\`, ${partText(part)}`}`,
    '',
    `- [ ] **Assumed.** ${assumed}`,
    `- **Came.** ${finding.came}`,
    `- **How the portal reads it today.** ${finding.today}`,
    `- **To change at the portal.** \`${ours}\``,
    `- **To change at the platform.** ${theirs.charAt(0).toUpperCase()}${theirs.slice(1)}.`,
    ...(ids.length > 0 ? [`- **Calls.** ${ids.slice(0, 6).join(', ')}`] : []),
  ].join('\n');
}

/** A point with its box: ticked where nobody has to answer it. */
function boxOf({ call, part, assumed, finding }: PointFinding): string {
  const where = call === undefined ? '**Every call.**' : `\`${addressOf(call)}\` **${partText(part)}.**`;
  return finding.verdict === 'asAssumed'
    ? `- [x] ${where} ${assumed} _${finding.seen}_`
    : `- [ ] ${where} ${assumed}`;
}

function callTable(exchanges: Outcome['run']['seen']['exchanges']): string {
  const numberOf = ({ requestId }: { requestId: string }) => Number(requestId.split('-').at(-1));
  const rows = exchanges
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map(
      (each) => `| \`${each.requestId}\` | \`${addressOf(each.call)}\` | ${endOf(each)} | ${each.ms} ms |`,
    );
  return ['| id | call | end | time |', '| --- | --- | --- | --: |', ...rows].join('\n');
}

function partText(part: string): string {
  return part.replace('answer', 'response').replace('.', ', ');
}
