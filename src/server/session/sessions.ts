import { ACTIVE } from '../../domain/access/account-status.ts';
import { accountOf } from '../account/account-of.ts';
import { type Noting, noteSignIn } from '../account/note-security.ts';
import type { SessionRequest } from '../page/request-context.ts';
import type { Profile } from '../../contracts/access/profile.ts';
import type { SignedInBy } from '../../domain/access/deletion-proof.ts';
import { clearedCookie, cookieNames, setCookie } from './cookies.ts';
import { newDevice } from './device-cookie.ts';
import { keyRing } from './key-ring.ts';
import type { PendingSignIn } from './pending-sign-in-object.ts';
import { newHandle, recordName } from './record-handle.ts';
import {
  newSessionRecord,
  type SessionBringing,
  type SessionRecord,
  type SessionDrafts,
} from './session-record.ts';

/** What beginning a session needs of a request. */
type SessionBeginning = SessionRequest & Noting;

/**
 * The live session of a request, or undefined: a wrong, forged, old or foreign cookie means signed out, never an error.
 */
export async function openSession(context: SessionRequest): Promise<SessionRecord | undefined> {
  const name = await sessionName(context);
  if (!name) return undefined;
  return (await context.env.SESSIONS.getByName(name).open(context.brand.key, context.nowMs)) ?? undefined;
}

/** The name of the record behind a request's cookie; undefined where there is none, or a forged one. It opens nothing. */
export async function sessionName(context: SessionRequest): Promise<string | undefined> {
  const handle = context.cookies.get(cookieNames.session);
  return recordName(await keyRing(context.env.SESSION_KEY), 'session', handle);
}

/**
 * Begins a session for a profile under a new id; whatever the browser held before ends, and it is known from now on as one
 * that signed in to the account. Answers the `Set-Cookie` values.
 */
export async function beginSession(
  context: SessionBeginning,
  profile: Profile,
  bringing: SessionBringing & { signedInBy: SignedInBy },
): Promise<string[]> {
  return beginSessionOf(context, newSessionRecord(context.brand.key, profile, context.nowMs, bringing));
}

/** The same for a record that is made already. */
export async function beginSessionOf(context: SessionBeginning, record: SessionRecord): Promise<string[]> {
  const keys = await keyRing(context.env.SESSION_KEY);
  const handle = await newHandle(keys, 'session');
  const name = await recordName(keys, 'session', handle);
  if (!name) throw new Error('a new session handle does not open');
  const [ended, { cookie: deviceCookie, ...browser }] = await Promise.all([
    endSession(context),
    newDevice(context, record.person.email),
  ]);
  await Promise.all([
    context.env.SESSIONS.getByName(name).begin(record),
    noteSignIn(context, record, { name, browser }),
    // The platform has just said so: a deletion that was taken back in the app shuts nothing here. Of an account that
    // arrived and has waited for a yes, it said so before.
    record.person.status === ACTIVE && record.startedAtMs === context.nowMs
      ? accountOf(context, record).then((account) => account.reopen())
      : undefined,
  ]);
  return [
    ...ended.filter((cookie) => !cookie.startsWith(`${cookieNames.session}=`)),
    setCookie('session', handle),
    deviceCookie,
  ];
}

/** How long an account that arrived waits for a yes, in seconds. */
const ARRIVAL_SECONDS = 600;

/**
 * Keeps an account that arrived by a hand-off until the person says it is theirs. Its handle opens no session. Answers the
 * `Set-Cookie` values.
 */
export async function beginArrival(context: SessionRequest, record: SessionRecord): Promise<string[]> {
  const keys = await keyRing(context.env.SESSION_KEY);
  const handle = await newHandle(keys, 'arrival');
  const name = await recordName(keys, 'arrival', handle);
  if (!name) throw new Error('a new arrival handle does not open');
  await endArrival(context);
  await context.env.SESSIONS.getByName(name).begin(record);
  return [setCookie('arrival', handle, ARRIVAL_SECONDS)];
}

