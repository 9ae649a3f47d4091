import * as z from 'zod';
import { contactOf } from '../../domain/access/masked-contact.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';
import { resendWaitMs } from '../../domain/access/one-time-code.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import { mfaWords } from './mfa-words.ts';
import { openPendingSignIn } from '../session/sessions.ts';
import { signInPath } from './sign-in-path.ts';
import { signInMark } from '../page/page-mark.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What the page shows, once, after a plain form about a code. */
export const mfaFlash = sealedCookie({
  name: 'flash',
  purpose: 'mfa',
  schema: z.strictObject({
    kind: z.enum(['error', 'success']),
    title: z.string(),
    text: z.string().optional(),
  }),
  seconds: 60,
});

/** Loads the page of a sign-in that waits for its MFA code, else redirects to the login page. Never sends a code. */
export async function mfaPage(context: RequestContext) {
  const wanted = context.url.searchParams.get('redirectUri');
  const redirectUri = returnRoute(wanted, context.brand);
  const login = signInPath(context.brand, redirectUri);
  const pending = await openPendingSignIn(context);
  const contact = pending && contactOf(pending.mfa);
  if (!pending || !contact) return redirectTo(login);
  const copy = context.copy('mfa');
  const { note: notice, cookies } = await mfaFlash.take(context);
  const page = {
    kind: 'form' as const,
    title: copy.title,
    form: {
      notice,
      waitMs: resendWaitMs(pending.sentAtMs, context.nowMs),
      signIn: await signInMark(context),
      redirectUri,
      back: { href: login, label: copy.back },
      over: pathTo('signIn', { redirectUri, reason: 'ended' }),
      words: mfaWords(context, contact),
    },
  };
  return loaded(page, { cookies });
}
