import { copyFor } from '../../copy/copy.ts';
import { openApp } from './open-app.ts';
import { openMailedLink } from './open-mailed-link.ts';
import { verifyNote } from './recovery-notes.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The page's path, without the query that a mailed link carries. */
export const VERIFY_EMAIL = '/verify-email';

/**
 * Loads the page that a mailed link to verify an address opens. Opening it does not call the platform, so that a mail
 * scanner cannot use the link up. The link moves into a sealed cookie, and the page then posts a form, by script or by
 * button (docs/adr/009).
 */
export async function verifyEmailPage(context: RequestContext, userAgent: string) {
  const copy = copyFor('recovery', context.locale.language, context.brand);
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
  const outcome = note?.outcome ?? 'link_invalid';
  const verified = outcome === 'verified';
  const title = verified ? copy.verifiedTitle : copy.notVerifiedTitle;
  return loaded({
    kind: 'outcome' as const,
    title,
    outcome: {
      kind: verified ? ('success' as const) : ('problem' as const),
      title,
      text: verified ? copy.verifiedText : copy[outcome],
      hint: verified ? copy.verifiedHint : copy.notVerifiedHint,
      app: await openApp(context, userAgent),
      links: [
        { href: '/login', label: copy.backToLogin },
        { href: '/forgot-password', label: copy.forgotPassword },
      ],
    },
  });
}
