import { base64url } from 'jose';
import {
  emptySecurityRecord,
  isEmptyRecord,
  type KnownBrowser,
  type ListedSession,
  type MfaSeen,
  MOST_SESSIONS,
  nextExpiryMs,
  prunedRecord,
  type SecurityEvent,
  type SecurityRecord,
  type Sighting,
  withBrowser,
  withEvent,
} from '../../domain/access/security-record.ts';
import type { SessionTimes } from '../../domain/access/session-lifetime.ts';
import type { ChangeStore } from './account-changes.ts';

/** The book of what touches an account's safety. */
export type SecurityBook = ReturnType<typeof securityBook>;

/** A sign-in as the account's object is told of it. `browser.before` is the id this browser was known by until now. */
export type SignedIn = {
  session: Omit<ListedSession, keyof Sighting>;
  browser: { id: string; before: string | undefined };
  sighting: Sighting;
  /** Undefined where the sign-in says nothing of MFA: by Google, Apple or an app. */
  mfa: MfaSeen | undefined;
};

/** A live session as a page may show it: by a handle that opens nothing. */
export type ShownSession = Omit<ListedSession, 'name'> & { handle: string; seenAtMs: number };
export type ShownBrowser = Omit<KnownBrowser, 'id'> & { handle: string };

/** What an account's safety page shows. */
export type ShownSecurity = {
  sessions: ShownSession[];
  browsers: ShownBrowser[];
  events: readonly SecurityEvent[];
  mfa: MfaSeen | null;
};

/** Which sessions are to end: one by its handle, or all but the one that asks. */
export type EndedSessions = { handle: string } | { allBut: string };

/** The records of sessions by their names; each knows best whether it lives and when it was last seen. */
export type SessionRecords = {
  look: (name: string, nowMs: number) => Promise<SessionTimes | null>;
  end: (name: string) => Promise<void>;
};

/** Where in an account's object the record stands. */
export const SECURITY_RECORD = 'security';
/** Characters of a handle. */
const HANDLE_LENGTH = 22;

/**
 * The book of what touches an account's safety (docs/adr/028): where it is signed in, browsers that signed in before, what
 * happened. Every change of it reads and writes without waiting for anything between, so that none is lost.
 */
export function securityBook(store: ChangeStore, records: SessionRecords) {
  const read = async () => (await store.get<SecurityRecord>(SECURITY_RECORD)) ?? emptySecurityRecord;

  async function change(nowMs: number, changed: (record: SecurityRecord) => SecurityRecord): Promise<void> {
    await store.put(SECURITY_RECORD, prunedRecord(changed(await read()), nowMs));
  }

  async function drop(names: readonly string[], nowMs: number): Promise<void> {
    if (names.length === 0) return;
    await change(nowMs, (record) => ({
      ...record,
      sessions: record.sessions.filter(({ name }) => !names.includes(name)),
    }));
  }

  return {
    /**
     * Lists a session that has begun, its browser and the sign-in. Beyond the cap the oldest session ends, so that none lives
     * unlisted.
     */
    async signedIn({ session, browser, sighting, mfa }: SignedIn, nowMs: number): Promise<void> {
      const { sessions } = await read();
      const beyond = sessions.slice(MOST_SESSIONS - 1).map(({ name }) => name);
      await change(nowMs, (before) => {
        const known = withBrowser(before, { ...browser, atMs: nowMs, sighting });
        const what = { kind: 'signedIn' as const, by: session.by, isNew: known.isNew };
        const record = withEvent(known.record, { ...sighting, what, atMs: nowMs });
        const listed = { ...sighting, ...session };
        return { ...record, mfa: mfa ?? record.mfa, sessions: [listed, ...record.sessions] };
      });
      await Promise.all(beyond.map((name) => records.end(name)));
    },

    /** Notes what happened. */
    note: (event: Omit<SecurityEvent, 'count'>) => change(event.atMs, (record) => withEvent(record, event)),

    /** What is kept, and which of the sessions live: those that have ended meanwhile are taken off the list. */
    async shown(nowMs: number): Promise<ShownSecurity> {
      const { sessions, browsers, events, mfa } = prunedRecord(await read(), nowMs);
      const looked = await Promise.all(
        sessions.map(async (session) => ({ session, times: await records.look(session.name, nowMs) })),
      );
      await drop(
        looked.flatMap(({ session, times }) => (times ? [] : [session.name])),
        nowMs,
      );
      return {
        sessions: await Promise.all(
          looked.flatMap(({ session, times }) => (times ? [shownSession(session, times)] : [])),
        ),
        browsers: await Promise.all(browsers.map(shownBrowser)),
        events,
        mfa,
      };
    },

    /** Ends sessions of the account for good, and says how many lived. */
    async end(which: EndedSessions, nowMs: number): Promise<number> {
      const { sessions } = prunedRecord(await read(), nowMs);
      const names: string[] = [];
      for (const { name } of sessions) {
        const isMeant =
          'handle' in which ? which.handle === (await securityHandle(name)) : name !== which.allBut;
        if (isMeant) names.push(name);
      }
      const lived = await Promise.all(
        names.map(async (name) => {
          const times = await records.look(name, nowMs);
          await records.end(name);
          return times !== null;
        }),
      );
      await drop(names, nowMs);
      return lived.filter(Boolean).length;
    },

    /** Forgets a browser, and answers the id its cookie has; null where none has that handle. */
    async forget(handle: string, nowMs: number): Promise<string | null> {
      const { browsers } = await read();
      for (const { id } of browsers) {
        if ((await securityHandle(id)) !== handle) continue;
        await change(nowMs, (record) => ({
          ...record,
          browsers: record.browsers.filter((browser) => browser.id !== id),
        }));
        return id;
      }
      return null;
    },

    /** Ends every session and forgets everything. */
    async wipe(): Promise<void> {
      const { sessions } = await read();
      await store.delete(SECURITY_RECORD);
      await Promise.all(sessions.map(({ name }) => records.end(name)));
    },

    /**
     * Forgets what is too old; answers when there is more to forget, in milliseconds since 1970, or null where nothing is
     * left.
     */
    async prune(nowMs: number): Promise<number | null> {
      const record = prunedRecord(await read(), nowMs);
      if (isEmptyRecord(record)) {
        await store.delete(SECURITY_RECORD);
        return null;
      }
      await store.put(SECURITY_RECORD, record);
      return nextExpiryMs(record);
    },
  };
}

/** Names a session or a browser on a page: nobody gets from it to what it names, and it opens nothing. */
export async function securityHandle(name: string): Promise<string> {
  const text = new TextEncoder().encode(`security handle\n${name}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return base64url.encode(digest).slice(0, HANDLE_LENGTH);
}

async function shownSession(
  { name, ...session }: ListedSession,
  { seenAtMs }: SessionTimes,
): Promise<ShownSession> {
  return { ...session, seenAtMs, handle: await securityHandle(name) };
}

async function shownBrowser({ id, ...browser }: KnownBrowser): Promise<ShownBrowser> {
  return { ...browser, handle: await securityHandle(id) };
}
