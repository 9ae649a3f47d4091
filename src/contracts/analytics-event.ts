import * as z from 'zod/mini';
import type { CancelReason } from './orders/cancel-plan.ts';
import { type PageEvent, pageEvents } from './page-events.ts';

/** Events that the edge records itself, because only the edge can verify them. */
export const edgeEvents = [
  'AccountCreated',
  'SignedOut',
  'LoginFailed',
  'SigninUsername',
  'VoiceAssistantLinked',
  'PageView',
] as const;

export type AnalyticsEvent = (typeof edgeEvents)[number] | PageEvent;

/** POST /api/events, sent with `sendBeacon`: an event and the page it happened on. Any other field is refused. */
export const eventReport = z.strictObject({
  event: z.enum(pageEvents),
  /** The path of the page, without its query. */
  page: z.string().check(z.regex(/^\/[\w/-]*$/), z.maxLength(100)),
});
export type EventReport = z.infer<typeof eventReport>;

/**
 * The record of an event that is logged and passed on. It has no e-mail, name, token or card data, so it cannot
 * identify a person.
 */
export type AnalyticsRecord = {
  event: AnalyticsEvent;
  brand: string;
  page: string;
  locale: string;
  country: string;
  /** Date and time in ISO 8601. */
  at: string;
  /** The reason for a cancellation, where the person gave one. */
  detail?: CancelReason;
};
