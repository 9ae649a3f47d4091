import type { Words } from '../request/words.ts';
import { passwordFaults } from '../../contracts/access/recovery.ts';
import type { RecoveryOutcomeProps } from '../../components/access/recovery-outcome.tsx';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { emailAddress } from '../../domain/text/email-address.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { openApp } from './open-app.ts';
import { openMailedLink } from './open-mailed-link.ts';
import { forgotNote, type ResetNote, resetNote, resetProblemNote } from './recovery-notes.ts';
import { keepsNoCookies } from '../request/keeps-no-cookies.ts';
import { signInPath } from './sign-in-path.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import { withReferenceSentence } from '../words/reference-sentence.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The page's path, without the query that a mailed link carries. */
export const RESET_PASSWORD = pathTo('resetPassword');

/**
 * Loads the page that a mailed link for a new password opens. Moves the link from the address into a sealed cookie at
 * once, so that it is in no history, no HTML and no script (docs/adr/009). The form works without script.
 */
export async function resetPasswordPage(context: RequestContext, userAgent: string) {
  const link = await openMailedLink(context, {
    read: resetNote.read,
    write: async (_, note) => {
      const { redirectUri } = (await forgotNote.read(context)) ?? {};
      return resetNote.write(context, { ...note, redirectUri });
    },
  });
  if (link.kind === 'moved') return redirectTo({ to: RESET_PASSWORD, cookies: link.cookies });
  const { note } = link;
  if (note?.at === 'link') return resetForm(context, note.email);
  const outcome = note?.outcome ?? (keepsNoCookies(context) ? 'cookiesLost' : 'INVALID_TOKEN');
  return loaded(await resetOutcome(context, { outcome, redirectUri: note?.redirectUri }, userAgent));
}

async function resetForm(context: RequestContext, linkEmail: string) {
  const { brand } = context;
  const copy = context.copy('recovery');
  const { note: problem, cookies } = await resetProblemNote.take(context);
  // The query of a link can contain any text; only a valid e-mail address is shown.
  const email = emailAddress(linkEmail);
  const page = {
    kind: 'form' as const,
    title: copy.resetTitle,
    text: email && fillIn(copy.resetFor, { email }),
    form: {
      outcome: RESET_PASSWORD,
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

type ResetOutcome = Extract<ResetNote, { at: 'done' }>['outcome'] | 'cookiesLost';

async function resetOutcome(
  context: RequestContext,
  { outcome, redirectUri }: { outcome: ResetOutcome; redirectUri: string | undefined },
  userAgent: string,
) {
  const copy = context.copy('recovery');
  const words = outcomeWords(outcome, context);
  const back = outcome === 'changedUnsure' ? pathTo('security', context.brand) : redirectUri;
  const login = { href: signInPath(context.brand, back), label: copy.backToLogin };
  const forgot = {
    href: pathTo('forgotPassword', { redirectUri: returnRoute(redirectUri, context.brand) }),
    label: copy.forgotPassword,
  };
  const needsLink = outcome === 'INVALID_TOKEN' || outcome === 'LINK_ALREADY_USED';
  return {
    kind: 'outcome' as const,
    title: words.title,
    outcome: {
      ...words,
      app: await openApp(context, userAgent),
      links: needsLink ? [forgot, login] : [login],
    },
  };
}

/** The words of an outcome. Where the cookie with the link was lost, nothing is known of the link. */
function outcomeWords(
  outcome: ResetOutcome,
  words: Words,
): Pick<RecoveryOutcomeProps, 'kind' | 'title' | 'text' | 'hint'> {
  const { brand } = words;
  const copy = words.copy('recovery');
  const security = words.copy('security');
  switch (outcome) {
    case 'changed':
      return { kind: 'success', title: copy.resetDoneTitle, text: copy.resetDoneText };
    case 'changedUnsure':
      return {
        kind: 'problem',
        title: copy.resetDoneTitle,
        text: security.compromiseReportSessionsUnsure,
        hint: hasPage(brand, 'security') ? fillIn(copy.resetDoneUnsure, { page: security.title }) : undefined,
      };
    case 'cookiesLost':
      return { kind: 'problem', title: copy.resetTitle, text: copy.openAgain };
    case 'LINK_ALREADY_USED':
      return { kind: 'info', title: copy.LINK_ALREADY_USED, text: copy.LINK_ALREADY_USED_text };
    case 'INVALID_TOKEN':
      return { kind: 'problem', title: copy.INVALID_TOKEN, text: copy.INVALID_TOKEN_text };
  }
}
