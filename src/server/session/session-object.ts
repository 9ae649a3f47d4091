import { DurableObject } from 'cloudflare:workers';
import {
  endsAtMs,
  isLive,
  SEEN_PRECISION_MS,
  type SessionTimes,
} from '../../domain/access/session-lifetime.ts';
import type { SessionRecord, SessionDrafts } from './session-record.ts';

const RECORD = 'record';

/**
 * One session's record. Ends by itself: an alarm wipes it when it has been idle or alive too long.
 * Times come from the caller, in milliseconds since 1970.
 */
export class SessionObject extends DurableObject {
  /** Begins the session. */
  async begin(record: SessionRecord): Promise<void> {
    await this.ctx.storage.put(RECORD, record);
    await this.ctx.storage.setAlarm(endsAtMs(record));
  }

  /**
   * The record, noted as seen now; null where there is none, it has ended, or it belongs to another brand.
   */
  async open(brand: string, nowMs: number): Promise<SessionRecord | null> {
    const record = await this.ctx.storage.get<SessionRecord>(RECORD);
    if (!record || record.brand !== brand) return null;
    if (!isLive(record, nowMs)) {
      await this.end();
      return null;
    }
    if (nowMs - record.seenAtMs < SEEN_PRECISION_MS) return record;
    const seen = { ...record, seenAtMs: nowMs };
    await this.begin(seen);
    return seen;
  }

  /** When a live session began and was last seen, without noting it as seen; null as in `open`. */
  async look(brand: string, nowMs: number): Promise<SessionTimes | null> {
    const record = await this.ctx.storage.get<SessionRecord>(RECORD);
    if (!record || record.brand !== brand || !isLive(record, nowMs)) return null;
    return { startedAtMs: record.startedAtMs, seenAtMs: record.seenAtMs };
  }

  /** Notes what became of the account's status, as told at `nowMs`; nothing where there is no session. */
  async setStatus(status: string, nowMs: number): Promise<void> {
    const record = await this.ctx.storage.get<SessionRecord>(RECORD);
    if (!record) return;
    const person = { ...record.person, status };
    await this.ctx.storage.put(RECORD, { ...record, person, statusAtMs: nowMs });
  }

  /** Remembers what is under way, or with `undefined` forgets it; false where the brand has no live session here. */
  async note(brand: string, drafts: Partial<SessionDrafts>, nowMs: number): Promise<boolean> {
    const record = await this.open(brand, nowMs);
    if (record) await this.ctx.storage.put(RECORD, { ...record, ...drafts });
    return record !== null;
  }

  /** Ends the session and forgets everything. */
  async end(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
