import type { OperationName } from '../../src/contracts/platform/platform-table.ts';
import type { Seen, Untold } from './seen.ts';

/** The journeys by which a report is ordered. */
export const journeys = ['access', 'linking', 'plans', 'devices', 'billing', 'orders'] as const;
export type Journey = (typeof journeys)[number];

/**
 * What a check has found. `asAssumed`: what came bears the assumption out. `otherwise`: what came contradicts it; `today`
 * says how the portal reads that. `cannotBeTold`: nothing that this run could do tells, and `toTell` says what would. All
 * texts are sentences about shapes: none repeats what is in an answer.
 */
export type Finding =
  | { verdict: 'asAssumed'; seen: string }
  | { verdict: 'otherwise'; came: string; today: string }
  | ({ verdict: 'cannotBeTold' } & Untold);
export type Verdict = Finding['verdict'];

/** How an open point is settled. `how` completes "By …" for people; `judge` says what a run has found. */
export type Check = { how: string; judge: (seen: Seen, call: OperationName) => Finding };

/** A point that the platform's documents leave open: what the portal assumes, and the check that settles it. */
export type OpenPoint = readonly [assumed: string, check: Check];

/** A part of a call, or one field of its query, body or answer. */
export type OpenPart =
  | 'method'
  | 'context'
  | 'path'
  | 'access'
  | 'query'
  | 'body'
  | 'answer'
  | `${'query' | 'body' | 'answer'}.${string}`;

/** Open points of calls, by call and part: `preview answer.tax_rate`. */
export type OpenPoints = { readonly [Id in PointId]?: OpenPoint };
export type PointId = `${OperationName} ${OpenPart}`;

/** The finding that what came is as assumed. `seen` says what it was. */
export function asAssumed(seen: string): Finding {
  return { verdict: 'asAssumed', seen };
}

/** The finding that something else came. */
export function otherwise(came: string, today: string): Finding {
  return { verdict: 'otherwise', came, today };
}

/** The finding that nothing can be told. */
export function cannotBeTold(because: string, toTell: string): Finding {
  return { verdict: 'cannotBeTold', because, toTell };
}
