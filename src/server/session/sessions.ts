import { ACTIVE, type Profile } from '../../contracts/access/profile.ts';
import { type SecurityNoteContext, noteSignIn } from './note-security.ts';
import type { SessionRequest } from '../request/request-context.ts';
import type { SignedInBy } from '../../contracts/access/signed-in-by.ts';
import { draftsOfVisit } from '../../domain/orders/hosted-visit.ts';
import { appVisit, appVisitCookie, clearedAppMessagesCookie } from '../request/app-visit.ts';
import { clearedCookie, cookieNames, setCookie } from '../request/cookies.ts';
import { addKnownBrowser } from './known-browser-cookie.ts';
import { keyRing } from './key-ring.ts';
import type { PendingSignIn } from './pending-sign-in-object.ts';
import { hostedVisitOf } from './hosted-visit-of.ts';
import { newHandle, recordName } from './record-handle.ts';
import {
  newSessionRecord,
  type SignInFacts,
  type SessionRecord,
  type SessionDrafts,
} from './session-record.ts';

/** How long a request waits until a session is listed that may not be, in milliseconds. */
const LIST_AGAIN_MS = 1_000;

/** What beginning a session needs of a request. */
type SignInContext = SessionRequest & SecurityNoteContext;

/**
 * Returns the live session of a request, and marks it as seen. A missing, malformed, forged or expired cookie, or
 * one of another brand, means signed out: undefined, never an error. A session that the security record may not list is
 * listed now, or ends where all sessions were ended since its sign-in began.
 */
export async function openSession(context: SignInContext): Promise<SessionRecord | undefined> {
  const name = await sessionName(context);
  if (!name) return undefined;
  const object = context.env.SESSIONS.getByName(name);
  const record = await object.open(context.brand.key, context.nowMs);
  if (!record?.listing || record.listing === 'listed') return record ?? undefined;
  const again = { name, ...record.listing, reopens: false };
  const listing = await noteSignIn(context, record, again, LIST_AGAIN_MS);
  if (listing === 'listed') await object.setListing('listed');
  if (listing !== 'ended') return record;
  await object.endElsewhere();
  return undefined;
}

/**
 * Returns the name of the record behind a request's session cookie; undefined if the cookie is missing or forged. A
 * browser cannot open the record by its name.
 */
export async function sessionName(context: SessionRequest): Promise<string | undefined> {
  const handle = context.cookies.get(cookieNames.session);
  return recordName(await keyRing(context.env), 'session', handle);
}

/**
 * Tells why a request that brings a session cookie has no session: `forged`, where the cookie was not signed with our
 * key; `elsewhere`, where the session was ended by another browser, a new password or a deletion; or `gone`, where it was
 * idle, has ended here or is of another brand.
 */
export async function whyNoSession(context: SessionRequest): Promise<'forged' | 'elsewhere' | 'gone'> {
  const name = await sessionName(context);
  if (name === undefined) return 'forged';
  return (await context.env.SESSIONS.getByName(name).wasEndedElsewhere()) ? 'elsewhere' : 'gone';
}

/**
 * Begins a session for a profile. The id is always new, and whatever the browser held before ends, so that nobody can
 * plant a session id before the sign-in. The browser becomes a known browser of the account. Returns the `Set-Cookie`
 * values; undefined where nobody is signed in, because all sessions of the account were ended after the sign-in began.
 * `signInAtMs` is when that was, in milliseconds since 1970.
 */
export async function beginSession(
  context: SignInContext,
  profile: Profile,
  facts: SignInFacts & { signedInBy: SignedInBy },
  signInAtMs = context.nowMs,
): Promise<string[] | undefined> {
  const record = newSessionRecord(context.brand.key, profile, context.nowMs, facts);
  return beginSessionOf(context, record, signInAtMs);
}

/**
 * Begins a session, as `beginSession` does, for a record that is already built. In the web view of an app, the app hears of
 * it whichever way the person signed in.
 */
export async function beginSessionOf(
  context: SignInContext,
  signedIn: SessionRecord,
  signInAtMs = signedIn.startedAtMs,
): Promise<string[] | undefined> {
  const source = signedIn.source ?? appVisit(context)?.source;
  const visit = await hostedVisitOf(context, signedIn);
  const record: SessionRecord = {
    ...signedIn,
    ...draftsOfVisit(visit, context.nowMs),
    source,
    listing: 'listed',
  };
  const { handle, name } = await newHandle(await keyRing(context.env), 'session');
  const object = context.env.SESSIONS.getByName(name);
  const [ended, { cookie: knownBrowserCookie, ...browser }] = await Promise.all([
    endSession(context),
    addKnownBrowser(context, record.person.email),
    object.begin(record),
  ]);
  // The platform has just said that the account is active: a deletion that was cancelled in the app must block nothing
  // here. The status of an arrival that waited for a yes is older, and reopens nothing.
  const reopens = record.person.status === ACTIVE && record.startedAtMs === context.nowMs;
  const unlisted = { signInAtMs, browser };
  const listing = await noteSignIn(context, record, { name, ...unlisted, reopens });
  if (listing === 'unsure') await object.setListing(unlisted);
  if (listing === 'ended') {
    await object.end();
    return undefined;
  }
  return [
    ...ended.filter((cookie) => !cookie.startsWith(`${cookieNames.session}=`)),
    setCookie('session', handle),
    knownBrowserCookie,
    ...(source ? [appVisitCookie({ source, session: 'open' }), clearedAppMessagesCookie()] : []),
  ];
}

