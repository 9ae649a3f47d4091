import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { withoutIsolates } from '../../domain/bidi.ts';
import { calendarDayOf } from '../../domain/calendar-date.ts';
import { moneyAhead } from '../../domain/orders/money-ahead.ts';
import type { When } from '../../contracts/when.ts';
import { accountReader, readChangeRecord } from '../account/account-reader.ts';
import { type AccountFacts, OPTIONAL_MS, readAccount } from '../account/read-account.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { aheadBasis } from '../billing/ahead-basis.ts';
import { amountText, lineText } from '../billing/money-ahead-text.ts';
import { errorPath } from '../page/links.ts';
import { videoLosses } from '../plans/video-losses.ts';
import { videoLossText } from '../plans/video-loss-text.ts';
import { sha256Hex } from '../digests.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { CalendarContent } from '../page/calendar-link.ts';

/** A day of the calendar file: `key` tells it from the other days of the account. */
type Entry = {
  key: string;
  at: When;
  summary: string;
  description?: string;
  path: string;
  noticeDays: number;
};

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
  const from = content === 'video' ? '/subscriptions' : '/payment';
  const [read, record] = await Promise.all([
    readAccount(accountReader(context, session), brand, nowMs, {
      required: ['subscriptions', 'available', 'devices'],
      optional: ['billing', 'invoices', 'country', 'catalogue', 'modelNames'],
      optionalWithinMs: OPTIONAL_MS,
    }),
    readChangeRecord(context, session),
  ]);
  if (read.kind === 'failed')
    return read.failure.kind === 'signedOut' ? signInAgain(context, read.failure, from) : errorPath(from);
  const entries =
    content === 'video'
      ? await videoEntries(context, session, read.account)
      : chargeEntries(context, read.account, record);
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
  account: Parameters<typeof aheadBasis>[0],
  record: Parameters<typeof aheadBasis>[1],
): Entry[] {
  const { brand, locale } = context;
  const copy = copyFor('payment', locale.language, brand);
  const { lines } = moneyAhead(account.subscriptions, aheadBasis(account, record, context));
  return lines.map((line) => {
    const words = { brand: brand.displayName, what: lineText(line, context) };
    return {
      key: `${line.subscriptionId} ${line.kind}`,
      at: line.at,
      summary:
        line.kind === 'charge' && line.amount
          ? fillIn(copy.calendarCharge, { ...words, amount: amountText(line.amount, context) })
          : fillIn(copy.calendarEvent, words),
      path: '/payment',
      noticeDays: 1,
    };
  });
}

async function videoEntries(
  context: RequestContext,
  session: SessionRecord,
  account: Parameters<typeof videoLosses>[2] & Pick<AccountFacts, 'modelNames'>,
): Promise<Entry[]> {
  const { brand, locale, timeZone } = context;
  const copy = copyFor('myPlan', locale.language, brand);
  const losses = await videoLosses(context, session, account);
  return [...losses].map(([id, loss]) => {
    const { lines, save } = videoLossText(loss, {
      copy,
      locale,
      timeZone,
      modelNames: account.modelNames,
      unnamedDevice: copyFor('devices', locale.language, brand).unnamedDevice,
      appName: brand.apps?.name ?? brand.displayName,
    });
    return {
      key: `${id} video`,
      at: loss.at,
      summary: fillIn(copyFor('payment', locale.language, brand).calendarEvent, {
        brand: brand.displayName,
        what: copy.videoEvent,
      }),
      description: [...lines, save].join('\n'),
      path: '/subscriptions',
      noticeDays: 3,
    };
  });
}

const DAY_SECONDS = 24 * 60 * 60;
/** A reminder of a whole day comes at nine in the morning, some days before. */
const REMINDER_HOUR = 9;

async function calendarText(
  { brand, locale, url, timeZone, nowMs }: RequestContext,
  entries: readonly Entry[],
): Promise<string> {
  const { default: ical, ICalAlarmType, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: brand.displayName,
    prodId: { company: brand.displayName, product: 'Account', language: locale.language.toUpperCase() },
  });
  for (const { key, at, summary, description, path, noticeDays } of entries) {
    const day = calendarDayOf(at, timeZone);
    if (!day) continue;
    const text = withoutIsolates(summary);
    const event = calendar.createEvent({
      // The same line on the same day is the same event, also in a file that is made later.
      id: `${sha256Hex(`${key} ${day}`).slice(0, 32)}@${url.hostname}`,
      stamp: new Date(nowMs),
      start: day,
      end: dayAfter(day),
      allDay: true,
      summary: text,
      description: description ? withoutIsolates(description) : null,
      url: new URL(path, url.origin).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: noticeDays * DAY_SECONDS - REMINDER_HOUR * 60 * 60,
      description: text,
    });
  }
  return calendar.toString();
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_SECONDS * 1000).toISOString().slice(0, 10);
}
