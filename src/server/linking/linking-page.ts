import { mailLink } from '../words/mail-link.ts';
import { copyFor } from '../../copy/copy.ts';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { linkingPartners, type LinkingPartner } from '../../contracts/linking/linking.ts';
import { deniedAddress, type LinkingReading } from '../../domain/linking/linking-request.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { linkingFlash } from './linking-flash.ts';
import { linkingAt, sealLinking } from './linking-note.ts';
import { typedAfterFailure } from '../access/recovery-notes.ts';
import { rememberedSignIn } from '../access/sign-in-flash.ts';
import { passwordHelp } from '../access/password-help.ts';
import { keepsNoCookies } from '../request/keeps-no-cookies.ts';
import { loaded } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The address of the page that says that a linking is over. */
export const LINKING_OVER = pathTo('linking', { reason: 'over' });

/** The paths where a linking begins. */
const linkingPaths = new RegExp(`^/oauth(/(${linkingPartners.join('|')}))?/?$`);

/** The privacy policies of the assistants' makers. */
const policies: Record<LinkingPartner, string> = {
  google: 'https://policies.google.com/privacy',
  alexa: 'https://www.amazon.com/gp/help/customer/display.html?nodeId=468496',
};

/**
 * Loads /oauth: the sign-in that links, if the address holds a valid request of one of the brand's assistants; else the
 * reason why not. A person who is already signed in must sign in here too.
 */
export async function linkingPage(context: RequestContext) {
  if (!linkingPaths.test(context.url.pathname)) return notFound(context);
  const address = context.url.pathname + context.url.search;
  const reading = linkingAt(context, address);
  if (reading.kind !== 'valid') return linkingProblem(context, reading);
  const { request } = reading;
  const copy = context.copy('linking');
  const signIn = context.copy('signIn');
  const names = namesOf(context, request.partner);
  const { note: flash, cookies } = await typedAfterFailure(
    context,
    await linkingFlash.take(context, ({ place }) => place === request.partner),
  );
  const page = {
    kind: 'form' as const,
    title: fillIn(copy.title, names),
    view: {
      heading: fillIn(copy.heading, names),
      authorizing: fillIn(copy.authorizing, names),
      shared: fillIn(copy.shared, names),
      policies: {
        label: copy.policies,
        links: [
          { href: policies[request.partner], label: fillIn(copy.privacy, names) },
          { href: context.brand.footer.privacy, label: fillIn(copy.brandPrivacy, names) },
        ],
      },
      cancel: { href: deniedAddress(request), label: copy.cancel },
    },
    form: {
      ...passwordHelp(context),
      intro: undefined,
      notice: undefined,
      message: flash?.title,
      code: flash?.code,
      username: flash?.username ?? (await rememberedSignIn.read(context))?.username ?? '',
      rememberMe: false,
      redirectUri: undefined,
      linking: {
        note: await sealLinking(context, address),
        withoutPassword: flash?.refused && withoutPassword(context),
      },
      words: {
        email: signIn.email,
        password: signIn.password,
        submit: copy.submit,
        ...pick(signIn, 'submitting', 'noEmail', 'noPassword', 'forgotPassword', 'offline'),
        failed: signIn.sign_in_failed,
      },
    },
  };
  return loaded(page, { cookies });
}

/**
 * Returns the hint after a refused password, for a brand where people also sign up by Google or Apple. The platform
 * refuses an account without a password like a wrong password, so everybody gets the same hint. Undefined if the brand
 * has neither.
 */
function withoutPassword(context: RequestContext) {
  const { brand } = context;
  const { google, apple } = brand.social;
  if (!google && !apple) return undefined;
  const copy = context.copy('linking');
  const text = google && apple ? copy.signedUpByBoth : google ? copy.signedUpByGoogle : copy.signedUpByApple;
  return { text, href: pathTo('forgotPassword'), label: copy.setPassword };
}

/** Builds the 404 page for any other path under /oauth, such as one of an unknown assistant. */
function notFound(context: RequestContext) {
  const copy = context.copy('problem');
  const { page } = linkingProblem(context, { kind: 'missing' });
  const words = { title: copy.notFoundTitle, text: copy.notFoundText };
  return loaded({ ...page, ...words, status: 404 });
}

function linkingProblem(context: RequestContext, reading: Exclude<LinkingReading, { kind: 'valid' }>) {
  const copy = context.copy('linking');
  const reason = context.url.searchParams.get('reason');
  const isOver = reason === 'over' || reason === 'cookies';
  const subject = fillIn(copy.supportSubject, { requestId: context.requestId });
  if (reading.kind === 'refused') context.log.info('linking_refused', { reason: reading.reason });
  const words = isOver ? overWords(context) : refusedWords(copy, reading);
  const page = {
    kind: 'problem' as const,
    status: 400,
    // The page repeats nothing of a refused request.
    address: isOver ? LINKING_OVER : context.url.pathname,
    ...words,
    support: {
      href: mailLink(context.brand.support.email, subject),
      label: copy.contactSupport,
    },
    reference: fillIn(copy.requestId, { requestId: context.requestId }),
  };
  return loaded(page);
}

/**
 * The words for a linking that is over. The page does not know whether it has succeeded. In a browser that keeps no
 * cookies it never began, and the frame says why.
 */
function overWords(context: RequestContext) {
  const copy = context.copy('linking');
  return keepsNoCookies(context)
    ? { title: copy.problemTitle, text: copy.again, again: undefined }
    : { title: copy.overTitle, text: copy.over, again: copy.overAgain };
}

function refusedWords(
  { problemTitle: title, missing_parameters, refused, again }: ReturnType<typeof copyFor<'linking'>>,
  { kind }: Exclude<LinkingReading, { kind: 'valid' }>,
) {
  return { title, text: kind === 'missing' ? missing_parameters : refused, again };
}

/** The names in the page's sentences. `account` is the one at the assistant's maker, to which the brand's is linked. */
export function namesOf(context: RequestContext, partner: LinkingPartner) {
  const copy = context.copy('linking');
  const brand = context.brand.displayName;
  const names: Record<LinkingPartner, { brand: string; partner: string; account: string }> = {
    google: { brand, partner: copy.googleName, account: copy.googleAccount },
    alexa: { brand, partner: copy.alexaName, account: copy.alexaAccount },
  };
  return names[partner];
}