/** How long an arrival waits until the person says that the account is theirs, in seconds. */
const ARRIVAL_SECONDS = 600;

/**
 * Stores an arrival: an account that came by SSO and waits until the person says that it is theirs (docs/adr/019). Its
 * handle opens no session. Returns the `Set-Cookie` values.
 */
export async function beginArrival(context: SessionRequest, record: SessionRecord): Promise<string[]> {
  const { handle, name } = await newHandle(await keyRing(context.env), 'arrival');
  await endArrival(context);
  await context.env.SESSIONS.getByName(name).begin(record);
  return [setCookie('arrival', handle, ARRIVAL_SECONDS)];
}

/** Returns the arrival of a request; undefined if there is none, or it has expired. */
export async function openArrival(context: SessionRequest): Promise<SessionRecord | undefined> {
  const object = await arrivalObject(context);
  const record = await object?.open(context.brand.key, context.nowMs);
  const isFresh = record && context.nowMs - record.startedAtMs < ARRIVAL_SECONDS * 1_000;
  return isFresh ? record : undefined;
}

/** Deletes the arrival of a request. Returns the `Set-Cookie` values that remove its cookie. */
export async function endArrival(context: SessionRequest): Promise<string[]> {
  await (await arrivalObject(context))?.end();
  return [clearedCookie('arrival')];
}

async function arrivalObject(context: SessionRequest) {
  const handle = context.cookies.get(cookieNames.arrival);
  const name = await recordName(await keyRing(context.env), 'arrival', handle);
  return name ? context.env.SESSIONS.getByName(name) : undefined;
}

/** Marks the session of a request as seen exactly now. A view of a page is marked at most once in 30 seconds. */
export async function touchSession(context: SessionRequest): Promise<void> {
  const name = await sessionName(context);
  if (name) await context.env.SESSIONS.getByName(name).touch(context.brand.key, context.nowMs);
}

/** Stores a new account status in the session of a request. */
export async function noteStatus(context: SessionRequest, status: string): Promise<void> {
  const name = await sessionName(context);
  if (name) await context.env.SESSIONS.getByName(name).setStatus(status, context.nowMs);
}

/** Saves drafts in the session of a request; a draft given as `undefined` is removed. */
export async function saveDrafts(context: SessionRequest, drafts: Partial<SessionDrafts>): Promise<void> {
  const name = await sessionName(context);
  if (name) await context.env.SESSIONS.getByName(name).note(context.brand.key, drafts, context.nowMs);
}

/**
 * Ends the session of a request, its half-finished sign-in and its arrival. Returns the `Set-Cookie` values that remove
 * their cookies.
 */
export async function endSession(context: SessionRequest): Promise<string[]> {
  const keys = await keyRing(context.env);
  const [session, pending] = await Promise.all([
    recordName(keys, 'session', context.cookies.get(cookieNames.session)),
    pendingName(context),
  ]);
  const [arrival = []] = await Promise.all([
    context.cookies.has(cookieNames.arrival) ? endArrival(context) : undefined,
    session ? context.env.SESSIONS.getByName(session).end() : undefined,
    pending ? context.env.PENDING.getByName(pending).end() : undefined,
  ]);
  return [clearedCookie('session'), clearedCookie('pending'), ...arrival];
}

/**
 * Stores a sign-in that waits for its MFA code, and ends what the browser held before. The person is not signed in yet.
 * Returns the `Set-Cookie` values.
 */
export async function beginPendingSignIn(context: SessionRequest, pending: PendingSignIn): Promise<string[]> {
  const { handle, name } = await newHandle(await keyRing(context.env), 'pending-sign-in');
  const ended = await endSession(context);
  await context.env.PENDING.getByName(name).begin(pending);
  return [
    ...ended.filter((cookie) => !cookie.startsWith(`${cookieNames.pending}=`)),
    setCookie('pending', handle),
  ];
}

/** Returns the half-finished sign-in of a request; undefined if there is none, or it has expired. */
export async function openPendingSignIn(context: SessionRequest): Promise<PendingSignIn | undefined> {
  const pending = await pendingObject(context);
  return (await pending?.open(context.brand.key, context.nowMs)) ?? undefined;
}

/** Returns the object of the request's half-finished sign-in; undefined if the cookie is missing or invalid. */
export async function pendingObject(context: SessionRequest) {
  const name = await pendingName(context);
  return name ? context.env.PENDING.getByName(name) : undefined;
}

/** Returns the name of that object; undefined if the cookie is missing or invalid. */
export async function pendingName(context: SessionRequest): Promise<string | undefined> {
  const handle = context.cookies.get(cookieNames.pending);
  return recordName(await keyRing(context.env), 'pending-sign-in', handle);
}
