import * as z from 'zod';
import type { PortalEnv } from '../portal-env.ts';
import { cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import type { Visit } from '../page/request-context.ts';

const FLASH_SECONDS = 60;
const REMEMBERED_SECONDS = 180 * 86_400;

const flash = z.strictObject({ message: z.string(), username: z.string() });
const remembered = z.strictObject({ username: z.string() });

/** What a failed plain form shows on the page it comes back to. Never the password. */
export type SignInFlash = z.output<typeof flash>;

/** The cookie that carries a failure over the redirect to the login page. */
export async function flashCookie(env: PortalEnv, visit: Visit, note: SignInFlash): Promise<string> {
  const keys = await keyRing(env.SESSION_KEY);
  return setCookie(
    'flash',
    await sealedNote(keys, { purpose: 'flash', brand: visit.brand.key }, note, FLASH_SECONDS, visit.nowMs),
    FLASH_SECONDS,
  );
}

/** The failure to show, if one is waiting. */
export async function waitingFlash(env: PortalEnv, visit: Visit): Promise<SignInFlash | undefined> {
  const sealed = visit.cookies.get(cookieNames.flash);
  return sealed
    ? openedNote(
        await keyRing(env.SESSION_KEY),
        { purpose: 'flash', brand: visit.brand.key },
        sealed,
        flash,
        visit.nowMs,
      )
    : undefined;
}

/** The cookie that remembers the e-mail on this device, and nothing else (design decision 8). */
export async function rememberedCookie(env: PortalEnv, visit: Visit, username: string): Promise<string> {
  const keys = await keyRing(env.SESSION_KEY);
  const note = await sealedNote(
    keys,
    { purpose: 'remembered', brand: visit.brand.key },
    { username },
    REMEMBERED_SECONDS,
    visit.nowMs,
  );
  return setCookie('remembered', note, REMEMBERED_SECONDS);
}

/** The e-mail this device remembers. */
export async function rememberedUsername(env: PortalEnv, visit: Visit): Promise<string | undefined> {
  const sealed = visit.cookies.get(cookieNames.remembered);
  if (!sealed) return undefined;
  const note = await openedNote(
    await keyRing(env.SESSION_KEY),
    { purpose: 'remembered', brand: visit.brand.key },
    sealed,
    remembered,
    visit.nowMs,
  );
  return note?.username;
}
