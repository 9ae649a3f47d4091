import type { KnownBrowser, ListedSession } from './security-record.ts';

type Seen = 'browser' | 'system' | 'kind';

/** Returns the known browser in which a session began: the one that was last seen, with the same name, at its beginning. */
export function browserOfSession<Browser extends Pick<KnownBrowser, Seen | 'seenAtMs'>>(
  session: Pick<ListedSession, Seen | 'startedAtMs'>,
  browsers: readonly Browser[],
): Browser | undefined {
  return browsers.find(
    ({ seenAtMs, browser, system, kind }) =>
      seenAtMs === session.startedAtMs &&
      browser === session.browser &&
      system === session.system &&
      kind === session.kind,
  );
}
