import { refusalCodes } from '../../contracts/api-problem.ts';
import { mailLink } from '../words/mail-link.ts';
import { referenceOf } from '../words/reference-sentence.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';
import type { PageBrand } from '../../domain/pages/page-row.ts';
import { type ShownErrorCode, shownErrorCodes } from '../../domain/pages/shown-error-codes.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The pages that report a problem. */
export type ProblemPage = 'error' | 'errorStatus' | 'notFound' | 'unexpected';

/**
 * Returns the words and links of a problem page. Only known error codes have words. `cameFrom` is the page that a
 * signed-in person was on, as the browser names it.
 */
export function problemPage(context: RequestContext, page: ProblemPage, cameFrom?: string | null) {
  const copy = context.copy('problem');
  const reference = page === 'unexpected' ? context.requestId : referenceOf(context);
  const subject =
    reference !== undefined
      ? fillIn(copy.supportSubject, { requestId: reference })
      : copy.supportSubjectPlain;
  const code = shownErrorCode(context.url);
  const { chat, email } = context.brand.support;
  return {
    ...wordsOf(page, code, { copy, back: linkBack(context, copy) }),
    retry: page === 'error' ? retryOf(context, code, { copy, cameFrom }) : undefined,
    help: page === 'error' ? { href: chat ?? `mailto:${email}`, label: copy.help } : undefined,
    // /error has no support button.
    support:
      page === 'errorStatus' || page === 'unexpected'
        ? {
            href: mailLink(context.brand.support.email, subject),
            label: copy.contactSupport,
          }
        : undefined,
    reference: reference && fillIn(copy.requestId, { requestId: reference }),
  };
}

/**
 * Returns the link with which a person goes on: to another card after a refused order, to the order whose price is
 * unknown, or to the page that could not be shown or whose form was refused. Undefined where there is none.
 */
function retryOf(
  context: RequestContext,
  code: ShownErrorCode | undefined,
  { copy, cameFrom }: { copy: Copy['problem']; cameFrom: string | null | undefined },
): { href: string; label: string } | undefined {
  if (code === undefined || refusalCodes.some((refusal) => refusal === code)) {
    const again = failedPage(context, cameFrom);
    return again === undefined ? undefined : { href: again, label: copy.tryAgain };
  }
  if (!context.signedIn) return undefined;
  if (code === 'order_refused') return { href: pathTo('billing'), label: copy.useAnotherCard };
  return code === 'price_unknown' ? { href: pathTo('orderSummary'), label: copy.tryAgain } : undefined;
}

/**
 * Returns the page that could not be shown: the page that the address names, otherwise the page that a signed-in person
 * was on.
 */
function failedPage(
  { brand, signedIn, url }: RequestContext,
  cameFrom: string | null | undefined,
): string | undefined {
  const named = signedIn ? url.searchParams.get('redirectUri') : null;
  return returnRoute(named, brand) ?? pageOf(url, cameFrom, brand);
}

/** Returns the portal's own page in a referrer, where a person may be led back to it; undefined for any other. */
function pageOf(here: URL, referrer: string | null | undefined, brand: PageBrand): string | undefined {
  const from = referrer ? URL.parse(referrer) : null;
  if (from?.origin !== here.origin) return undefined;
  return returnRoute(from.pathname + from.search, brand);
}

/** Returns the link back: to My Plan, or to sign-in for a visitor, who has no plan. */
function linkBack({ signedIn }: RequestContext, copy: Copy['problem']) {
  return signedIn
    ? { href: pathTo('myPlan'), label: copy.backToPlan }
    : { href: pathTo('signIn'), label: copy.signIn };
}

function wordsOf(
  page: ProblemPage,
  code: ShownErrorCode | undefined,
  { copy, back }: { copy: Copy['problem']; back: { href: string; label: string } },
) {
  if (page === 'notFound') return { title: copy.notFoundTitle, text: copy.notFoundText, back };
  const shownCode = code && (statusCodes.has(code) ? 'errorStatus' : 'error') === page ? code : undefined;
  switch (shownCode) {
    case 'already_subscribed':
      return { title: copy.title, text: copy.alreadySubscribed, back };
    case 'order_refused':
      return { title: copy.title, text: copy.orderRefused, back };
    case 'price_unknown':
      return { title: copy.title, text: copy.priceUnknown, back };
    case 'deletion_refused':
      return { title: copy.title, text: copy.deletionRefused, back };
    case 'cancel':
      return { title: copy.title, text: copy.cancelFailed, back };
    case 'cancel_unsure':
      return {
        title: copy.cancelUnsureTitle,
        text: copy.cancelUnsure,
        back: { href: pathTo('myPlan'), label: copy.lookAtPlan },
      };
    case 'cancel_under_way':
      return {
        title: copy.cancelUnderWayTitle,
        text: copy.cancelUnderWay,
        back: { href: pathTo('myPlan'), label: copy.lookAtPlan },
      };
    case undefined:
      return { title: copy.title, text: copy.text, back };
    default:
      return { title: copy.title, text: copy[shownCode], back };
  }
}

/** The codes that only /error-status has words for; /error has those for all others. */
const statusCodes: ReadonlySet<ShownErrorCode> = new Set(['cancel', 'cancel_unsure', 'cancel_under_way']);

/** Returns the code in an address that a problem page has words for; undefined for anything else. */
export function shownErrorCode(url: URL): ShownErrorCode | undefined {
  const code = url.searchParams.get('error_code');
  return shownErrorCodes.find((known) => known === code);
}
