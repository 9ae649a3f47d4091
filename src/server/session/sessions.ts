import { ACTIVE } from '../../domain/access/account-status.ts';
import { accountOf } from '../account/account-of.ts';
import type { Profile } from '../../contracts/access/profile.ts';
import type { SignedInBy } from '../../domain/access/deletion-proof.ts';
import type { PortalEnv } from '../portal-env.ts';
import { clearedCookie, cookieNames, setCookie } from './cookies.ts';
import { deviceCookie } from './device-cookie.ts';
import { keyRing } from './key-ring.ts';
import type { PendingSignIn } from './pending-sign-in-object.ts';
import { newHandle, recordName } from './record-handle.ts';
import {
  newSessionRecord,
  type SessionBringing,
  type SessionRecord,
  type SessionDrafts,
} from './session-record.ts';

/** Who asks: the brand of the host and the cookies of the request. */
type Visit = { brand: string; cookies: ReadonlyMap<string, string>; nowMs: number };

/**
 * The live session of a request, or undefined: a wrong, forged, old or foreign cookie means signed out, never an error.
 */
export async function openSession(env: PortalEnv, visit: Visit): Promise<SessionRecord | undefined> {
  const name = await recordName(
    await keyRing(env.SESSION_KEY),
    'session',
    visit.cookies.get(cookieNames.session),
  );
  if (!name) return undefined;
  return (await env.SESSIONS.getByName(name).open(visit.brand, visit.nowMs)) ?? undefined;
}

/**
 * Begins a session for a profile under a new id; whatever the browser held before ends, and it is known from now on as one
 * that signed in to the account. Answers the `Set-Cookie` values.
 */
export async function beginSession(
  env: PortalEnv,
  visit: Visit,
  profile: Profile,
  bringing: SessionBringing & { signedInBy: SignedInBy },
): Promise<string[]> {
  return beginSessionOf(env, visit, newSessionRecord(visit.brand, profile, visit.nowMs, bringing));
}

/** The same for a record that is made already. */
export async function beginSessionOf(env: PortalEnv, visit: Visit, record: SessionRecord): Promise<string[]> {
  const keys = await keyRing(env.SESSION_KEY);
  const handle = await newHandle(keys, 'session');
  const name = await recordName(keys, 'session', handle);
  if (!name) throw new Error('a new session handle does not open');
  const ended = await endSession(env, visit);
  await Promise.all([
    env.SESSIONS.getByName(name).begin(record),
    // The platform has just said so: a deletion that was taken back in the app shuts nothing here. Of an account that
    // arrived and has waited for a yes, it said so before.
    record.person.status === ACTIVE && record.startedAtMs === visit.nowMs
      ? accountOf(env, record).then((account) => account.reopen())
      : undefined,
  ]);
  return [
    ...ended.filter((cookie) => !cookie.startsWith(`${cookieNames.session}=`)),
    setCookie('session', handle),
    await deviceCookie(env, visit, record.person.email),
  ];
}

/** How long an account that arrived waits for a yes, in seconds. */
const ARRIVAL_SECONDS = 600;

/**
 * Keeps an account that arrived by a hand-off until the person says it is theirs. Its handle opens no session. Answers the
 * `Set-Cookie` values.
 */
export async function beginArrival(env: PortalEnv, visit: Visit, record: SessionRecord): Promise<string[]> {
  const keys = await keyRing(env.SESSION_KEY);
  const handle = await newHandle(keys, 'arrival');
  const name = await recordName(keys, 'arrival', handle);
  if (!name) throw new Error('a new arrival handle does not open');
  await endArrival(env, visit);
  await env.SESSIONS.getByName(name).begin(record);
  return [setCookie('arrival', handle, ARRIVAL_SECONDS)];
}

/** The account that arrived and waits for a yes; undefined where there is none, or no longer. */
export async function openArrival(env: PortalEnv, visit: Visit): Promise<SessionRecord | undefined> {
  const object = await arrivalObject(env, visit);
  const record = await object?.open(visit.brand, visit.nowMs);
  const isFresh = record && visit.nowMs - record.startedAtMs < ARRIVAL_SECONDS * 1_000;
  return isFresh ? record : undefined;
}

