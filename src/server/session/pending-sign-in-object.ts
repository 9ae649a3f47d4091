import { DurableObject } from 'cloudflare:workers';
import type { MfaLoginInfo } from '../../contracts/access/profile.ts';
import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import type * as stored from '../../contracts/stored/pending-sign-in.ts';
import { resendWaitMs } from '../../domain/access/one-time-code.ts';
import { CODE_LIFETIME_MS, PENDING_SIGN_IN_MS } from '../../domain/access/session-lifetime.ts';
import { recordStore } from '../stored-record.ts';

/** A sign-in that waits for its MFA code. It holds a secret, and it is not a session. */
export type PendingSignIn = stored.PendingSignIn;

/**
 * The right to try a code. One request holds it at a time, so that the same code sent twice at once begins one session.
 * `expired`: the newest code is too old, and another one can be asked for. `over`: the sign-in has ended or expired.
 */
export type CodeClaim =
  { kind: 'claimed'; pending: PendingSignIn } | { kind: 'busy' } | { kind: 'expired' } | { kind: 'over' };

/** The right to send another code, at most once a minute. `waitMs`: milliseconds until the next one may be sent. */
export type ResendClaim =
  { kind: 'claimed'; pending: PendingSignIn } | { kind: 'wait'; waitMs: number } | { kind: 'over' };

/** A claim that is never released expires after this many milliseconds: longer than the two platform calls of a try. */
const CLAIM_MS = 25_000;

/**
 * Stores one half-finished sign-in and deletes it after 30 minutes. The caller passes the time (ms since 1970). A sign-in
 * whose record cannot be read is over.
 */
export class PendingSignInObject extends DurableObject {
  readonly #records = recordStore(this.ctx.storage);
  private claimedUntilMs = 0;

  /** Stores the sign-in, and sets the alarm that deletes it. */
  async begin(pending: PendingSignIn): Promise<void> {
    await this.#records.put('pendingSignIn', pending);
    await this.ctx.storage.setAlarm(pending.startedAtMs + PENDING_SIGN_IN_MS);
  }

  /** Returns the record if it has not expired and belongs to this brand, else null. */
  async open(brand: string, nowMs: number): Promise<PendingSignIn | null> {
    const pending = await this.#read();
    if (!pending || pending.brand !== brand) return null;
    return nowMs - pending.startedAtMs < PENDING_SIGN_IN_MS ? pending : null;
  }

  /** Claims the right to try a code. The caller must `release` it afterwards, or `end` the sign-in. */
  async claimTry(brand: string, nowMs: number): Promise<CodeClaim> {
    const pending = await this.open(brand, nowMs);
    if (!pending) return { kind: 'over' };
    if (nowMs < this.claimedUntilMs) return { kind: 'busy' };
    if (nowMs - pending.sentAtMs >= CODE_LIFETIME_MS) return { kind: 'expired' };
    this.claimedUntilMs = nowMs + CLAIM_MS;
    return { kind: 'claimed', pending };
  }

  /** Stores the data of another code that the platform sent; the sign-in goes on with that code. */
  async renew(mfa: MfaLoginInfo, nowMs: number): Promise<void> {
    const pending = await this.#read();
    if (pending) await this.#records.put('pendingSignIn', { ...pending, mfa, sentAtMs: nowMs });
  }

  /** Gives back the right to try a code. */
  async release(): Promise<void> {
    this.claimedUntilMs = 0;
  }

  /**
   * Claims the right to send a code. The wait for the next one, and the time for which this one is valid, start now,
   * before the platform is asked to send it.
   */
  async claimResend(brand: string, nowMs: number): Promise<ResendClaim> {
    const pending = await this.open(brand, nowMs);
    if (!pending) return { kind: 'over' };
    const waitMs = resendWaitMs(pending.sentAtMs, nowMs);
    if (waitMs > 0) return { kind: 'wait', waitMs };
    const sent = { ...pending, sentAtMs: nowMs };
    await this.#records.put('pendingSignIn', sent);
    return { kind: 'claimed', pending };
  }

  /**
   * Ends a linking that has succeeded: its secrets are deleted, and its assistant is remembered for as long as it could
   * have waited.
   */
  async endLinked(partner: LinkingPartner): Promise<void> {
    const pending = await this.#read();
    if (!pending) return;
    const { brand, startedAtMs } = pending;
    await Promise.all([
      this.#records.delete('pendingSignIn'),
      this.#records.put('linkedAssistant', { brand, startedAtMs, partner }),
    ]);
  }

  /** Returns the assistant to which a linking of this brand has led; null if it has not, or too long ago. */
  async linkedTo(brand: string, nowMs: number): Promise<LinkingPartner | null> {
    const linked = await this.#records.get('linkedAssistant');
    if (linked === undefined || linked === 'unread' || linked.brand !== brand) return null;
    return nowMs - linked.startedAtMs < PENDING_SIGN_IN_MS ? linked.partner : null;
  }

  /** Deletes the sign-in. */
  async end(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** Returns the record; undefined where there is none, or none that can be read. */
  async #read(): Promise<PendingSignIn | undefined> {
    const pending = await this.#records.get('pendingSignIn');
    return pending === 'unread' ? undefined : pending;
  }
}
