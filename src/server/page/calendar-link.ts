import { callOfAccount } from './call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What a calendar file has: the upcoming charges and the plans that end, or the days on which video is deleted. */
export const calendarContents = ['payments', 'video'] as const;
export type CalendarContent = (typeof calendarContents)[number];

/** Returns the address of the account's calendar file. Throws on a page without a session. */
export function calendarLink(context: Pick<RequestContext, 'accountMark'>, content: CalendarContent): string {
  return `${callOfAccount(context, '/api/billing/calendar')}&${new URLSearchParams({ content })}`;
}
