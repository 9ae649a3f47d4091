import * as z from 'zod';
import { changeLog } from './change-log.ts';
import { hostedVisit } from './hosted-visit.ts';
import { storedChange, storedOutcomes, storedOutcome } from './open-change.ts';
import { linkedAssistant, pendingSignIn } from './pending-sign-in.ts';
import { securityRecord } from './security-record.ts';
import { sessionRecord } from './session-record.ts';

const timeMs = z.number();

/**
 * Every kind of record that a Durable Object stores: the class of the object, the key, and the schema of what is under it.
 * Where `isMany` is true, the object has many of the kind, and `key` is what their keys begin with. Records outlive a
 * deployment, so every version reads what earlier ones wrote (docs/adr/062). A schema only checks: what it does not name
 * stays in the record.
 */
export const storedKinds = {
  session: { object: 'SessionObject', key: 'record', schema: sessionRecord },
  /** True where another browser, a new password or a deletion has ended the session. */
  endedElsewhere: { object: 'SessionObject', key: 'ended elsewhere', schema: z.boolean() },
  pendingSignIn: { object: 'PendingSignInObject', key: 'record', schema: pendingSignIn },
  linkedAssistant: { object: 'PendingSignInObject', key: 'linked', schema: linkedAssistant },
  /** Attempts counted since `sinceMs`, in milliseconds since 1970. */
  attemptWindow: {
    object: 'AttemptsObject',
    key: '',
    isMany: true,
    schema: z.object({ sinceMs: z.number(), count: z.number() }),
  },
  /** True where the counters belong to a browser that the person has removed from their known browsers. */
  forgotten: { object: 'AttemptsObject', key: 'forgotten', schema: z.boolean() },
  /** Letters that were sent once: when the first was, in milliseconds since 1970, and how many of them. */
  sentLetters: {
    object: 'AttemptsObject',
    key: 'letters',
    schema: z.object({ atMs: z.number(), count: z.number() }),
  },
  openChange: { object: 'AccountObject', key: 'open change', schema: storedChange },
  orderOutcome: { object: 'AccountObject', key: 'end of ', isMany: true, schema: storedOutcome },
  changeNews: { object: 'AccountObject', key: 'outcomes to show', schema: storedOutcomes },
  /** What was begun on the provider's page, until the account shows how it ended. */
  hostedVisit: { object: 'AccountObject', key: 'hosted visit', schema: hostedVisit },
  /** The changes that were made, for the person. */
  changeRecord: { object: 'AccountObject', key: 'change record', schema: changeLog },
  /** Until when the changes are kept, in milliseconds since 1970. */
  changesUntil: { object: 'AccountObject', key: 'changes until', schema: timeMs },
  /** True while the account is about to be deleted. */
  closed: { object: 'AccountObject', key: 'closed', schema: z.boolean() },
  /** When this portal was asked to delete the account, in milliseconds since 1970. */
  closingAsked: { object: 'AccountObject', key: 'closing-asked', schema: timeMs },
  security: { object: 'AccountObject', key: 'security', schema: securityRecord },
} as const satisfies Record<string, { object: string; key: string; isMany?: true; schema: z.ZodType }>;

export type StoredKind = keyof typeof storedKinds;

/** A record of a kind, of whichever version. */
export type Stored<Kind extends StoredKind> = z.output<(typeof storedKinds)[Kind]['schema']>;

/** The key of a record in its object's storage; `of` tells records of a kind with many of them apart. */
export function storedKey(kind: StoredKind, of = ''): string {
  return storedKinds[kind].key + of;
}
