import type { RecoveryOutcomeProps } from '../../components/access/recovery-outcome.tsx';
import type { VerifyEmailErrorCode } from '../../contracts/access/recovery.ts';
import type { Copy } from '../../copy/copy.ts';
import { openApp } from './open-app.ts';
import { openMailedLink } from './open-mailed-link.ts';
import { verifyNote } from './recovery-notes.ts';
import { keepsNoCookies } from '../request/keeps-no-cookies.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** The page's path, without the query that a mailed link carries. */
export const VERIFY_EMAIL = pathTo('verifyEmail');

/**
 * Loads the page that a mailed link to verify an address opens. Opening it does not call the platform, so that a mail
 * scanner cannot use the link up. The link moves into a sealed cookie, and the page then posts a form, by script or by
 * button (docs/adr/009).
 */
export async function verifyEmailPage(context: RequestContext, userAgent: string) {
  const copy = context.copy('recovery');
  const link = await openMailedLink(context, verifyNote);
  if (link.kind === 'moved') return redirectTo({ to: VERIFY_EMAIL, cookies: link.cookies });
  const { note } = link;
  if (note && note.at !== 'done') {
    return loaded({
      kind: 'form' as const,
      title: copy.verifyTitle,
      problem: note.at === 'again' ? copy.verification_unavailable : undefined,
      action: '/api/recovery/verify-email',
      words: {
        busy: copy.verifying,
        still: copy.verifyPress,
        button: copy.verify,
        offline: copy.offline,
        failed: copy.verification_unavailable,
      },
      again: { submit: copy.verifyAgain, submitting: copy.verifying },
    });
  }
  const outcome = note?.outcome ?? (keepsNoCookies(context) ? 'cookiesLost' : 'link_invalid');
  const words = outcomeWords(outcome, copy);
  const login = { href: pathTo('signIn'), label: copy.backToLogin };
  return loaded({
    kind: 'outcome' as const,
    title: words.title,
    outcome: {
      ...words,
      app: await openApp(context, userAgent),
      links:
        outcome === 'cookiesLost'
          ? [login]
          : [login, { href: pathTo('forgotPassword'), label: copy.forgotPassword }],
    },
  });
}

/**
 * The words of an outcome. A used link says nothing of a failure: using it verified the address. Where the cookie with
 * the link was lost, nothing is known of the link.
 */
function outcomeWords(
  outcome: 'verified' | 'cookiesLost' | VerifyEmailErrorCode,
  copy: Copy['recovery'],
): Pick<RecoveryOutcomeProps, 'kind' | 'title' | 'text' | 'hint'> {
  switch (outcome) {
    case 'verified':
      return { kind: 'success', title: copy.verifiedTitle, text: copy.verifiedText, hint: copy.verifiedHint };
    case 'link_used':
      return { kind: 'info', title: copy.link_used, text: copy.link_used_text, hint: copy.verifiedHint };
    case 'cookiesLost':
      return { kind: 'problem', title: copy.verifyTitle, text: copy.openAgain };
    case 'link_expired':
    case 'link_invalid':
    case 'verification_unavailable':
      return {
        kind: 'problem',
        title: copy.notVerifiedTitle,
        text: copy[outcome],
        hint: copy.notVerifiedHint,
      };
  }
}
