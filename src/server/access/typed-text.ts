import * as z from 'zod';
import type { TypedText } from '../../contracts/access/typed-text.ts';
import { keptTexts } from '../../domain/access/typed-text.ts';
import type { RequestContext } from '../page/request-context.ts';
import { clearedCookie, cookieNames } from '../session/cookies.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** A browser drops a cookie of more than 4096 bytes. */
const MAX_COOKIE = 3_900;

const typedCookie = sealedCookie({
  name: 'typed',
  purpose: 'typed-text',
  schema: z.strictObject({
    account: z.string(),
    /** When the session began that it was typed in, in milliseconds since 1970. */
    sessionStartedAtMs: z.number(),
    page: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  seconds: 12 * 3_600,
});

/** Leaves what was typed on a page with the browser, sealed, for this person alone; not where it is too much to be kept. */
export async function keepTypedText(
  context: RequestContext,
  session: SessionRecord,
  { page, fields }: TypedText,
): Promise<void> {
  const cookie = await typedCookie.write(context, {
    account: session.person.accountId,
    sessionStartedAtMs: session.startedAtMs,
    page,
    fields: keptTexts(fields),
  });
  if (cookie.length <= MAX_COOKIE) context.keptCookies.push(cookie);
}

/**
 * What this person typed on the page in a session before this one, by the names of the fields: once a session, until the form
 * was taken; and in this one where they have just chosen another language. What somebody else typed is forgotten.
 */
export async function takeTypedText(
  context: RequestContext,
  session: SessionRecord,
): Promise<Readonly<Record<string, string>> | undefined> {
  const note = await typedCookie.read(context);
  if (!note) return undefined;
  if (note.account !== session.person.accountId) {
    forgetTypedText(context);
    return undefined;
  }
  const { startedAtMs } = session;
  const isOfBefore =
    note.sessionStartedAtMs !== startedAtMs || context.cookies.has(cookieNames.languageChosen);
  if (note.page !== context.url.pathname || !isOfBefore) return undefined;
  context.keptCookies.push(await typedCookie.write(context, { ...note, sessionStartedAtMs: startedAtMs }));
  return note.fields;
}

/** Forgets what was typed: the form was taken, or the person leaves of their own will. */
export function forgetTypedText({
  cookies,
  keptCookies,
}: Pick<RequestContext, 'cookies' | 'keptCookies'>): void {
  if (cookies.has(cookieNames.typed)) keptCookies.push(clearedCookie('typed'));
}
