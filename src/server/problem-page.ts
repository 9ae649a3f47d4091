import { copyFor } from '../brands/copy/copy.ts';
import { fillIn } from '../brands/copy/fill-in.ts';
import type { Visit } from './visit.ts';

/** Which page tells that something is wrong. */
export type ProblemPage = 'error' | 'errorStatus' | 'notFound' | 'unexpected';

/** The words and ways on of a problem page (spec access.md section 8). Only known error codes have words. */
export function problemPage(visit: Visit, page: ProblemPage) {
  const copy = copyFor('problem', visit.locale.language, visit.brand);
  const alreadySubscribed = page === 'error' && shownErrorCode(visit.url) !== undefined;
  const notFound = page === 'notFound';
  const subject =
    page === 'unexpected'
      ? fillIn(copy.supportSubject, { requestId: visit.requestId })
      : copy.supportSubjectPlain;
  return {
    title: notFound ? copy.notFoundTitle : copy.title,
    text: alreadySubscribed ? copy.alreadySubscribed : notFound ? copy.notFoundText : copy.text,
    back: { href: '/subscriptions', label: copy.backToPlan },
    // /error has no support button (spec subscriptions-and-money.md section 2).
    support:
      page === 'errorStatus' || page === 'unexpected'
        ? {
            href: `mailto:${visit.brand.support.email}?subject=${encodeURIComponent(subject)}`,
            label: copy.contactSupport,
          }
        : undefined,
    reference: page === 'unexpected' ? fillIn(copy.requestId, { requestId: visit.requestId }) : undefined,
  };
}

/** The one code of an address that /error has words for (spec subscriptions-and-money.md section 2). */
export function shownErrorCode(url: URL): 'already_subscribed' | undefined {
  return url.searchParams.get('error_code') === 'already_subscribed' ? 'already_subscribed' : undefined;
}
