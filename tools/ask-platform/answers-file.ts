import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from '../../scripts/prepare.mjs';
import type { PointFinding } from './findings.ts';
import { namedPoints } from './open-points.ts';

/**
 * A point that a run has settled: how, on which day, by which version of the portal, for which assumption, and what was found. A
 * point whose assumption has changed since is open again.
 */
const storedAnswer = z.strictObject({
  verdict: z.enum(['asAssumed', 'otherwise']),
  settled: z.iso.date(),
  version: z.string(),
  assumed: z.string(),
  found: z.string(),
});
/** What is settled in an environment: by brand, then by the name of the point. */
const storedAnswers = z.record(z.string(), z.record(z.string(), storedAnswer));
export type StoredAnswer = z.output<typeof storedAnswer>;
export type StoredAnswers = z.output<typeof storedAnswers>;

/** The file of an environment's answers, from the root of the checkout. */
function answersFile(environment: string): string {
  return `environments/${environment}.answers.json`;
}

/** Reads what is settled in an environment; nothing where there is no file. Throws an Error that names a wrong file. */
export function readAnswers(environment: string, folder = root): StoredAnswers {
  const file = path.join(folder, answersFile(environment));
  if (!existsSync(file)) return {};
  try {
    return storedAnswers.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `${answersFile(environment)} is not as --keep writes it: correct it, or delete it and run again.`,
    );
  }
}

/** Writes what is settled in an environment. */
export function writeAnswers(environment: string, answers: StoredAnswers, folder = root): void {
  writeFileSync(path.join(folder, answersFile(environment)), `${JSON.stringify(answers, undefined, 2)}\n`);
}

/** What a finding says of what came; undefined where nothing could be told. */
function foundIn({ finding }: Pick<PointFinding, 'finding'>): string | undefined {
  if (finding.verdict === 'cannotBeTold') return undefined;
  return finding.verdict === 'asAssumed' ? finding.seen : finding.came;
}

/**
 * Adds what a run has settled of a brand. A point that is settled as before keeps its day and version; one that could not be told
 * keeps what is known of it.
 */
export function withFindings(
  answers: StoredAnswers,
  findings: readonly PointFinding[],
  { brand, day, version }: { brand: string; day: string; version: string },
): StoredAnswers {
  const before = answers[brand] ?? {};
  const now: Record<string, StoredAnswer> = {};
  for (const each of findings) {
    const { id, assumed, finding } = each;
    const was = before[id];
    const found = foundIn(each);
    if (found === undefined || finding.verdict === 'cannotBeTold') {
      if (was?.assumed === assumed) now[id] = was;
    } else if (was?.assumed === assumed && was.verdict === finding.verdict && was.found === found)
      now[id] = was;
    else now[id] = { verdict: finding.verdict, settled: day, version, assumed, found };
  }
  return Object.fromEntries(
    Object.entries({ ...answers, [brand]: now }).toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** A point that is not as the last run that was kept found it. */
export type Difference = { id: string; before: string; now: string; isVerdict: boolean };

/** What is different from what is kept of a brand. A point that this run could not settle is no difference. */
export function differences(
  answers: StoredAnswers,
  brand: string,
  findings: readonly PointFinding[],
): Difference[] {
  return findings.flatMap((each) => {
    const was = answers[brand]?.[each.id];
    const now = foundIn(each);
    if (!was || now === undefined || was.assumed !== each.assumed) return [];
    const isVerdict = was.verdict !== each.finding.verdict;
    return isVerdict || was.found !== now ? [{ id: each.id, before: was.found, now, isVerdict }] : [];
  });
}

/** What is still open of a brand, and what is settled otherwise than assumed: the names of the points. */
export function openIn(
  answers: StoredAnswers,
  brand: string,
): { open: string[]; otherwise: string[]; count: number } {
  const kept = answers[brand] ?? {};
  const isSettled = ({ id, assumed }: { id: string; assumed: string }) => kept[id]?.assumed === assumed;
  return {
    count: namedPoints.length,
    open: namedPoints.filter((point) => !isSettled(point)).map(({ id }) => id),
    otherwise: namedPoints
      .filter((point) => isSettled(point) && kept[point.id]?.verdict === 'otherwise')
      .map(({ id }) => id),
  };
}
