import { fillIn } from '../../copy/fill-in.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';
import { compromiseReportText } from './compromise-report-text.ts';
import { forgotNote } from './recovery-notes.ts';
import { supportLink } from './support-link.ts';
import { clearedCookie } from '../request/cookies.ts';
import { rememberedSignIn } from './sign-in-flash.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { keepsNoCookies } from '../request/keeps-no-cookies.ts';
import { signInPath } from './sign-in-path.ts';
import { loaded } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Loads the view of /forgot-password. `submitted` and `resent` are for a browser that has just sent an e-mail address,
 * which is in a sealed cookie and never in the page's address. Any other request gets the form, with the address that
 * this browser typed at a refused sign-in, of the account that is signed in, or else that it remembers. Each view leads
 * back to where the person was going. After a press of "This wasn't me" the form and `submitted` begin with what was done.
 */
export async function forgotPasswordPage(context: RequestContext, session: SessionRecord | undefined) {
  const { brand, url } = context;
  const copy = context.copy('recovery');
  const note = await forgotNote.read(context);
  const view = url.searchParams.get('view');
  const compromiseReport =
    note?.notMe && compromiseReportText(context, { done: note.notMe, email: note.email });
  const redirectUri = returnRoute(url.searchParams.get('redirectUri'), brand) ?? note?.redirectUri;
  const href = signInPath(brand, redirectUri);
  const login = { href, label: copy.backToLogin };
  if (note?.at === 'sent' && view === 'submitted') {
    return loaded({
      view: 'submitted' as const,
      title: copy.submittedTitle,
      text: compromiseReport?.text ?? fillIn(copy.submittedText, { email: note.email }),
      hint: copy.submittedHint,
      login: compromiseReport?.security ?? login,
      notice: compromiseReport?.notice,
      form: { submit: copy.resend, submitting: copy.sending },
    });
  }
  // The mail was asked for, but the cookie with its address was lost: nothing can be sent again from here.
  if (!note && view === 'submitted' && keepsNoCookies(context)) {
    return loaded({
      view: 'submitted' as const,
      title: copy.submittedTitle,
      text: copy.submittedUnnamed,
      hint: copy.submittedHint,
      login,
      notice: undefined,
      form: undefined,
    });
  }
  if (note?.at === 'sent' && view === 'resent') {
    return loaded({
      view: 'resent' as const,
      title: copy.resentTitle,
      text: fillIn(copy.resentText, { email: note.email }),
      hint: copy.resentHint,
      login,
      support: supportLink(context),
    });
  }
  const isRefused = note?.at === 'refused';
  const cookies = isRefused ? [clearedCookie('flash')] : [];
  const page = {
    view: 'default' as const,
    title: compromiseReport ? copy.resetTitle : copy.forgotTitle,
    text: compromiseReport?.text ?? copy.forgotIntro,
    notice: compromiseReport?.notice,
    login: compromiseReport?.security ?? { href, label: copy.backToLoginPage },
    form: {
      email: note?.email ?? session?.person.email ?? (await rememberedSignIn.read(context))?.username ?? '',
      redirectUri,
      error: isRefused ? copy.email_invalid : undefined,
      smallLabel: brand.features.smallForgotEmailLabel,
      words: { email: copy.email, emailInvalid: copy.email_invalid, send: copy.send, sending: copy.sending },
    },
  };
  return loaded(page, { cookies });
}
