import * as z from 'zod';
import { copyFor } from '../../copy/copy.ts';
import { contactOf } from '../../domain/access/masked-contact.ts';
import { resendWaitMs } from '../../domain/access/resend-wait.ts';
import { mfaWords } from './mfa-words.ts';
import { clearedCookie, cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import { openPendingSignIn } from '../session/sessions.ts';
import type { RequestContext } from '../page/request-context.ts';

const FLASH_SECONDS = 60;

const flash = z.strictObject({
  kind: z.enum(['error', 'success']),
  title: z.string(),
  text: z.string().optional(),
});
/** What a plain form's try left to say on the page it comes back to. */
export type MfaFlash = z.output<typeof flash>;

/** The cookie that carries it over the redirect. */
export async function mfaFlashCookie(context: RequestContext, note: MfaFlash): Promise<string> {
  const keys = await keyRing(context.env.SESSION_KEY);
  return setCookie(
    'flash',
    await sealedNote(
      keys,
      { purpose: 'second-step', brand: context.brand.key },
      note,
      FLASH_SECONDS,
      context.nowMs,
    ),
    FLASH_SECONDS,
  );
}

/**
 * The page of a sign-in that waits for its code; undefined when there is none. Showing it never sends a code, however
 * often it is loaded.
 */
export async function mfaPage(context: RequestContext) {
  const pending = await openPendingSignIn(context);
  const contact = pending && contactOf(pending.mfa);
  if (!pending || !contact) return undefined;
  const copy = copyFor('mfa', context.locale.language, context.brand);
  const sealed = context.cookies.get(cookieNames.flash);
  const notice = sealed
    ? await openedNote(
        await keyRing(context.env.SESSION_KEY),
        { purpose: 'second-step', brand: context.brand.key },
        sealed,
        flash,
        context.nowMs,
      )
    : undefined;
  if (notice) context.keptCookies.push(clearedCookie('flash'));
  return {
    title: copy.title,
    form: {
      notice,
      waitMs: resendWaitMs(pending.sentAtMs, context.nowMs),
      words: { ...mfaWords(context, contact), back: copy.back },
    },
  };
}
