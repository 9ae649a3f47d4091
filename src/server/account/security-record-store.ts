import { createHash } from 'node:crypto';
import {
  type SignedIn,
  emptySecurityRecord,
  isEmptyRecord,
  type Listing,
  listingOf,
  type KnownBrowser,
  type ListedSession,
  type MfaSeen,
  MOST_SESSIONS,
  nextExpiryMs,
  prunedRecord,
  type SecurityEvent,
  type SecurityRecord,
  withBrowser,
  withEvent,
} from '../../domain/access/security-record.ts';
import type { SessionTimes } from '../../domain/access/session-lifetime.ts';
import type { RecordStore } from '../stored-record.ts';

/** The security record of one account, as `securityRecordStore` returns it. */
export type SecurityRecordStore = ReturnType<typeof securityRecordStore>;

/** A live session as a page may show it, with a handle that gives access to nothing. */
export type SessionEntry = Omit<ListedSession, 'name'> & { handle: string; seenAtMs: number };
/** A known browser as a page may show it, with a handle that gives access to nothing. */
export type BrowserEntry = Omit<KnownBrowser, 'id'> & { handle: string };

/** What the security page shows. */
export type ShownSecurity = {
  sessions: SessionEntry[];
  /** True where nobody has looked whether more sessions live. */
  mayHaveMore: boolean;
  browsers: BrowserEntry[];
  events: readonly SecurityEvent[];
  mfa: MfaSeen | null;
};

/** Which sessions to end: one by its handle, all except the session of that name, or all. */
export type EndedSessions = { handle: string } | { allBut: string } | 'all';

/**
 * Access to session records by name, and to the counters of browsers by id. Each record decides itself whether its session
 * is live; `look` returns null where it is not. `forget` makes browsers count like any other.
 */
export type ListedRecords = {
  look: (name: string, nowMs: number) => Promise<SessionTimes | null>;
  end: (name: string) => Promise<void>;
  forget: (owner: SignedIn['owner'], browsers: readonly KnownBrowser[], nowMs: number) => Promise<void>;
};

/** The length of a handle in characters. */
const HANDLE_LENGTH = 22;

/**
 * Keeps the security record of an account (docs/adr/028): its sessions, its known browsers and its events. A change
 * awaits nothing but storage between its read and its write, so that no change is lost. A record that cannot be read stays
 * as it is: whatever needs it throws.
 */
