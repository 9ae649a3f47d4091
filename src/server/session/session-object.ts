import { DurableObject } from 'cloudflare:workers';
import { endsAtMs, isLive, SEEN_PRECISION_MS } from '../../domain/session-lifetime.ts';
import type { SessionRecord } from './session-record.ts';

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

  /** Ends the session and forgets everything. */
  async end(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
