import { base64url } from 'jose';
import * as z from 'zod';
import { returnRoute } from '../../domain/pages/return-route.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../request/request-context.ts';

/** How long a nonce is valid, in milliseconds, and for how long of that time it is given to further pages. */
const NONCE_MS = 600_000;
const FRESH_MS = NONCE_MS / 2;
const NONCE_BYTES = 24;

const bornNonce = z.strictObject({ nonce: z.string(), bornAtMs: z.number() });
/**
 * The nonces of this browser, newest first. Its tabs share them. Two are kept, so that a person who is still at Google
 * when a new one is made comes back to a nonce that is still valid.
 */
const googleNote = sealedCookie({
  name: 'socialGoogle',
  purpose: 'social-google',
  schema: z.strictObject({ nonces: z.array(bornNonce).min(1).max(2) }),
  seconds: NONCE_MS / 1_000,
});
const appleNote = sealedCookie({
  name: 'socialApple',
  purpose: 'social-apple',
  schema: z.strictObject({
    nonce: z.string(),
    /** A validated return route. */
    redirectUri: z.string().optional(),
  }),
  seconds: NONCE_MS / 1_000,
});

/** Returns the nonce for Google's button in this browser, with the `Set-Cookie` value that stores it. */
export async function beginGoogle(context: RequestContext): Promise<{ nonce: string; cookie: string }> {
  const known = await googleNonces(context);
  const [newest] = known;
  const isFresh = newest !== undefined && context.nowMs - newest.bornAtMs < FRESH_MS;
  const first = isFresh ? newest : { nonce: newNonce(), bornAtMs: context.nowMs };
  const nonces = [first, ...known.filter((each) => each !== first).slice(0, 1)];
  const cookie = await googleNote.write(context, { nonces });
  return { nonce: first.nonce, cookie };
}

/** Returns the nonces that a token from Google may carry in this browser. */
export async function liveGoogleNonces(context: RequestContext): Promise<string[]> {
  return (await googleNonces(context)).map(({ nonce }) => nonce);
}

/** Creates the nonce for one sign-in by Apple, with the `Set-Cookie` value that stores it and the return route. */
export async function beginApple(
  context: RequestContext,
  redirect: string | undefined,
): Promise<{ nonce: string; redirectUri: string | undefined; cookie: string }> {
  const nonce = newNonce();
  const redirectUri = returnRoute(redirect, context.brand);
  const note = { nonce, ...(redirectUri ? { redirectUri } : {}) };
  return { nonce, redirectUri, cookie: await appleNote.write(context, note) };
}

/**
 * Returns what this browser stored when it began its sign-in by Apple. Undefined unless `echo` is the nonce of that
 * sign-in, so that a sign-in cannot end in another browser than it began in.
 */
export async function readApple(
  context: RequestContext,
  echo: string,
): Promise<{ redirectUri: string | undefined } | undefined> {
  const note = await appleNote.read(context);
  return note?.nonce === echo ? { redirectUri: note.redirectUri } : undefined;
}

/** Marks a nonce as used; false if it was used before. The server stores this, so an old cookie changes nothing. */
export async function useNonce(context: RequestContext, nonce: string): Promise<boolean> {
  const object = context.env.ATTEMPTS.getByName(`social-nonce:${nonce}`);
  return (await object.take([{ rule: 'socialNonce', key: 'all' }], context.nowMs)).allowed;
}

async function googleNonces(context: RequestContext) {
  const { nonces } = (await googleNote.read(context)) ?? { nonces: [] };
  return nonces.filter(({ bornAtMs }) => context.nowMs - bornAtMs < NONCE_MS);
}

function newNonce(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
}
