import { cannotBeTold, type Finding, type Verdict } from './open-point.ts';
import { type NamedPoint, namedPoints } from './open-points.ts';
import type { Seen } from './seen.ts';

/** An open point with what a run found. */
export type PointFinding = Omit<NamedPoint, 'how' | 'judge'> & { finding: Finding };

/** What a run has found of every open point. No name of a field in it is one of the account's own data. */
export function findingsOf(seen: Seen): PointFinding[] {
  return namedPoints.map(({ judge, how: _how, ...named }) => ({
    ...named,
    finding: withoutPersonal(judged(judge, seen), seen.personal),
  }));
}

/** A check that fails on what came is told too, and takes nothing from the others. */
function judged(judge: NamedPoint['judge'], seen: Seen): Finding {
  try {
    return judge(seen);
  } catch (error) {
    return cannotBeTold(
      `The check failed on what came (${error instanceof Error ? error.name : typeof error}).`,
      'Give the report to the engineers of the portal.',
    );
  }
}

function withoutPersonal(finding: Finding, personal: ReadonlySet<string>): Finding {
  const clean = (text: string) =>
    text.replaceAll(/`([^`]+)`/g, (all, word: string) => (personal.has(word.toLowerCase()) ? '`?`' : all));
  switch (finding.verdict) {
    case 'asAssumed':
      return { ...finding, seen: clean(finding.seen) };
    case 'otherwise':
      return { ...finding, came: clean(finding.came) };
    case 'cannotBeTold':
      return { ...finding, because: clean(finding.because) };
  }
}

/** How many findings have each verdict. */
export function countsOf(findings: readonly Pick<PointFinding, 'finding'>[]): Record<Verdict, number> {
  const counts = { asAssumed: 0, otherwise: 0, cannotBeTold: 0 };
  for (const { finding } of findings) counts[finding.verdict] += 1;
  return counts;
}
