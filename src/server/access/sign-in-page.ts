import { copyFor } from '../../copy/copy.ts';
import { loginReasons, type LoginReason } from '../../contracts/access/session-watch.ts';
import { isReturnRoute, returnRoute } from '../../domain/return-route.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { deletionAskedFlash } from './deletion.ts';
import { rememberedSignIn, signInFlash } from './sign-in-flash.ts';
import { arrivalAtLogin } from './sso-page.ts';
import { passwordHelp } from './password-help.ts';
import { withWayBack } from './way-back.ts';
import { socialSignInOf } from './social-page.ts';
import { cookieFinding } from '../http/lost-cookies.ts';
import { appStores } from '../page/app-stores.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * Says what the sign-in page shows, or where a person goes who is signed in already or arrives with a token of the app. A
 * waiting failure is shown once: its cookie goes with this answer.
 */
export async function signInPage(context: RequestContext, session: SessionRecord | undefined) {
  const { brand, locale, url } = context;
  const arrival = await arrivalAtLogin(context);
  if (arrival) {
    context.answering = 'token';
    return { kind: 'arrives' as const, next: arrival };
  }
  const asked = url.searchParams.get('redirectUri');
  const redirectUri = isReturnRoute(asked) ? returnRoute(asked) : undefined;
  const reason = loginReasons.find((known) => known === url.searchParams.get('reason'));
  const cookies = reason === 'cookies' ? cookieFinding(context) : undefined;
  // The address is as it was, and what else there is to say is said there.
  if (cookies === 'kept') return { kind: 'keepsCookies' as const, next: withWayBack('/login', asked) };
  if (session && reason === undefined) return { kind: 'signedIn' as const, next: returnRoute(asked) };
  const onward = session ? returnRoute(asked) : undefined;
  const copy = copyFor('signIn', locale.language, brand);
  const flash = await signInFlash.take(context);
  const stores = appStores(context);
  const remembered = (await rememberedSignIn.read(context))?.username;
  return {
    kind: 'form' as const,
    title: copy.title,
    form: {
      intro: copy.intro,
      notice:
        (await deletionNotice(context)) ??
        noticeFor(cookies === 'unknown' ? undefined : reason, copy, redirectUri ?? onward, onward),
      message: flash?.message,
      code: flash?.code,
      username: flash?.username ?? remembered ?? '',
      rememberMe: remembered !== undefined,
      redirectUri,
      ...passwordHelp(context),
      words: {
        email: copy.email,
        password: copy.password,
        rememberMe: copy.rememberMe,
        submit: copy.submit,
        submitting: copy.submitting,
        noEmail: copy.noEmail,
        noPassword: copy.noPassword,
        closeAlert: copy.closeAlert,
        forgotPassword: copy.forgotPassword,
        newLink: copy.newLink,
        offline: copy.offline,
        failed: copy.sign_in_failed,
      },
    },
    social: socialSignInOf(context, redirectUri),
    app: stores && { title: copy.getAppTitle, stores },
  };
}

/** What helps somebody whose account did not let an arrival in. */
function helpAfterSso(reason: LoginReason, copy: ReturnType<typeof copyFor<'signIn'>>) {
  if (reason !== 'not-verified' && reason !== 'locked') return {};
  const label = reason === 'locked' ? copy.forgotPassword : copy.newLink;
  return { link: { href: '/forgot-password', label } };
}

type SignInNotice = {
  kind?: 'success';
  title?: string;
  text: string;
  link?: { href: string; label: string };
};

/** What whoever has just asked for their account's end is told, once. */
async function deletionNotice(context: RequestContext): Promise<SignInNotice | undefined> {
  if (!(await deletionAskedFlash.take(context))) return undefined;
  const copy = copyFor('deletion', context.locale.language, context.brand);
  return { kind: 'success', title: copy.askedTitle, text: copy.askedText };
}

const ssoReasons = {
  'no-token': 'reasonNoToken',
  'token-refused': 'reasonTokenRefused',
  'hand-off-failed': 'reasonSsoFailed',
  'not-verified': 'email_not_verified',
  locked: 'account_locked',
} as const;

function noticeFor(
  reason: LoginReason | undefined,
  copy: ReturnType<typeof copyFor<'signIn'>>,
  retry: string | undefined,
  onward: string | undefined,
): SignInNotice | undefined {
  switch (reason) {
    case 'idle':
      return { text: copy.reasonIdle };
    case 'ended':
      return { text: copy.reasonEnded };
    case 'doubled':
      return { text: copy.reasonDoubled };
    case 'cookies':
      return { text: copy.reasonCookies };
    case 'recent':
      return { text: copy.reasonRecent };
    case 'signed-out':
      return { text: copy.reasonSignedOut };
    case 'unavailable':
      return {
        text: copy.reasonUnavailable,
        ...(retry ? { link: { href: retry, label: copy.tryAgain } } : {}),
      };
    case 'no-token':
    case 'token-refused':
    case 'hand-off-failed':
    case 'not-verified':
    case 'locked':
      return {
        text: copy[ssoReasons[reason]],
        // Whoever is signed in already stays so, and has a way back.
        ...(onward ? { link: { href: onward, label: copy.goOn } } : helpAfterSso(reason, copy)),
      };
    case undefined:
      return undefined;
  }
}
