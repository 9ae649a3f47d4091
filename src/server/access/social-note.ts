import { base64url } from 'jose';
import * as z from 'zod';
import { isReturnRoute, returnRoute } from '../../domain/return-route.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../page/request-context.ts';

/** How long a nonce is good, in milliseconds, and for how long of that it is handed out. */
const NONCE_MS = 600_000;
const FRESH_MS = NONCE_MS / 2;
const NONCE_BYTES = 24;

const bornNonce = z.strictObject({ nonce: z.string(), bornAtMs: z.number() });
/**
 * The nonces of this browser, newest first. Its tabs share them; two are kept, so that whoever is at Google meanwhile comes
 * back to one.
 */
const googleNote = sealedCookie({
  name: 'socialGoogle',
  purpose: 'social-google',
  schema: z.strictObject({ brand: z.string(), nonces: z.array(bornNonce).min(1).max(2) }),
  seconds: NONCE_MS / 1_000,
});
const appleNote = sealedCookie({
  name: 'socialApple',
  purpose: 'social-apple',
  schema: z.strictObject({
    brand: z.string(),
    nonce: z.string(),
    /** A checked return route. */
    redirectUri: z.string().optional(),
  }),
  seconds: NONCE_MS / 1_000,
});

/** The nonce for Google's button in this browser, with the `Set-Cookie` value that remembers it. */
export async function beginGoogle(context: RequestContext): Promise<{ nonce: string; cookie: string }> {
  const known = await googleNonces(context);
  const [newest] = known;
  const isFresh = newest !== undefined && context.nowMs - newest.bornAtMs < FRESH_MS;
  const first = isFresh ? newest : { nonce: newNonce(), bornAtMs: context.nowMs };
  const nonces = [first, ...known.filter((each) => each !== first).slice(0, 1)];
  const cookie = await googleNote.write(context, { brand: context.brand.key, nonces });
  return { nonce: first.nonce, cookie };
}

/** The nonces a token of Google's may carry in this browser. */
export async function liveGoogleNonces(context: RequestContext): Promise<string[]> {
  return (await googleNonces(context)).map(({ nonce }) => nonce);
}

/** The nonce for one way to Apple and back, with the `Set-Cookie` value that remembers it and where the person was going. */
export async function beginApple(
  context: RequestContext,
  redirect: string | undefined,
): Promise<{ nonce: string; redirectUri: string | undefined; cookie: string }> {
  const nonce = newNonce();
  const redirectUri = isReturnRoute(redirect) ? returnRoute(redirect) : undefined;
  const note = { brand: context.brand.key, nonce, ...(redirectUri ? { redirectUri } : {}) };
  return { nonce, redirectUri, cookie: await appleNote.write(context, note) };
}

/** What this browser remembers of its way to Apple, where `echo` is the nonce it was begun with: one that came back to another browser is none. */
export async function readApple(
  context: RequestContext,
  echo: string,
): Promise<{ redirectUri: string | undefined } | undefined> {
  const note = await appleNote.read(context);
  if (!note || note.brand !== context.brand.key || note.nonce !== echo) return undefined;
  return { redirectUri: note.redirectUri };
}

/** Uses a nonce up; false where it was used before. A cookie that somebody kept does not bring it back. */
export async function useNonce(context: RequestContext, nonce: string): Promise<boolean> {
  const object = context.env.ATTEMPTS.getByName(`social-nonce:${nonce}`);
  return (await object.take([{ rule: 'socialNonce', key: 'all' }], context.nowMs)).allowed;
}

async function googleNonces(context: RequestContext) {
  const note = await googleNote.read(context);
  if (note?.brand !== context.brand.key) return [];
  return note.nonces.filter(({ bornAtMs }) => context.nowMs - bornAtMs < NONCE_MS);
}

function newNonce(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
}