/** Forgets the account that arrived. Answers the `Set-Cookie` values. */
export async function endArrival(env: PortalEnv, visit: Visit): Promise<string[]> {
  await (await arrivalObject(env, visit))?.end();
  return [clearedCookie('arrival')];
}

async function arrivalObject(env: PortalEnv, visit: Visit) {
  const handle = visit.cookies.get(cookieNames.arrival);
  const name = await recordName(await keyRing(env.SESSION_KEY), 'arrival', handle);
  return name ? env.SESSIONS.getByName(name) : undefined;
}

/** Notes a new status of the account in the session of a request. */
export async function noteStatus(env: PortalEnv, visit: Visit, status: string): Promise<void> {
  const name = await recordName(
    await keyRing(env.SESSION_KEY),
    'session',
    visit.cookies.get(cookieNames.session),
  );
  if (name) await env.SESSIONS.getByName(name).setStatus(status, visit.nowMs);
}

/** Remembers what a person has begun, in the session of a request; forgets what is given as undefined. */
export async function saveDrafts(
  env: PortalEnv,
  visit: Visit,
  drafts: Partial<SessionDrafts>,
): Promise<void> {
  const name = await recordName(
    await keyRing(env.SESSION_KEY),
    'session',
    visit.cookies.get(cookieNames.session),
  );
  if (name) await env.SESSIONS.getByName(name).note(visit.brand, drafts, visit.nowMs);
}

/**
 * Ends the session of a request, any half-finished sign-in and an account that arrived and waits. Answers the `Set-Cookie`
 * values that clear them.
 */
export async function endSession(env: PortalEnv, visit: Visit): Promise<string[]> {
  const keys = await keyRing(env.SESSION_KEY);
  const [session, pending] = await Promise.all([
    recordName(keys, 'session', visit.cookies.get(cookieNames.session)),
    recordName(keys, 'pending-sign-in', visit.cookies.get(cookieNames.pending)),
  ]);
  const [arrival = []] = await Promise.all([
    visit.cookies.has(cookieNames.arrival) ? endArrival(env, visit) : undefined,
    session ? env.SESSIONS.getByName(session).end() : undefined,
    pending ? env.PENDING.getByName(pending).end() : undefined,
  ]);
  return [clearedCookie('session'), clearedCookie('pending'), ...arrival];
}

/** Keeps a sign-in that waits for its second step; the person is not signed in. Answers the `Set-Cookie` values. */
export async function beginPendingSignIn(
  env: PortalEnv,
  visit: Visit,
  pending: PendingSignIn,
): Promise<string[]> {
  const keys = await keyRing(env.SESSION_KEY);
  const handle = await newHandle(keys, 'pending-sign-in');
  const name = await recordName(keys, 'pending-sign-in', handle);
  if (!name) throw new Error('a new pending handle does not open');
  const ended = await endSession(env, visit);
  await env.PENDING.getByName(name).begin(pending);
  return [
    ...ended.filter((cookie) => !cookie.startsWith(`${cookieNames.pending}=`)),
    setCookie('pending', handle),
  ];
}

/** The half-finished sign-in of a request, while it is fresh. */
export async function openPendingSignIn(env: PortalEnv, visit: Visit): Promise<PendingSignIn | undefined> {
  const pending = await pendingObject(env, visit);
  return (await pending?.open(visit.brand, visit.nowMs)) ?? undefined;
}

/** The object behind the half-finished sign-in of a request; undefined where the cookie opens none. */
export async function pendingObject(env: PortalEnv, visit: Visit) {
  const handle = visit.cookies.get(cookieNames.pending);
  const name = await recordName(await keyRing(env.SESSION_KEY), 'pending-sign-in', handle);
  return name ? env.PENDING.getByName(name) : undefined;
}
