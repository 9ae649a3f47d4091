import { DurableObject } from 'cloudflare:workers';
import type { MfaLoginInfo } from '../../contracts/profile.ts';
import { PENDING_SIGN_IN_MS } from '../../domain/session-lifetime.ts';

/** A sign-in that waits for its second step. Holds a secret; never a session (design section 3). */
export type PendingSignIn = {
  brand: string;
  startedAtMs: number;
  email: string;
  mfa: MfaLoginInfo;
  /** Where the person was going: a checked return route. */
  next: string;
};

const RECORD = 'record';

/** One half-finished sign-in; wiped after 10 minutes (spec access.md section 4). */
export class PendingSignInObject extends DurableObject {
  async begin(pending: PendingSignIn): Promise<void> {
    await this.ctx.storage.put(RECORD, pending);
    await this.ctx.storage.setAlarm(pending.startedAtMs + PENDING_SIGN_IN_MS);
  }

  /** The record while it is fresh and of this brand, else null. */
  async open(brand: string, nowMs: number): Promise<PendingSignIn | null> {
    const pending = await this.ctx.storage.get<PendingSignIn>(RECORD);
    if (!pending || pending.brand !== brand) return null;
    return nowMs - pending.startedAtMs < PENDING_SIGN_IN_MS ? pending : null;
  }

  async end(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
