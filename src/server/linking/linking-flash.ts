import * as z from 'zod';
import { clearedCookie, cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../page/request-context.ts';

const FLASH_SECONDS = 60;

const flash = z.strictObject({
  /** Which page it is for: a partner's, a transaction's, or the one that says it is over. */
  place: z.string(),
  kind: z.enum(['error', 'success']),
  title: z.string(),
  text: z.string().optional(),
  username: z.string().optional(),
  /** E-mail and password were refused: the page says what else that may mean. */
  refused: z.literal(true).optional(),
});

/** What a linking's form left to say on the page that follows. Never the password. */
export type LinkingFlash = z.output<typeof flash>;

/** The cookie that carries it over the redirect. */
export async function linkingFlashCookie(context: RequestContext, note: LinkingFlash): Promise<string> {
  const sealed = await sealedNote(
    await keyRing(context.env.SESSION_KEY),
    { purpose: 'linking-flash', brand: context.brand.key },
    note,
    FLASH_SECONDS,
    context.nowMs,
  );
  return setCookie('flash', sealed, FLASH_SECONDS);
}

/** What waits to be said on a page; said once. Another page's is left for that page. */
export async function waitingLinkingFlash(
  context: RequestContext,
  place: string,
): Promise<LinkingFlash | undefined> {
  const sealed = context.cookies.get(cookieNames.flash);
  if (!sealed) return undefined;
  const note = await openedNote(
    await keyRing(context.env.SESSION_KEY),
    { purpose: 'linking-flash', brand: context.brand.key },
    sealed,
    flash,
    context.nowMs,
  );
  if (note?.place !== place) return undefined;
  context.keptCookies.push(clearedCookie('flash'));
  return note;
}