/** The account that arrived and waits for a yes; undefined where there is none, or no longer. */
export async function openArrival(context: SessionRequest): Promise<SessionRecord | undefined> {
  const object = await arrivalObject(context);
  const record = await object?.open(context.brand.key, context.nowMs);
  const isFresh = record && context.nowMs - record.startedAtMs < ARRIVAL_SECONDS * 1_000;
  return isFresh ? record : undefined;
}

/** Forgets the account that arrived. Answers the `Set-Cookie` values. */
export async function endArrival(context: SessionRequest): Promise<string[]> {
  await (await arrivalObject(context))?.end();
  return [clearedCookie('arrival')];
}

async function arrivalObject(context: SessionRequest) {
  const handle = context.cookies.get(cookieNames.arrival);
  const name = await recordName(await keyRing(context.env.SESSION_KEY), 'arrival', handle);
  return name ? context.env.SESSIONS.getByName(name) : undefined;
}

/** Notes a new status of the account in the session of a request. */
export async function noteStatus(context: SessionRequest, status: string): Promise<void> {
  const name = await sessionName(context);
  if (name) await context.env.SESSIONS.getByName(name).setStatus(status, context.nowMs);
}

/** Remembers what a person has begun, in the session of a request; forgets what is given as undefined. */
export async function saveDrafts(context: SessionRequest, drafts: Partial<SessionDrafts>): Promise<void> {
  const name = await sessionName(context);
  if (name) await context.env.SESSIONS.getByName(name).note(context.brand.key, drafts, context.nowMs);
}

/**
 * Ends the session of a request, any half-finished sign-in and an account that arrived and waits. Answers the `Set-Cookie`
 * values that clear them.
 */
export async function endSession(context: SessionRequest): Promise<string[]> {
  const keys = await keyRing(context.env.SESSION_KEY);
  const [session, pending] = await Promise.all([
    recordName(keys, 'session', context.cookies.get(cookieNames.session)),
    recordName(keys, 'pending-sign-in', context.cookies.get(cookieNames.pending)),
  ]);
  const [arrival = []] = await Promise.all([
    context.cookies.has(cookieNames.arrival) ? endArrival(context) : undefined,
    session ? context.env.SESSIONS.getByName(session).end() : undefined,
    pending ? context.env.PENDING.getByName(pending).end() : undefined,
  ]);
  return [clearedCookie('session'), clearedCookie('pending'), ...arrival];
}

/** Keeps a sign-in that waits for its MFA code; the person is not signed in. Answers the `Set-Cookie` values. */
export async function beginPendingSignIn(context: SessionRequest, pending: PendingSignIn): Promise<string[]> {
  const keys = await keyRing(context.env.SESSION_KEY);
  const handle = await newHandle(keys, 'pending-sign-in');
  const name = await recordName(keys, 'pending-sign-in', handle);
  if (!name) throw new Error('a new pending handle does not open');
  const ended = await endSession(context);
  await context.env.PENDING.getByName(name).begin(pending);
  return [
    ...ended.filter((cookie) => !cookie.startsWith(`${cookieNames.pending}=`)),
    setCookie('pending', handle),
  ];
}

/** The half-finished sign-in of a request, while it is fresh. */
export async function openPendingSignIn(context: SessionRequest): Promise<PendingSignIn | undefined> {
  const pending = await pendingObject(context);
  return (await pending?.open(context.brand.key, context.nowMs)) ?? undefined;
}

/** The object behind the half-finished sign-in of a request; undefined where the cookie opens none. */
export async function pendingObject(context: SessionRequest) {
  const handle = context.cookies.get(cookieNames.pending);
  const name = await recordName(await keyRing(context.env.SESSION_KEY), 'pending-sign-in', handle);
  return name ? context.env.PENDING.getByName(name) : undefined;
}
