import { browserOfSession } from '../../domain/access/browser-of-session.ts';
import {
  mergedEvents,
  type MfaSeen,
  MOST_BROWSERS,
  MOST_EVENTS,
  MOST_SESSIONS,
  type SecurityEvent,
} from '../../domain/access/security-record.ts';
import { hasOtherEvents, signInOfSession } from '../../domain/access/sign-in-of-session.ts';
import {
  type BrowserEntry,
  securityHandle,
  type SessionEntry,
  type ShownSecurity,
} from '../account/security-record-store.ts';
import { errorFacts } from '../log.ts';
import { type Loaded, loaded } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountByEmail, accountOf } from '../session/account-of.ts';
import { knownBrowserId } from '../session/known-browser-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { sessionName } from '../session/sessions.ts';
import { securityFlash, type SecurityOutcome } from './security.ts';

/** What the security page shows. */
export type SecurityFacts = {
  /** What a form of the page has just done. */
  outcome: SecurityOutcome | undefined;
  /** False where the security record could not be read: only this session is known. */
  isRead: boolean;
  mfa: MfaSeen | null;
  here: { session: Omit<SessionEntry, 'handle'>; browser: BrowserEntry | undefined };
  /** The other sessions, each with its known browser. */
  others: readonly { session: SessionEntry; browser: BrowserEntry | undefined }[];
  /** The known browsers without a session. */
  browsers: readonly BrowserEntry[];
  /** True where a session or a browser is left out. */
  hasMore: boolean;
  /** The latest events, one of which may be the sign-in of this session; empty where that is the only one. */
  events: readonly { event: SecurityEvent; isHere: boolean }[];
  /** How many earlier events are left out. */
  earlier: number;
};

/** How many of each list are shown at first. */
const few = { sessions: 10, browsers: 4, events: 8 };
const all = { sessions: MOST_SESSIONS, browsers: MOST_BROWSERS, events: MOST_EVENTS };

/** Loads the security page of an account; makes no platform call. With `?view=all` it shows every session, browser and event. */
export async function loadSecurity(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<SecurityFacts>> {
  const most = context.url.searchParams.get('view') === 'all' ? all : few;
  const [record, { note: flash, cookies }, name, browserId] = await Promise.all([
    readSecurity(context, session, most.sessions + 1),
    securityFlash.take(context),
    sessionName(context),
    knownBrowserId(context, session.person.email),
  ]);
  const { sessions = [], browsers = [], events = [] } = record ?? {};
  const handle = name && securityHandle(name);
  const browserHandle = browserId && securityHandle(browserId);
  const { startedAtMs, signedInBy: by = null, source: app = null } = session;
  const current = sessions.find((each) => each.handle === handle) ?? {
    // This session is not in the list: it began before the list existed, or it could not be noted there.
    ...context.clientInfo(),
    startedAtMs,
    by,
    app,
  };
  const currentBrowser = browsers.find((each) => each.handle === browserHandle);
  const others = sessions
    .filter((each) => each.handle !== handle)
    .map((other) => ({ session: other, browser: browserOfSession(other, browsers) }));
  const withoutSession = browsers.filter(
    (each) => each !== currentBrowser && others.every(({ browser }) => browser !== each),
  );
  const signIn = signInOfSession(current, events);
  const facts: SecurityFacts = {
    outcome: flash?.done,
    isRead: record !== undefined,
    mfa: session.mfa ?? record?.mfa ?? null,
    here: { session: { ...current, seenAtMs: context.nowMs }, browser: currentBrowser },
    others: others.slice(0, most.sessions),
    browsers: withoutSession.slice(0, most.browsers),
    hasMore:
      record?.mayHaveMore === true || others.length > most.sessions || withoutSession.length > most.browsers,
    events: hasOtherEvents(events, signIn)
      ? events.slice(0, most.events).map((event) => ({ event, isHere: event === signIn }))
      : [],
    earlier: Math.max(events.length - most.events, 0),
  };
  return loaded(facts, { cookies });
}

/** Reads the security record of the account, with the events noted by its e-mail address; undefined if that fails. */
async function readSecurity(
  context: RequestContext,
  session: SessionRecord,
  mostSessions: number,
): Promise<ShownSecurity | undefined> {
  const { brand, person } = session;
  try {
    const [record, byEmail] = await Promise.all([
      accountOf(context, session).security(brand, context.nowMs, mostSessions),
      accountByEmail(context, brand, person.email).security(brand, context.nowMs, 0),
    ]);
    return { ...record, events: mergedEvents(record.events, byEmail.events) };
  } catch (error) {
    context.log.error('security_unread', errorFacts(error));
    return undefined;
  }
}
