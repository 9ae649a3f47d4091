import { base64url } from 'jose';
import * as z from 'zod';
import { isReturnRoute, returnRoute } from '../../domain/return-route.ts';
import { cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../page/request-context.ts';

/** How long a nonce is good, in milliseconds, and for how long of that it is handed out. */
const NONCE_MS = 600_000;
const FRESH_MS = NONCE_MS / 2;
const NONCE_BYTES = 24;

const bornNonce = z.strictObject({ nonce: z.string(), bornAtMs: z.number() });
/** Newest first. Tabs of one browser share it; two are kept, so that whoever is at Google meanwhile comes back to one. */
const googleNote = z.strictObject({ brand: z.string(), nonces: z.array(bornNonce).min(1).max(2) });
const appleNote = z.strictObject({
  brand: z.string(),
  nonce: z.string(),
  /** A checked return route. */
  redirectUri: z.string().optional(),
});

/** The nonce for Google's button in this browser, with the `Set-Cookie` value that remembers it. */
export async function beginGoogle(context: RequestContext): Promise<{ nonce: string; cookie: string }> {
  const known = await googleNonces(context);
  const [newest] = known;
  const isFresh = newest !== undefined && context.nowMs - newest.bornAtMs < FRESH_MS;
  const first = isFresh ? newest : { nonce: newNonce(), bornAtMs: context.nowMs };
  const nonces = [first, ...known.filter((each) => each !== first).slice(0, 1)];
  const note = { brand: context.brand.key, nonces };
  const sealed = await sealedNote(
    await keyRing(context.env.SESSION_KEY),
    { purpose: 'social-google', brand: context.brand.key },
    note,
    NONCE_MS / 1_000,
    context.nowMs,
  );
  return { nonce: first.nonce, cookie: setCookie('socialGoogle', sealed, NONCE_MS / 1_000) };
}

/** The nonces a token of Google's may carry in this browser. */
export async function liveGoogleNonces(context: RequestContext): Promise<string[]> {
  return (await googleNonces(context)).map(({ nonce }) => nonce);
}

/** The nonce for one way to Apple and back, with the `Set-Cookie` value that remembers it and where the person was going. */
export async function beginApple(
  context: RequestContext,
  asked: string | undefined,
): Promise<{ nonce: string; redirectUri: string | undefined; cookie: string }> {
  const nonce = newNonce();
  const redirectUri = isReturnRoute(asked) ? returnRoute(asked) : undefined;
  const note = { brand: context.brand.key, nonce, ...(redirectUri ? { redirectUri } : {}) };
  const keys = await keyRing(context.env.SESSION_KEY);
  const sealed = await sealedNote(
    keys,
    { purpose: 'social-apple', brand: context.brand.key },
    note,
    NONCE_MS / 1_000,
    context.nowMs,
  );
  return { nonce, redirectUri, cookie: setCookie('socialApple', sealed, NONCE_MS / 1_000) };
}

/** What this browser remembers of its way to Apple, where `echo` is the nonce it was begun with (design decision 7). */
export async function openedApple(
  context: RequestContext,
  echo: string,
): Promise<{ redirectUri: string | undefined } | undefined> {
  const sealed = context.cookies.get(cookieNames.socialApple);
  const keys = await keyRing(context.env.SESSION_KEY);
  const note = await openedNote(
    keys,
    { purpose: 'social-apple', brand: context.brand.key },
    sealed,
    appleNote,
    context.nowMs,
  );
  if (!note || note.brand !== context.brand.key || note.nonce !== echo) return undefined;
  return { redirectUri: note.redirectUri };
}

/** Uses a nonce up; false where it was used before. A cookie that somebody kept does not bring it back. */
export async function useNonce(context: RequestContext, nonce: string): Promise<boolean> {
  const object = context.env.ATTEMPTS.getByName(`social-nonce:${nonce}`);
  return (await object.take([{ rule: 'socialNonce', key: 'all' }], context.nowMs)).allowed;
}

async function googleNonces(context: RequestContext) {
  const sealed = context.cookies.get(cookieNames.socialGoogle);
  const keys = await keyRing(context.env.SESSION_KEY);
  const note = await openedNote(
    keys,
    { purpose: 'social-google', brand: context.brand.key },
    sealed,
    googleNote,
    context.nowMs,
  );
  if (note?.brand !== context.brand.key) return [];
  return note.nonces.filter(({ bornAtMs }) => context.nowMs - bornAtMs < NONCE_MS);
}

function newNonce(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
}
