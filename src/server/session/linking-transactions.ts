import { base64url } from 'jose';
import { PENDING_SIGN_IN_MS } from '../../domain/access/session-lifetime.ts';
import type { SessionRequest } from '../request/request-context.ts';
import { linkingCookie, linkingCookieName } from '../request/cookies.ts';
import { keyRing } from './key-ring.ts';
import type { PendingSignIn } from './pending-sign-in-object.ts';
import { newHandle, recordName } from './record-handle.ts';

/** Length of a transaction's public name, in bytes: eight characters of base64url. */
const NAME_BYTES = 6;

/**
 * Stores a linking that waits for its MFA code, under a cookie of its own, so that other linkings and the session of
 * this browser stay as they are. Returns the transaction's public name and the `Set-Cookie` value.
 */
export async function beginLinkingTransaction(
  { env }: SessionRequest,
  pending: PendingSignIn,
): Promise<{ transaction: string; cookie: string }> {
  const { handle, name } = await newHandle(await keyRing(env), 'linking');
  await env.PENDING.getByName(name).begin(pending);
  const transaction = base64url.encode(crypto.getRandomValues(new Uint8Array(NAME_BYTES)));
  return { transaction, cookie: linkingCookie(transaction, handle, PENDING_SIGN_IN_MS / 1_000) };
}

/** Returns the object that stores a transaction; undefined if this browser has no valid cookie for it. */
export async function linkingObject({ env, cookies }: SessionRequest, transaction: string) {
  const handle = cookies.get(linkingCookieName(transaction));
  const name = await recordName(await keyRing(env), 'linking', handle);
  return name ? env.PENDING.getByName(name) : undefined;
}
