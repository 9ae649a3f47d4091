import * as z from 'zod';
import { linkingPartners } from '../linking/linking.ts';

/** A valid request of an assistant. `rawState` is the state exactly as the query carried it, still encoded. */
const linkingRequest = z.object({
  partner: z.enum(linkingPartners),
  clientId: z.string(),
  redirectUri: z.string(),
  rawState: z.string(),
  codeChallenge: z.string().optional(),
  codeChallengeMethod: z.string().optional(),
});
export type LinkingRequest = z.output<typeof linkingRequest>;

/** A linking in progress: its request, and the path and query of the page it started on. */
export const linking = z.object({ request: linkingRequest, address: z.string() });
export type Linking = z.output<typeof linking>;

/** A sign-in that waits for its MFA code. It holds a secret, and it is not a session. */
export const pendingSignIn = z.object({
  brand: z.string(),
  startedAtMs: z.number(),
  /** When the newest code was sent, or asked for, in milliseconds since 1970: it is valid for 10 minutes from then. */
  sentAtMs: z.number(),
  email: z.string(),
  /** What `mfaLoginInfo` read of the platform's answer. */
  mfa: z.object({
    secondFactorAuthenticationToken: z.string(),
    phoneNumber: z.string().nullish(),
    email: z.string().nullish(),
    contactType: z.enum(['email', 'phone', 'unknown']).optional(),
    userMFASettings: z.string().optional(),
  }),
  /** Name and password of the sign-in, sealed by `sealSignIn`; a linking stores none. */
  withheld: z.string().optional(),
  /** Where the person goes on: a validated return route, or the address where a linking began. */
  next: z.string(),
  /** Set if the code completes the linking of an assistant; such a record never leads to a session. */
  linking: linking.optional(),
});
export type PendingSignIn = z.output<typeof pendingSignIn>;

/** What is kept of a linking that has succeeded. It holds no secret. */
export const linkedAssistant = z.object({
  brand: z.string(),
  startedAtMs: z.number(),
  partner: z.enum(linkingPartners),
});
