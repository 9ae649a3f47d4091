import { isRecent } from './recent.ts';
import type { ListedSession, SecurityEvent } from './security-record.ts';

/** How long after a session began its sign-in is noted at most, in milliseconds: an arrival waits so long for a yes. */
const NOTED_MS = 10 * 60_000;

/**
 * Returns the event of the sign-in that began a session: the first one since then, made in the same way and by a browser of
 * the same name. `events` has the newest first.
 */
export function signInOfSession<
  Event extends Pick<SecurityEvent, 'what' | 'atMs' | 'browser' | 'system' | 'kind'>,
>(
  session: Pick<ListedSession, 'startedAtMs' | 'by' | 'browser' | 'system' | 'kind'>,
  events: readonly Event[],
): Event | undefined {
  return events.findLast(
    ({ what, atMs, browser, system, kind }) =>
      what.kind === 'signedIn' &&
      what.by === session.by &&
      atMs >= session.startedAtMs &&
      isRecent(session.startedAtMs, atMs, NOTED_MS) &&
      browser === session.browser &&
      system === session.system &&
      kind === session.kind,
  );
}

/** Whether there is something to see in a list of events beside the sign-in that began this session. */
export function hasOtherEvents<Event>(events: readonly Event[], signIn: Event | undefined): boolean {
  return events.some((event) => event !== signIn);
}
