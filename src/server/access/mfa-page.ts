import * as z from 'zod';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { contactOf, maskedContact } from '../../domain/access/masked-contact.ts';
import { resendWaitMs } from '../../domain/access/resend-wait.ts';
import type { PortalEnv } from '../portal-env.ts';
import { clearedCookie, cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import { openPendingSignIn } from '../session/sessions.ts';
import type { Visit } from '../page/request-context.ts';

const FLASH_SECONDS = 60;

const flash = z.strictObject({
  kind: z.enum(['error', 'success']),
  title: z.string(),
  text: z.string().optional(),
});
/** What a plain form's try left to say on the page it comes back to. */
export type MfaFlash = z.output<typeof flash>;

/** The cookie that carries it over the redirect. */
export async function mfaFlashCookie(env: PortalEnv, visit: Visit, note: MfaFlash): Promise<string> {
  const keys = await keyRing(env.SESSION_KEY);
  return setCookie(
    'flash',
    await sealedNote(
      keys,
      { purpose: 'second-step', brand: visit.brand.key },
      note,
      FLASH_SECONDS,
      visit.nowMs,
    ),
    FLASH_SECONDS,
  );
}

/**
 * The page of a sign-in that waits for its code; undefined when there is none. Showing it never sends a code, however
 * often it is loaded.
 */
export async function mfaPage(env: PortalEnv, visit: Visit) {
  const pending = await openPendingSignIn(env, {
    brand: visit.brand.key,
    cookies: visit.cookies,
    nowMs: visit.nowMs,
  });
  const contact = pending && contactOf(pending.mfa);
  if (!pending || !contact) return undefined;
  const copy = copyFor('mfa', visit.locale.language, visit.brand);
  const sealed = visit.cookies.get(cookieNames.flash);
  const notice = sealed
    ? await openedNote(
        await keyRing(env.SESSION_KEY),
        { purpose: 'second-step', brand: visit.brand.key },
        sealed,
        flash,
        visit.nowMs,
      )
    : undefined;
  if (notice) visit.keptCookies.push(clearedCookie('flash'));
  return {
    title: copy.title,
    form: {
      notice,
      waitMs: resendWaitMs(pending.sentAtMs, visit.nowMs),
      words: { ...copy, intro: fillIn(copy.intro, { contact: maskedContact(contact) }) },
    },
  };
}
