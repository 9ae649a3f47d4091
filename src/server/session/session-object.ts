import { DurableObject } from 'cloudflare:workers';
import {
  ABSOLUTE_LIMIT_MS,
  endedBy,
  endsAtMs,
  idleMs,
  isLive,
  SEEN_PRECISION_MS,
  type SessionTimes,
} from '../../domain/access/session-lifetime.ts';
import { readDraft, storedDraftOf } from '../../domain/orders/stored-change.ts';
import type { MeasuringEnv } from '../measure.ts';
import { portalLog } from '../portal-log.ts';
import { type RecordStore, recordStore } from '../stored-record.ts';
import type { SessionRecord, SessionDrafts } from './session-record.ts';

/**
 * Stores the record of one session. An alarm deletes it when the session has been idle or alive too long. The caller
 * passes the time, in milliseconds since 1970. What is stored decides, and nothing is kept in memory: a restart changes
 * nothing. A session whose record cannot be read is over.
 */
export class SessionObject extends DurableObject<MeasuringEnv> {
  readonly #records = recordStore(this.ctx.storage);
  /** The answer does not wait until what is written here is on a disk. */
  readonly #soon = recordStore(this.ctx.storage, { allowUnconfirmed: true });

  /** Stores the record, and sets the alarm that ends the session. */
  async begin(record: SessionRecord): Promise<void> {
    await this.#put(record);
    await this.ctx.storage.setAlarm(endsAtMs(record));
  }

  /** Stores whether the security record lists the session. */
  async setListing(listing: SessionRecord['listing']): Promise<void> {
    const record = await this.#read();
    if (record) await this.#put({ ...record, listing });
  }

  /**
   * Returns the record; null if there is none, it has ended, or the brand is another. Marks it as seen now, unless that
   * was done in the last 30 seconds. The answer does not wait until the mark is on a disk: a mark that is lost only ends
   * the session earlier.
   */
  async open(brand: string, nowMs: number): Promise<SessionRecord | null> {
    const record = await this.#live(brand, nowMs);
    if (!record || idleMs(record, nowMs) < SEEN_PRECISION_MS) return record;
    const seen = { ...record, seenAtMs: nowMs };
    await this.#put(seen, this.#soon);
    return seen;
  }

  /** Marks a live session as seen exactly now: the person was active in a page that is open. */
  async touch(brand: string, nowMs: number): Promise<void> {
    const record = await this.#live(brand, nowMs);
    if (record && record.seenAtMs < nowMs) await this.#put({ ...record, seenAtMs: nowMs });
  }

  /** Returns when a live session began and was last seen, without marking it as seen; null as in `open`. */
  async readTimes(brand: string, nowMs: number): Promise<SessionTimes | null> {
    const record = await this.#read();
    if (!record || record.brand !== brand || !isLive(record, nowMs)) return null;
    return { startedAtMs: record.startedAtMs, seenAtMs: record.seenAtMs };
  }

  /** Stores the account status that the platform gave at `nowMs`; does nothing if there is no session. */
  async setStatus(status: string, nowMs: number): Promise<void> {
    const record = await this.#read();
    if (!record) return;
    const person = { ...record.person, status };
    await this.#put({ ...record, person, statusAtMs: nowMs });
  }

  /**
   * Saves drafts, and marks the session as seen; a draft given as `undefined` is removed. Returns false if the brand has no
   * live session here.
   */
  async note(brand: string, drafts: Partial<SessionDrafts>, nowMs: number): Promise<boolean> {
    const record = await this.#live(brand, nowMs);
    if (record) await this.#put({ ...record, ...drafts, seenAtMs: nowMs });
    return record !== null;
  }

  /** Ends the session and deletes its record. */
  async end(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Ends the session for another browser, and keeps for a while that it ended so. */
  async endElsewhere(): Promise<void> {
    await this.end();
    await this.#records.put('endedElsewhere', true);
    await this.ctx.storage.setAlarm(Date.now() + ABSOLUTE_LIMIT_MS);
  }

  /** True for a session that another browser, a new password or a deletion has ended within the last 12 hours. */
  async wasEndedElsewhere(): Promise<boolean> {
    return (await this.#records.get('endedElsewhere')) === true;
  }

  /** Deletes a session that has ended. One that was seen since the alarm was set gets another alarm at its end. */
  override async alarm(): Promise<void> {
    const record = await this.#read();
    const nowMs = Date.now();
    if (record && isLive(record, nowMs)) return this.ctx.storage.setAlarm(endsAtMs(record));
    if (record) this.#tellEnded(record, nowMs);
    await this.ctx.storage.deleteAll();
  }

  #tellEnded(record: SessionRecord, nowMs: number): void {
    // No request ends it: the id is this line's own.
    const log = portalLog(this.env, { brand: record.brand, requestId: crypto.randomUUID() });
    log.info('session_ended', { reason: endedBy(record, nowMs) });
  }

  /** Returns the record of a live session of the brand; deletes one that has ended. */
  async #live(brand: string, nowMs: number): Promise<SessionRecord | null> {
    const record = await this.#read();
    if (record?.brand !== brand) return null;
    if (isLive(record, nowMs)) return record;
    this.#tellEnded(record, nowMs);
    await this.end();
    return null;
  }

  /** Returns the record; undefined where there is none, or none that can be read. */
  async #read(): Promise<SessionRecord | undefined> {
    const stored = await this.#records.get('session');
    if (stored === undefined || stored === 'unread') return undefined;
    return { ...stored, order: stored.order && readDraft(stored.order) };
  }

  #put(record: SessionRecord, store: RecordStore = this.#records): Promise<void> {
    return store.put('session', { ...record, order: record.order && storedDraftOf(record.order) });
  }
}
