import { headingFiles } from '../../brands/typefaces.ts';
import { type Copy, copyFor } from '../../copy/copy.ts';
import { pick } from '../../copy/pick.ts';
import { loginReasons, type LoginReason } from '../../contracts/access/session-watch.ts';
import type { SignInHelp } from '../../domain/access/sign-in-help.ts';
import { DEFAULT_RETURN_ROUTE, returnRoute } from '../../domain/pages/return-route.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { backFromProvider } from './back-from-provider.ts';
import { deletionRequestedFlash } from './deletion.ts';
import { farewellText } from './deletion-billing.ts';
import { typedAfterFailure } from './recovery-notes.ts';
import { rememberedSignIn, signInFlash } from './sign-in-flash.ts';
import { arrivalAtLogin } from './sso-page.ts';
import { passwordHelp } from './password-help.ts';
import { socialSignInOf } from './social-page.ts';
import { appStores } from '../app/app-stores.ts';
import { referenceOf, withReferenceSentence } from '../words/reference-sentence.ts';
import { loaded } from '../page/loaded.ts';
import { appVisit } from '../request/app-visit.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Loads the sign-in page, or says where to redirect a person who is already signed in or arrives with an SSO token.
 * Shows a stored failure once: this answer removes its cookie, and keeps what was typed for /forgot-password.
 */
export async function signInPage(context: RequestContext, session: SessionRecord | undefined) {
  const { brand, url } = context;
  const arrival = await arrivalAtLogin(context);
  if (arrival) return loaded({ kind: 'arrives' as const, next: arrival }, { kind: 'token' });
  const redirectUri = returnRoute(url.searchParams.get('redirectUri'), brand);
  const reason = loginReasons.find((known) => known === url.searchParams.get('reason'));
  if (session && reason === undefined)
    return loaded({ kind: 'signedIn' as const, next: redirectUri ?? DEFAULT_RETURN_ROUTE });
  const onward = session ? (redirectUri ?? DEFAULT_RETURN_ROUTE) : undefined;
  const copy = context.copy('signIn');
  const { note: flash, cookies: flashCookies } = await typedAfterFailure(
    context,
    await signInFlash.take(context),
  );
  const deletion = await deletionNotice(context);
  const { social, policy } = socialSignInOf(context, redirectUri);
  const stores = appVisit(context) ? undefined : appStores(context);
  const notice =
    deletion.notice ??
    backNotice(redirectUri, reason, copy) ??
    noticeFor(reason, copy, redirectUri ?? onward, onward);
  const remembered = (await rememberedSignIn.read(context))?.username;
  const page = {
    kind: 'form' as const,
    title: copy.title,
    form: {
      intro: copy.intro,
      notice: notice && {
        ...notice,
        text: withReferenceSentence(context, notice.text, referenceOf(context)),
      },
      message: flash?.message,
      code: flash?.code,
      username: flash?.username ?? remembered ?? '',
      rememberMe: remembered !== undefined,
      redirectUri,
      ...passwordHelp(context, redirectUri),
      words: {
        ...pick(
          copy,
          'email',
          'password',
          'rememberMe',
          'submit',
          'submitting',
          'noEmail',
          'noPassword',
          'closeAlert',
          'forgotPassword',
          'offline',
        ),
        failed: copy.sign_in_failed,
      },
    },
    social,
    app: stores && { title: copy.getAppTitle, stores },
  };
  const fontAhead = headingFiles(brand.theme).length > 0;
  return loaded(page, {
    policy: { ...policy, fontAhead },
    cookies: [...flashCookies, ...deletion.cookies],
  });
}

/** The help for a person whose SSO was refused because of the state of their account. */
const helpAfterSso: Partial<Record<LoginReason, SignInHelp>> = {
  'not-verified': 'support',
  locked: 'forgotPassword',
};

type SignInNotice = {
  takesFocus?: true;
  title?: string;
  text: string;
  link?: { href: string; label: string };
  help?: SignInHelp | undefined;
};

/** The notice for a person who has just requested the deletion of their account; shown once. */
async function deletionNotice(
  context: RequestContext,
): Promise<{ notice: SignInNotice | undefined; cookies: string[] }> {
  const { note, cookies } = await deletionRequestedFlash.take(context);
  if (!note) return { notice: undefined, cookies };
  return { notice: { takesFocus: true, ...farewellText(note, context) }, cookies };
}

/** The reasons that say nothing to a person who comes back from the provider's page but that they must sign in. */
const withoutSession: ReadonlySet<LoginReason | undefined> = new Set([undefined, 'idle', 'ended']);

/** The notice for a person who comes back from the provider's page to a session that is over. */
function backNotice(
  route: string | undefined,
  reason: LoginReason | undefined,
  copy: Copy['signIn'],
): SignInNotice | undefined {
  const from = withoutSession.has(reason) ? backFromProvider(route) : undefined;
  if (from === undefined) return undefined;
  return { text: from === 'order' ? copy.backFromOrder : copy.backFromCard };
}

const ssoReasons = {
  'no-token': 'reasonNoToken',
  'token-refused': 'reasonTokenRefused',
  'sso-failed': 'reasonSsoFailed',
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
    case 'sso-failed':
    case 'not-verified':
    case 'locked':
      return {
        text: copy[ssoReasons[reason]],
        // A person who is already signed in stays signed in, and gets a link to go on.
        ...(onward ? { link: { href: onward, label: copy.goOn } } : { help: helpAfterSso[reason] }),
      };
    // The frame says that the browser keeps no cookies, where that is so.
    case 'cookies':
    case undefined:
      return undefined;
  }
}
