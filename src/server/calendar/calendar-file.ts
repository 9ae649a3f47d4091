import { fillIn } from '../../copy/fill-in.ts';
import { upcomingCharges } from '../../domain/orders/upcoming-charges.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { accountReader, readChangeLog } from '../account/account-reader.ts';
import { OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { upcomingChargesParams } from '../billing/upcoming-charges-params.ts';
import { amountText, followingNames, lineText } from '../billing/upcoming-charges-text.ts';
import { videoLosses } from '../account/video-losses.ts';
import { videoLossText } from '../words/video-loss-text.ts';
import { type CalendarEntry, calendarText } from './calendar-text.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { CalendarContent } from '../page/calendar-link.ts';

/**
 * Returns the days that an account's pages name as a calendar file (RFC 5545), or the path of the page that says why there is
 * none. Each is a whole day, the same that the page names, so that it is right in every time zone; and nothing is in it
 * but the words of its line, and the address of the page.
 */
export async function calendarFile(
  context: RequestContext,
  session: SessionRecord,
  content: CalendarContent,
): Promise<Response | FormLead> {
  const { brand, nowMs, locale } = context;
  const from = content === 'video' ? pathTo('myPlan') : pathTo('payment');
  const [read, changeLog] = await Promise.all([
    readAccount(accountReader(context, session), brand, nowMs, {
      required: ['subscriptions', 'available', 'devices'],
      optional: ['billing', 'invoices', 'country', 'catalogue'],
      optionalWithinMs: OPTIONAL_MS,
    }),
    readChangeLog(context, session),
  ]);
  if (read.kind === 'failed')
    return read.failure.kind === 'signedOut'
      ? signInAgain(context, read.failure, from)
      : pathTo('error', { redirectUri: from });
  const entries =
    content === 'video'
      ? await videoEntries(context, session, read.account)
      : chargeEntries(context, read.account, changeLog ?? []);
  // What the page named is over, or has been taken back.
  if (entries.length === 0) return from;
  const file = await calendarText(context, entries);
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${brand.key}-${content}.ics"`,
      'content-language': locale.language,
    },
  });
}

function chargeEntries(
  context: RequestContext,
  account: Parameters<typeof upcomingChargesParams>[0],
  changeLog: Parameters<typeof upcomingChargesParams>[1],
): CalendarEntry[] {
  const { brand } = context;
  const copy = context.copy('payment');
  const { subscriptions } = account;
  const basis = upcomingChargesParams(account, changeLog, context);
  const names = followingNames(subscriptions, basis.plans, context);
  const { lines } = upcomingCharges(subscriptions, basis);
  return lines.map((line) => {
    const words = { brand: brand.displayName, what: lineText(line, names, context) };
    return {
      key: `${line.subscriptionId} ${line.kind}`,
      at: line.at,
      summary:
        line.kind === 'charge' && line.amount
          ? fillIn(copy.calendarCharge, { ...words, amount: amountText(line.amount, context) })
          : fillIn(copy.calendarEvent, words),
      ...(line.kind === 'charge' && line.isAbout ? { description: copy.calendarAbout } : {}),
      path: pathTo('payment'),
      // Nobody wants a reminder every month.
      noticeDays: line.kind === 'charge' && line.occasion === 'renews' && line.months < 12 ? null : 3,
    };
  });
}

async function videoEntries(
  context: RequestContext,
  session: SessionRecord,
  account: Parameters<typeof videoLosses>[2],
): Promise<CalendarEntry[]> {
  const { brand } = context;
  const copy = context.copy('myPlan');
  const losses = await videoLosses(context, session, account);
  return [...losses].map(([id, loss]) => {
    const { lines, save } = videoLossText(loss, context);
    return {
      key: `${id} video`,
      at: loss.at,
      summary: fillIn(context.copy('payment').calendarEvent, {
        brand: brand.displayName,
        what: copy.videoEvent,
      }),
      description: [...lines, save].join('\n'),
      path: pathTo('myPlan'),
      noticeDays: 3,
    };
  });
}
