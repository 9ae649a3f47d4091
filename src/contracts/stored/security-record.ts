import * as z from 'zod';
import { linkingPartners } from '../linking/linking.ts';
import { signedInBy } from '../access/signed-in-by.ts';
import { nativeSources } from '../native-message.ts';

/** Whether the last sign-in by password required a code, and the masked contact that the code went to. */
export const mfaSeen = z.discriminatedUnion('on', [
  z.object({ on: z.literal(true), to: z.string() }),
  z.object({ on: z.literal(false) }),
]);
export type MfaSeen = z.output<typeof mfaSeen>;

/** A browser and its system under the names people use; null where unknown. */
const userAgentInfo = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
});
export type UserAgentInfo = z.output<typeof userAgentInfo>;

/** The browser, system and place of a request. */
const clientInfo = userAgentInfo.extend({
  /** A town and an ISO 3166 country, as the edge reports them; null where it reports none. */
  place: z.object({ city: z.string().nullable(), country: z.string().nullable() }),
});
export type ClientInfo = z.output<typeof clientInfo>;

/** A session in the security record. `name` is the name of the session's object and never leaves the edge. */
const listedSession = clientInfo.extend({
  name: z.string(),
  startedAtMs: z.number(),
  by: signedInBy.nullable(),
  app: z.enum(nativeSources).nullable(),
});
export type ListedSession = z.output<typeof listedSession>;

/** A browser that signed in before. `id` is the id in its sealed cookie, and changes with every sign-in. */
const knownBrowser = clientInfo.extend({ id: z.string(), sinceMs: z.number(), seenAtMs: z.number() });
export type KnownBrowser = z.output<typeof knownBrowser>;

/** An event that concerns the safety of an account. `isNew` is true for a sign-in from an unknown browser. */
const happening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signedIn'), by: signedInBy.nullable(), isNew: z.boolean() }),
  z.object({ kind: z.literal('assistantLinked'), partner: z.enum(linkingPartners) }),
  z.object({
    kind: z.enum([
      'wrongCode',
      'wrongPassword',
      'passwordChanged',
      'cardChanged',
      'deletionAsked',
      'deletionTakenBack',
      'sessionsEnded',
      'browserForgotten',
    ]),
  }),
]);
export type Happening = z.output<typeof happening>;

/**
 * A security event, with the time of its last occurrence (milliseconds since 1970) and the number of occurrences in a
 * row.
 */
const securityEvent = clientInfo.extend({ what: happening, atMs: z.number(), count: z.number() });
export type SecurityEvent = z.output<typeof securityEvent>;

/** What the account's object keeps for the security page, newest first in each list. Nothing in it grants access. */
export const securityRecord = z.object({
  sessions: z.array(listedSession).readonly(),
  browsers: z.array(knownBrowser).readonly(),
  events: z.array(securityEvent).readonly(),
  mfa: mfaSeen.nullable(),
  /** When all sessions, or all but one, were last ended, in milliseconds since 1970: no sign-in that began earlier is listed. */
  endedAtMs: z.number().optional(),
});
export type SecurityRecord = z.output<typeof securityRecord>;
