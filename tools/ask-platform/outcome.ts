import type { Difference } from './answers-file.ts';
import { comparedParts } from './as-before.ts';
import { codePlaces } from './code-places.ts';
import { countsOf, type PointFinding } from './findings.ts';
import { journeys } from './open-point.ts';
import { addressOf, EVERY_CALL } from './open-points.ts';
import type { Run } from './run.ts';
import type { Exchange } from './seen.ts';
import { listed } from './shape.ts';

/** Everything that is told about a run. */
export type Outcome = {
  environment: string;
  brand: { key: string; name: string };
  /** The day in UTC, and the version of the portal. */
  day: string;
  version: string;
  does: 'reads' | 'reads and changes' | 'reads and orders' | 'reads, changes and orders';
  run: Run;
  findings: PointFinding[];
  since: Difference[];
  ms: number;
};

/** 1 where something is otherwise or could not be put back, 2 where the run did not come to its end, else 0. */
export function exitCodeOf({ findings, run }: Pick<Outcome, 'findings' | 'run'>): 0 | 1 | 2 {
  if (run.notBack.length > 0 || (run.differences ?? []).length > 0) return 1;
  if (findings.some(({ finding }) => finding.verdict === 'otherwise')) return 1;
  return run.isSignedIn && run.failedParts.length === 0 && run.seen.endedEarly === undefined ? 0 : 2;
}

/** The findings of every journey that has any, with those of every call first. */
export function byJourney(findings: readonly PointFinding[]) {
  return [EVERY_CALL, ...journeys].flatMap((journey) => {
    const own = findings.filter((each) => each.journey === journey);
    return own.length === 0 ? [] : [{ journey, findings: own, counts: countsOf(own) }];
  });
}

/** How a call ended, in a word or its status. */
export function endOf({ responses, result }: Exchange): string {
  if (!result.ok && ['late', 'unreachable', 'notSent'].includes(result.failure.kind))
    return result.failure.kind;
  const status = String(responses.at(-1)?.status ?? 'not sent');
  return result.ok || result.failure.kind !== 'garbled' ? status : `${status}, unreadable`;
}

/** Sentences about what went wrong with the run itself; empty for a run that came to its end. */
export function troublesOf({ run }: Pick<Outcome, 'run'>): string[] {
  const { seen, notBack, differences = [], failedParts } = run;
  const changed =
    differences.length > 0 ? [...notBack, `This is another than it was: ${listed(differences)}.`] : notBack;
  return [
    ...changed.map(
      (sentence) =>
        `NOT AS BEFORE: ${sentence} Look at the account in the app or on the portal, and put it right there.`,
    ),
    ...(seen.endedEarly ? [`${seen.endedEarly.because} ${seen.endedEarly.toTell}`] : []),
    ...failedParts.map((part) => `This command failed in ${part}.`),
  ];
}

/** How the account is after a run that may change it, compared part by part; undefined for a run that only reads. */
export function accountLine({ does, run }: Pick<Outcome, 'does' | 'run'>): string | undefined {
  if (!does.includes('changes')) return undefined;
  const { differences, notBack } = run;
  if (!differences) return 'Nothing was changed.';
  if (differences.length > 0) return `NOT AS BEFORE: ${listed(differences)}.`;
  const line = `As before, each compared: ${listed(comparedParts)}.`;
  return notBack.length === 0 ? line : `${line} What is told above may still come.`;
}

/** The run as JSON. */
export function outcomeJson(outcome: Outcome): string {
  const { environment, brand, day, version, findings, run, since, ms } = outcome;
  return JSON.stringify(
    {
      environment,
      brand: brand.key,
      day,
      version,
      ms,
      exitCode: exitCodeOf(outcome),
      counts: countsOf(findings),
      troubles: troublesOf(outcome),
      account: accountLine(outcome) ?? null,
      points: findings.map(({ id, journey, call, part, assumed, finding }) => ({
        id,
        journey,
        call: call === undefined ? null : addressOf(call),
        part,
        assumed,
        ...finding,
        ...(finding.verdict === 'otherwise' ? codePlaces({ call, part }) : {}),
      })),
      since,
      calls: run.seen.exchanges.map((each) => ({
        requestId: each.requestId,
        call: addressOf(each.call),
        end: endOf(each),
        ms: each.ms,
      })),
    },
    undefined,
    2,
  );
}
