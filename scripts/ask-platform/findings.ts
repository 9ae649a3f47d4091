import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import type { Finding, Journey, OpenPart, Verdict } from './open-point.ts';
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

/** What a run has found of every open point. */
export function findingsOf(seen: Seen): PointFinding[] {
  return namedPoints.map(({ judge, how: _how, ...named }) => ({ ...named, finding: judge(seen) }));
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