export function securityRecordStore(store: RecordStore, records: ListedRecords) {
  const read = async (): Promise<SecurityRecord> => {
    const record = await store.get('security');
    if (record === 'unread') throw new Error('the security record cannot be read');
    return record ?? emptySecurityRecord;
  };

  async function change(
    nowMs: number,
    changed: (record: SecurityRecord) => SecurityRecord,
  ): Promise<SecurityRecord> {
    const after = prunedRecord(changed(await read()), nowMs);
    await store.put('security', after);
    return after;
  }

  /** Adds a session to those of `before`. Beyond `MOST_SESSIONS` the oldest is ended, so that none lives unlisted. */
  async function list(
    before: SecurityRecord,
    nowMs: number,
    withSession: (record: SecurityRecord) => SecurityRecord,
  ): Promise<SecurityRecord> {
    const beyond = before.sessions.slice(MOST_SESSIONS - 1);
    const after = await change(nowMs, withSession);
    await Promise.all(beyond.map(({ name }) => records.end(name)));
    return after;
  }

  async function drop(names: readonly string[], nowMs: number): Promise<void> {
    if (names.length === 0) return;
    await change(nowMs, (record) => ({
      ...record,
      sessions: record.sessions.filter(({ name }) => !names.includes(name)),
    }));
  }

  return {
    /** Adds a session that has begun, its browser and the sign-in, once. A browser that leaves the list is forgotten. */
    async signedIn(
      { session, browser, owner, sighting: clientInfo, mfa, signInAtMs = session.startedAtMs }: SignedIn,
      nowMs: number,
    ): Promise<Listing> {
      const stored = await read();
      const listing = listingOf(stored, { name: session.name, signInAtMs });
      if (listing !== 'new') return listing;
      const { browsers } = await list(stored, nowMs, (before) => {
        const known = withBrowser(before, { ...browser, atMs: session.startedAtMs, clientInfo });
        const what = { kind: 'signedIn' as const, by: session.by, isNew: known.isNew };
        const record = withEvent(known.record, { ...clientInfo, what, atMs: nowMs });
        const listed = { ...clientInfo, ...session };
        return { ...record, mfa: mfa ?? record.mfa, sessions: [listed, ...record.sessions] };
      });
      const ids = new Set(browsers.map(({ id }) => id));
      const left = stored.browsers.filter(({ id }) => !ids.has(id));
      await records.forget(owner, left, nowMs);
      return listing;
    },

    /** Adds a session that has begun, once, and no event: for the record of the e-mail address of its account. */
    async listed(session: ListedSession, nowMs: number, signInAtMs: number): Promise<Listing> {
      const stored = await read();
      const listing = listingOf(stored, { name: session.name, signInAtMs });
      if (listing === 'new')
        await list(stored, nowMs, (record) => ({ ...record, sessions: [session, ...record.sessions] }));
      return listing;
    },

    async note(event: Omit<SecurityEvent, 'count'>): Promise<void> {
      await change(event.atMs, (record) => withEvent(record, event));
    },

    /** Returns the record with its latest live sessions, and removes what it finds to have ended. */
    async shown(nowMs: number, most = Infinity): Promise<ShownSecurity> {
      const { sessions, browsers, events, mfa } = prunedRecord(await read(), nowMs);
      const live: SessionEntry[] = [];
      const ended: string[] = [];
      let looked = 0;
      while (live.length < most && looked < sessions.length) {
        const next = sessions.slice(looked, looked + most - live.length);
        const times = await Promise.all(next.map(({ name }) => records.look(name, nowMs)));
        for (const [index, session] of next.entries()) {
          const found = times[index];
          if (found) live.push(sessionEntry(session, found));
          else ended.push(session.name);
        }
        looked += next.length;
      }
      await drop(ended, nowMs);
      const mayHaveMore = looked < sessions.length;
      return { sessions: live, mayHaveMore, browsers: browsers.map(browserEntry), events, mfa };
    },

    /**
     * Ends sessions of the account for good and returns how many of them were live. Ending all, or all but one, also ends
     * those whose sign-in began before `nowMs` and that are not listed yet.
     */
    async end(which: EndedSessions, nowMs: number): Promise<number> {
      const { sessions } = prunedRecord(await read(), nowMs);
      if (which === 'all' || 'allBut' in which) await change(nowMs, (record) => endedBy(record, nowMs));
      const names: string[] = [];
      for (const { name } of sessions) if (isMeant(which, name)) names.push(name);
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

    /** Returns the ids in the cookies of the known browsers, but for that one. */
    async otherBrowsers(own: string | undefined): Promise<string[]> {
      const { browsers } = await read();
      return browsers.flatMap(({ id }) => (id === own ? [] : [id]));
    },

    /** Forgets a known browser and returns the id in its cookie; null where no browser has that handle. */
    async forget(handle: string, nowMs: number): Promise<string | null> {
      const { browsers } = await read();
      for (const { id } of browsers) {
        if (securityHandle(id) !== handle) continue;
        await change(nowMs, (record) => ({
          ...record,
          browsers: record.browsers.filter((browser) => browser.id !== id),
        }));
        return id;
      }
      return null;
    },

    /**
     * Deletes the record but for the time, ends every session that it lists and each whose sign-in began before, and forgets
     * its browsers.
     */
    async wipe(nowMs: number, owner: SignedIn['owner']): Promise<void> {
      const record = await store.get('security');
      await store.put('security', endedBy(emptySecurityRecord, nowMs));
      const { sessions, browsers } =
        record === undefined || record === 'unread' ? emptySecurityRecord : record;
      await Promise.all(sessions.map(({ name }) => records.end(name)));
      await records.forget(owner, browsers, nowMs);
    },

    /**
     * Removes what is too old. Returns when the next entry expires, in milliseconds since 1970, or null where nothing
     * is left. A record that cannot be read stays, and is looked at again as soon as an alarm may ring.
     */
    async prune(nowMs: number): Promise<number | null> {
      const stored = await store.get('security');
      if (stored === 'unread') return nowMs + 1;
      const record = prunedRecord(stored ?? emptySecurityRecord, nowMs);
      if (isEmptyRecord(record)) {
        await store.delete('security');
        return null;
      }
      await store.put('security', record);
      return nextExpiryMs(record);
    },
  };
}

/** Returns the handle of a session or a browser for a page: a hash that reveals no name and gives access to nothing. */
export function securityHandle(name: string): string {
  return createHash('sha256').update(`security handle\n${name}`).digest('base64url').slice(0, HANDLE_LENGTH);
}

/** The record after all sessions whose sign-in began until `nowMs` were ended. */
function endedBy(record: SecurityRecord, nowMs: number): SecurityRecord {
  return { ...record, endedAtMs: Math.max(nowMs, record.endedAtMs ?? nowMs) };
}

function isMeant(which: EndedSessions, name: string): boolean {
  if (which === 'all') return true;
  return 'handle' in which ? which.handle === securityHandle(name) : which.allBut !== name;
}

function sessionEntry({ name, ...session }: ListedSession, { seenAtMs }: SessionTimes): SessionEntry {
  return { ...session, seenAtMs, handle: securityHandle(name) };
}

function browserEntry({ id, ...browser }: KnownBrowser): BrowserEntry {
  return { ...browser, handle: securityHandle(id) };
}
