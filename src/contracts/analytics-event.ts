import * as z from 'zod/mini';
import type { CancelReason } from './orders/cancel-plan.ts';
import { type PageEvent, pageEvents } from './page-events.ts';

/** Events the edge raises, because only it knows the truth. */
export const edgeEvents = [
  'AccountCreated',
  'SignedOut',
  'LoginFailed',
  'SigninUsername',
  'VoiceAssistantLinked',
  'PageView',
] as const;

export type AnalyticsEvent = (typeof edgeEvents)[number] | PageEvent;

/** POST /api/events, as `sendBeacon` brings it: which event, and on which page. Nothing else is taken. */
export const eventReport = z.strictObject({
  event: z.enum(pageEvents),
  /** Path of the page, without its query. */
  page: z.string().check(z.regex(/^\/[\w/-]*$/), z.maxLength(100)),
});
export type EventReport = z.infer<typeof eventReport>;

/**
 * What is written down and passed on of an event. No e-mail, name, token or card data: nothing here tells who it was.
 */
export type AnalyticsRecord = {
  event: AnalyticsEvent;
  brand: string;
  page: string;
  locale: string;
  country: string;
  /** ISO date-time. */
  at: string;
  /** Why somebody cancelled, where they said so. */
  detail?: CancelReason;
};
