import * as z from 'zod';
import { cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../page/request-context.ts';

const FLASH_SECONDS = 60;
const REMEMBERED_SECONDS = 180 * 86_400;

const flash = z.strictObject({ message: z.string(), username: z.string() });
const remembered = z.strictObject({ username: z.string() });

/** What a failed plain form shows on the page it comes back to. Never the password. */
export type SignInFlash = z.output<typeof flash>;

/** The cookie that carries a failure over the redirect to the login page. */
export async function flashCookie(context: RequestContext, note: SignInFlash): Promise<string> {
  const keys = await keyRing(context.env.SESSION_KEY);
  return setCookie(
    'flash',
    await sealedNote(
      keys,
      { purpose: 'flash', brand: context.brand.key },
      note,
      FLASH_SECONDS,
      context.nowMs,
    ),
    FLASH_SECONDS,
  );
}

/** The failure to show, if one is waiting. */
export async function waitingFlash(context: RequestContext): Promise<SignInFlash | undefined> {
  const sealed = context.cookies.get(cookieNames.flash);
  return sealed
    ? openedNote(
        await keyRing(context.env.SESSION_KEY),
        { purpose: 'flash', brand: context.brand.key },
        sealed,
        flash,
        context.nowMs,
      )
    : undefined;
}

/** The cookie that remembers the e-mail on this device, and nothing else (design decision 8). */
export async function rememberedCookie(context: RequestContext, username: string): Promise<string> {
  const keys = await keyRing(context.env.SESSION_KEY);
  const note = await sealedNote(
    keys,
    { purpose: 'remembered', brand: context.brand.key },
    { username },
    REMEMBERED_SECONDS,
    context.nowMs,
  );
  return setCookie('remembered', note, REMEMBERED_SECONDS);
}

/** The e-mail this device remembers. */
export async function rememberedUsername(context: RequestContext): Promise<string | undefined> {
  const sealed = context.cookies.get(cookieNames.remembered);
  if (!sealed) return undefined;
  const note = await openedNote(
    await keyRing(context.env.SESSION_KEY),
    { purpose: 'remembered', brand: context.brand.key },
    sealed,
    remembered,
    context.nowMs,
  );
  return note?.username;
}
