import { passwordFaults } from '../../contracts/access/recovery.ts';
import { copyFor } from '../../copy/copy.ts';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { emailAddress } from '../../domain/access/email-address.ts';
import { openApp } from './open-app.ts';
import { openMailedLink } from './open-mailed-link.ts';
import { resetNote, resetProblemNote } from './recovery-notes.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import { withReferenceSentence } from '../page/reference-sentence.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The page's path, without the query that a mailed link carries. */
export const RESET_PASSWORD = '/reset-password';

/**
 * Loads the page that a mailed link for a new password opens. Moves the link from the address into a sealed cookie at
 * once, so that it is in no history, no HTML and no script (docs/adr/009). The form works without script.
 */
export async function resetPasswordPage(context: RequestContext, userAgent: string) {
  const link = await openMailedLink(context, resetNote);
  if (link.kind === 'moved') return redirectTo({ to: RESET_PASSWORD, cookies: link.cookies });
  const { note } = link;
  if (note?.at === 'link') return resetForm(context, note.email);
  return loaded(await resetOutcome(context, note?.outcome ?? 'INVALID_TOKEN', userAgent));
}

async function resetForm(context: RequestContext, linkEmail: string) {
  const { brand, locale } = context;
  const copy = copyFor('recovery', locale.language, brand);
  const { note: problem, cookies } = await resetProblemNote.take(context);
  // The query of a link can contain any text; only a valid e-mail address is shown.
  const email = emailAddress(linkEmail);
  const page = {
    kind: 'form' as const,
    title: copy.resetTitle,
    text: email && fillIn(copy.resetFor, { email }),
    form: {
      email,
      message: problem && withReferenceSentence(context, copy[problem.code], problem.reference),
      specialCharacter: brand.password.specialCharacter,
      words: {
        ...pick(
          copy,
          'newPassword',
          'confirmation',
          'needMet',
          'need_length',
          'need_uppercase',
          'need_lowercase',
          'need_number',
          'need_special',
        ),
        submit: copy.reset,
        submitting: copy.resetting,
        ...pick(
          copy,
          'show',
          'hide',
          'showNewLabel',
          'hideNewLabel',
          'showConfirmationLabel',
          'hideConfirmationLabel',
          'close',
          'offline',
        ),
        failed: copy.reset_unavailable,
        ...pick(copy, ...passwordFaults, 'passwords_differ'),
      },
    },
  };
  return loaded(page, { cookies });
}

async function resetOutcome(
  context: RequestContext,
  outcome: 'changed' | 'INVALID_TOKEN' | 'LINK_ALREADY_USED',
  userAgent: string,
) {
  const copy = copyFor('recovery', context.locale.language, context.brand);
  const changed = outcome === 'changed';
  const title = changed ? copy.resetDoneTitle : copy[outcome];
  const login = { href: '/login', label: copy.backToLogin };
  const forgot = { href: '/forgot-password', label: copy.forgotPassword };
  return {
    kind: 'outcome' as const,
    title,
    outcome: {
      kind: changed ? ('success' as const) : ('problem' as const),
      title,
      text: changed ? copy.resetDoneText : copy[`${outcome}_text`],
      hint: undefined,
      app: await openApp(context, userAgent),
      links: changed ? [login] : [forgot, login],
    },
  };
}
