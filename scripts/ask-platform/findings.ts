import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { cannotBeTold, type Finding, type Journey, type OpenPart, type Verdict } from './open-point.ts';
import { callNames, openForEveryCall, openPoints, pointsOf } from './open-points.ts';
import type { Seen } from './seen.ts';

/** The heading under which the points of every call stand, beside the journeys. */
export const EVERY_CALL = 'every call';

/** An open point with what a run found. `id` names it for good: `preview answer.tax_rate`, `every call signature`. */
export type PointFinding = {
  id: string;
  journey: Journey | typeof EVERY_CALL;
  /** Undefined for a point of every call. */
  call: OperationName | undefined;
  part: OpenPart | string;
  assumed: string;
  finding: Finding;
};

/** Any open point with its name. */
export type NamedPoint = Omit<PointFinding, 'finding'> & { how: string; judge: (seen: Seen) => Finding };

/** Every open point, those of every call first, then call by call in the order of the table. */
export const namedPoints: readonly NamedPoint[] = [
  ...Object.entries(openForEveryCall).map(([part, { assumed, check }]): NamedPoint => ({
    id: `${EVERY_CALL} ${part}`,
    journey: EVERY_CALL,
    call: undefined,
    part,
    assumed,
    how: check.how,
    // A check of every call looks at the whole run, so the call does not matter.
    judge: (seen) => check.judge(seen, 'subscriptions'),
  })),
  ...callNames.flatMap((call) =>
    pointsOf(call).map(([part, { assumed, check }]): NamedPoint => ({
      id: `${call} ${part}`,
      journey: openPoints[call].journey,
      call,
      part,
      assumed,
      how: check.how,
      judge: (seen) => check.judge(seen, call),
    })),
  ),
];

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

/** The address of a call as the platform’s team knows it: `POST {api}/subscriptions/preview`. */
export function addressOf(call: OperationName): string {
  const { method, base, context, path } = platformOperations[call];
  return `${method} {${base}}${context === '' ? '' : `/${context}`}${path}`;
}
