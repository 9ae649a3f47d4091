import { base64url } from 'jose';
import * as z from 'zod';
import { countedName } from '../../domain/access/account-name.ts';
import type { PortalEnv } from '../portal-env.ts';
import { cookieNames, setCookie } from './cookies.ts';
import { keyRing } from './key-ring.ts';
import { type NoteSeal, openedNote, sealedNote } from './sealed-cookie.ts';

const DEVICE_SECONDS = 180 * 86_400;
const ID_BYTES = 16;
/** How many accounts one browser is known to; the one that signed in longest ago is forgotten. */
const MAX_ACCOUNTS = 4;

const known = z.strictObject({ account: z.string(), id: z.string() });

const deviceNote = z.strictObject({ known: z.array(known).max(MAX_ACCOUNTS) });

/** Who asks: the key of a brand, and the cookies of the request. */
type Browser = { brand: string; cookies: ReadonlyMap<string, string>; nowMs: number };

/**
 * The id of a browser that signed in to an account of the brand before (docs/adr/018); undefined for any other. It proves
 * nothing of who somebody is, and lets nobody in: it only has a budget of its own.
 */
export async function knownDevice(
  env: Pick<PortalEnv, 'SESSION_KEY'>,
  browser: Browser,
  account: string,
): Promise<string | undefined> {
  const entries = await entriesOf(env, browser);
  if (entries.length === 0) return undefined;
  const name = await accountName(account);
  return entries.find((entry) => entry.account === name)?.id;
}

/** The `Set-Cookie` value after a sign-in to an account: a new id for it, beside the other accounts of this browser. */
export async function deviceCookie(
  env: Pick<PortalEnv, 'SESSION_KEY'>,
  browser: Browser,
  account: string,
): Promise<string> {
  const [entries, name] = await Promise.all([entriesOf(env, browser), accountName(account)]);
  const id = base64url.encode(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  const others = entries.filter((entry) => entry.account !== name).slice(0, MAX_ACCOUNTS - 1);
  const note = { known: [{ account: name, id }, ...others] };
  const sealed = await sealedNote(
    await keyRing(env.SESSION_KEY),
    sealOf(browser),
    note,
    DEVICE_SECONDS,
    browser.nowMs,
  );
  return setCookie('device', sealed, DEVICE_SECONDS);
}

async function entriesOf(env: Pick<PortalEnv, 'SESSION_KEY'>, browser: Browser) {
  const sealed = browser.cookies.get(cookieNames.device);
  if (!sealed) return [];
  const note = await openedNote(
    await keyRing(env.SESSION_KEY),
    sealOf(browser),
    sealed,
    deviceNote,
    browser.nowMs,
  );
  return note?.known ?? [];
}

function sealOf({ brand }: Browser): NoteSeal {
  return { purpose: 'device', brand };
}

/** An account without its name: 22 characters, the same for every spelling. */
async function accountName(account: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(countedName(account)));
  return base64url.encode(new Uint8Array(bytes).slice(0, ID_BYTES));
}
