import { createHash } from 'node:crypto';
import { base64url } from 'jose';
import * as z from 'zod';
import { countedName } from '../../domain/access/account-name.ts';
import type { SessionRequest } from '../request/request-context.ts';
import { BROWSER_LIFETIME_MS } from '../../domain/access/security-record.ts';
import { sealedCookie } from './sealed-cookie.ts';

const ID_BYTES = 16;
/** How many accounts one browser keeps ids for; the account with the oldest sign-in is dropped. */
const MAX_ACCOUNTS = 4;

const known = z.looseObject({ account: z.string(), id: z.string() });

const knownAccounts = sealedCookie({
  name: 'knownBrowser',
  purpose: 'device',
  schema: z.looseObject({ known: z.array(known).max(MAX_ACCOUNTS) }),
  seconds: BROWSER_LIFETIME_MS / 1_000,
});

/**
 * Returns the id of a browser that signed in to an account of the brand before (docs/adr/018); undefined for any other
 * browser. The id proves no identity and signs nobody in: it only gives the browser a budget of its own.
 */
export async function knownBrowserId(context: SessionRequest, account: string): Promise<string | undefined> {
  const entries = await entriesOf(context);
  if (entries.length === 0) return undefined;
  const name = accountName(account);
  return entries.find((entry) => entry.account === name)?.id;
}

/**
 * Makes the browser known to an account after a sign-in. Returns the new id, the id it had before, and the `Set-Cookie`
 * value that keeps the new id beside those of other accounts.
 */
export async function addKnownBrowser(
  context: SessionRequest,
  account: string,
): Promise<{ id: string; before: string | undefined; cookie: string }> {
  const entries = await entriesOf(context);
  const name = accountName(account);
  const id = base64url.encode(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  const before = entries.find((entry) => entry.account === name)?.id;
  const others = entries.filter((entry) => entry.account !== name).slice(0, MAX_ACCOUNTS - 1);
  const cookie = await knownAccounts.write(context, { known: [{ account: name, id }, ...others] });
  return { id, before, cookie };
}

async function entriesOf(context: SessionRequest) {
  return (await knownAccounts.read(context))?.known ?? [];
}

/** Returns a digest that stands for an account: 22 characters, the same for every spelling of its name. */
function accountName(account: string): string {
  const bytes = createHash('sha256').update(countedName(account)).digest();
  return bytes.subarray(0, ID_BYTES).toString('base64url');
}
