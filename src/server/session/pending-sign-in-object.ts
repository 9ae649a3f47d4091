import { DurableObject } from 'cloudflare:workers';
import type { MfaLoginInfo } from '../../contracts/access/profile.ts';
import type { Linking } from '../../domain/linking/linking-request.ts';
import { resendWaitMs } from '../../domain/access/resend-wait.ts';
import { PENDING_SIGN_IN_MS } from '../../domain/access/session-lifetime.ts';

/** A sign-in that waits for its MFA code. Holds a secret; never a session. */
export type PendingSignIn = {
  brand: string;
  startedAtMs: number;
  /** When the newest code went out, in milliseconds since 1970. */
  sentAtMs: number;
  email: string;
  mfa: MfaLoginInfo;
  /** What the sign-in was asked with, sealed (`sealSignIn`); a linking needs none. */
  withheld?: string;
  /** Where the person was going: a checked return route. */
  next: string;
  /** Set where the code ends the linking of an assistant; such a record never opens a session. */
  linking?: Linking;
};

/** The right to try a code: one at a time, so that a code used twice at once opens one session. */
export type CodeClaim = { kind: 'claimed'; pending: PendingSignIn } | { kind: 'busy' } | { kind: 'over' };

/** The right to send a code: once a minute. */
export type ResendClaim =
  { kind: 'claimed'; pending: PendingSignIn } | { kind: 'wait'; waitMs: number } | { kind: 'over' };

const RECORD = 'record';
/** A try that never came back frees its place after this long, in milliseconds: longer than its two platform calls may take. */
const CLAIM_MS = 25_000;

/** One half-finished sign-in; wiped after 10 minutes. Times come from the caller. */
export class PendingSignInObject extends DurableObject {
  private claimedUntilMs = 0;

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

  /** Takes the right to try a code; give it back with `release`, or `end` the sign-in. */
  async claimTry(brand: string, nowMs: number): Promise<CodeClaim> {
    const pending = await this.open(brand, nowMs);
    if (!pending) return { kind: 'over' };
    if (nowMs < this.claimedUntilMs) return { kind: 'busy' };
    this.claimedUntilMs = nowMs + CLAIM_MS;
    return { kind: 'claimed', pending };
  }

  /** The platform asks for another code: the sign-in goes on with that. */
  async renew(mfa: MfaLoginInfo, nowMs: number): Promise<void> {
    const pending = await this.ctx.storage.get<PendingSignIn>(RECORD);
    if (pending) await this.ctx.storage.put(RECORD, { ...pending, mfa, sentAtMs: nowMs });
  }

  async release(): Promise<void> {
    this.claimedUntilMs = 0;
  }

  /** Takes the right to send a code: the wait starts now, before the code is asked for. */
  async claimResend(brand: string, nowMs: number): Promise<ResendClaim> {
    const pending = await this.open(brand, nowMs);
    if (!pending) return { kind: 'over' };
    const waitMs = resendWaitMs(pending.sentAtMs, nowMs);
    if (waitMs > 0) return { kind: 'wait', waitMs };
    const sent = { ...pending, sentAtMs: nowMs };
    await this.ctx.storage.put(RECORD, sent);
    return { kind: 'claimed', pending };
  }

  async end(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
