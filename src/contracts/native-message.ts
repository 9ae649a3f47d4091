import * as z from 'zod/mini';

/** The name of the message protocol and the newest version that the portal supports (docs/native-bridge.md). */
export const NATIVE_PROTOCOL = 'account-portal';
export const NATIVE_VERSION = 3;

/** The native apps that open the portal. `app` is an app that does not name its system. */
export const nativeSources = ['ios', 'android', 'app'] as const;
export type NativeSource = (typeof nativeSources)[number];

/** The native app that a value names; `app` for any other value. */
export function nativeSourceOf(value: string | undefined): NativeSource {
  return nativeSources.find((known) => known === value) ?? 'app';
}

/** The events that this version may send after its greeting. */
export const nativeCapabilities = [
  'NAVIGATE_BACK',
  'SHOW_ALERT',
  'subscriptionsFlowError',
  'CHANGE_ENDED',
  'SESSION_ENDED',
  'OPEN_LINK',
  'SHARE_FILE',
] as const;

/** What an app may do for the page: it names these in its answer to the greeting, and gets no such event otherwise. */
export const appCapabilities = ['OPEN_LINK', 'SHARE_FILE'] as const;
export type AppCapability = (typeof appCapabilities)[number];

/** The changes whose end is told by `CHANGE_ENDED`, since version 3. An order that is placed or refused is a `SHOW_ALERT`. */
export const reportedChanges = ['order', 'keptPlan', 'cancellation', 'devices', 'card', 'migration'] as const;

/**
 * Why a session ended, or could not begin, since version 3. `elsewhere`: on another device, by a new password, or by the
 * platform. `deletion`: the person asked for the deletion of their account.
 */
export const sessionEndReasons = [
  'signed-out',
  'idle',
  'elsewhere',
  'deletion',
  'token-refused',
  'not-verified',
  'locked',
  'unavailable',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** The schemes of the links that an app is asked to open, as a URL names them. */
export const linkSchemes = ['https:', 'http:', 'mailto:', 'tel:'] as const;

/** The longest file that an app is handed, in characters of base64: about 3 MB. */
const MAX_FILE_LENGTH = 4_000_000;

const reason = {
  /** A code from a closed list of the portal, such as `apple-pay-not-available`. */
  code: z.optional(z.string().check(z.maxLength(100), z.regex(/^[A-Za-z]+(-[A-Za-z]+)*$/))),
  /** A sentence for the person, in their language. */
  message: z.optional(z.string().check(z.maxLength(500))),
};

/** The greeting, sent first on every page, so that the app learns the protocol and its version. */
export const nativeHello = z.strictObject({
  event: z.literal('HELLO'),
  protocol: z.literal(NATIVE_PROTOCOL),
  version: z.number(),
  capabilities: z.array(z.string()),
  /** The language of the page as a BCP 47 tag, since version 2. */
  language: z.optional(z.string().check(z.maxLength(35))),
});

/**
 * A message for an app: what an answer may leave for the app in a cookie or in a page (docs/adr/071). It tells what ended, and
 * has the app do nothing.
 */
export const appMessage = z.union([
  z.strictObject({
    event: z.literal('SHOW_ALERT'),
    subtype: z.enum(['CHECKOUT_SUCCESS', 'CHECKOUT_FAILURE']),
    ...reason,
  }),
  z.strictObject({ event: z.literal('subscriptionsFlowError'), ...reason }),
  z.strictObject({
    event: z.literal('CHANGE_ENDED'),
    change: z.enum(reportedChanges),
    /** `unknown`: it was sent, and nobody knows yet whether it was made. */
    outcome: z.enum(['done', 'refused', 'unknown']),
    ...reason,
  }),
  z.strictObject({
    event: z.literal('SESSION_ENDED'),
    reason: z.enum(sessionEndReasons),
    /** The page of the portal to which a link with a new token leads back; without it, no new token is asked for. */
    nextPath: z.optional(z.string().check(z.maxLength(2_048), z.regex(/^\/(?![/\\])[^\s\\]*$/))),
  }),
]);
export type AppMessage = z.infer<typeof appMessage>;

/** An event that the portal sends to the app around it. */
export const nativeNotice = z.union([
  z.strictObject({ event: z.literal('NAVIGATE_BACK') }),
  appMessage,
  /** The person pressed a link that a web view does not open: to another site, a mail or a telephone number. */
  z.strictObject({
    event: z.literal('OPEN_LINK'),
    url: z.string().check(z.maxLength(4_096), z.regex(new RegExp(`^(?:${linkSchemes.join('|')})`))),
  }),
  z.strictObject({
    event: z.literal('SHARE_FILE'),
    name: z.string().check(z.maxLength(200)),
    type: z.string().check(z.maxLength(100)),
    base64: z.string().check(z.maxLength(MAX_FILE_LENGTH)),
  }),
]);
export type NativeNotice = z.infer<typeof nativeNotice>;

/** Every message that the portal sends. */
export const nativeMessage = z.union([nativeHello, nativeNotice]);
export type NativeMessage = z.infer<typeof nativeMessage>;

/**
 * The only message that the portal accepts: an app that supports the protocol may answer the greeting with its version.
 */
export const nativeAcknowledgement = z.object({
  event: z.literal('HELLO_ACK'),
  protocol: z.literal(NATIVE_PROTOCOL),
  version: z.int().check(z.positive()),
  /** What the app carries out for the page, since version 3. The page ignores names that it does not know. */
  capabilities: z.optional(z.array(z.string())),
});
