import { askForCode, CHALLENGE_LIFETIME_MS, freshGuard, isLocked, tryCode } from './code-rules.ts';
import type { Account, Challenge, CodeGuard } from '../world/entities.ts';
import type { LinkingGrant } from '../world/linking-entities.ts';
import { send } from './outbox.ts';
import { answered, type Outcome, refused, type RefusalCode } from '../platform/refusal.ts';
import type { World } from '../world/world.ts';

type Factor = NonNullable<Account['secondFactor']>;
const CODE_DIGITS = 6;

/** True while the account is locked after too many wrong codes. */
export function codesLocked(world: World, account: Account): boolean {
  return isLocked(guardOf(world, account), world.clock.nowMs());
}

/** Starts the MFA of a sign-in or of a linking, and sends the first code. */
export function startChallenge(
  world: World,
  account: Account,
  factor: Factor,
  linking?: LinkingGrant,
): Outcome<Challenge> {
  const { store, clock, random } = world;
  const nowMs = clock.nowMs();
  for (const old of store.challenges.ownedBy(account.key)) {
    if (isOver(old, nowMs)) store.challenges.delete(old.token);
  }
  const verdict = askForCode(guardOf(world, account), nowMs);
  if (verdict.at === 'refused') return refused(sendRefusal(verdict.because, factor));
  store.codeGuards.put(verdict.guard);
  const challenge: Challenge = {
    token: `second-factor-${random.hex(24)}`,
    accountKey: account.key,
    code: random.digits(CODE_DIGITS),
    codeSentAtMs: nowMs,
    earlierCodes: [],
    startedAtMs: nowMs,
    ...(linking ? { linking } : {}),
  };
  store.challenges.put(challenge);
  deliver(world, account, factor, challenge.code);
  return answered(challenge);
}

/** Returns the started MFA that belongs to a token and an e-mail address; null if there is none or it has expired. */
export function findChallenge(
  { store, clock }: World,
  { brand, token, email }: { brand: string; token: string; email: string },
): { challenge: Challenge; account: Account; factor: Factor } | null {
  const challenge = store.challenges.get(token);
  const account = challenge ? store.accounts.get(challenge.accountKey) : null;
  if (!challenge || !account?.secondFactor || isOver(challenge, clock.nowMs())) return null;
  const same = account.brand === brand && account.email.toLowerCase() === email.toLowerCase();
  return same ? { challenge, account, factor: account.secondFactor } : null;
}

/** Sends a new code, which expires the earlier ones. */
export function resendCode(
  world: World,
  { challenge, account, factor }: { challenge: Challenge; account: Account; factor: Factor },
): Outcome<{ success: true }> {
  const { store, clock } = world;
  const verdict = askForCode(guardOf(world, account), clock.nowMs());
  if (verdict.at === 'refused') return refused(sendRefusal(verdict.because, factor));
  store.codeGuards.put(verdict.guard);
  const earlierCodes = [...challenge.earlierCodes, challenge.code];
  const code = unusedCode(world, earlierCodes);
  store.challenges.put({ ...challenge, code, codeSentAtMs: clock.nowMs(), earlierCodes });
  deliver(world, account, factor, code);
  return answered({ success: true });
}

/** Checks a code. The right code completes the MFA. */
export function redeemCode(
  world: World,
  { challenge, account, code }: { challenge: Challenge; account: Account; code: string },
): Outcome<Account> {
  const verdict = tryCode(challenge, guardOf(world, account), code, world.clock.nowMs());
  world.store.codeGuards.put(verdict.guard);
  if (verdict.at === 'refused') return refused(verdict.because);
  world.store.challenges.delete(challenge.token);
  return answered(account);
}

function guardOf({ store }: World, account: Account): CodeGuard {
  return store.codeGuards.get(account.key) ?? freshGuard(account.key);
}

function isOver(challenge: Challenge, nowMs: number): boolean {
  return nowMs - challenge.startedAtMs >= CHALLENGE_LIFETIME_MS;
}

function sendRefusal(because: 'accountLocked' | 'tooManyCodes', { channel }: Factor): RefusalCode {
  if (because === 'accountLocked') return because;
  return channel === 'sms' ? 'smsCodeLimit' : 'emailCodeLimit';
}

function unusedCode({ random }: World, used: readonly string[]): string {
  for (;;) {
    const code = random.digits(CODE_DIGITS);
    if (!used.includes(code)) return code;
  }
}

function deliver(world: World, account: Account, { channel, to }: Factor, code: string): void {
  if (channel === 'nowhere') return;
  send(world, { brand: account.brand, to, channel, kind: 'mfa', code });
}
