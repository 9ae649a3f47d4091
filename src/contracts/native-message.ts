import * as z from 'zod/mini';

/** The name of the message protocol and the newest version that the portal supports (docs/native-bridge.md). */
export const NATIVE_PROTOCOL = 'account-portal';
export const NATIVE_VERSION = 2;

/** The native apps that open the portal. `app` is an app that does not name its system. */
export const nativeSources = ['ios', 'android', 'app'] as const;
export type NativeSource = (typeof nativeSources)[number];

/** The native app that a value names; `app` for any other value. */
export function nativeSourceOf(value: string | undefined): NativeSource {
  return nativeSources.find((known) => known === value) ?? 'app';
}

/** The events that this version may send after its greeting. */
export const nativeCapabilities = ['NAVIGATE_BACK', 'SHOW_ALERT', 'subscriptionsFlowError'] as const;

const reason = {
  /** A code from a closed list of the portal, such as `apple-pay-not-available`. */
  code: z.optional(z.string().check(z.maxLength(100))),
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

/** An event that the portal sends to the app around it. */
export const nativeNotice = z.union([
  z.strictObject({ event: z.literal('NAVIGATE_BACK') }),
  z.strictObject({
    event: z.literal('SHOW_ALERT'),
    subtype: z.enum(['CHECKOUT_SUCCESS', 'CHECKOUT_FAILURE']),
    ...reason,
  }),
  z.strictObject({ event: z.literal('subscriptionsFlowError'), ...reason }),
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
});
