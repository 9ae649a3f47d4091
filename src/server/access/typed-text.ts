import * as z from 'zod';
import type { TypedText } from '../../contracts/access/typed-text.ts';
import { storableTexts } from '../../domain/access/typed-text.ts';
import type { RequestContext } from '../request/request-context.ts';
import { clearedCookie, cookieNames } from '../request/cookies.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** Longest `Set-Cookie` value that is sent, in characters: a browser drops a cookie of more than 4096 bytes. */
const MAX_COOKIE = 3_900;

const typedCookie = sealedCookie({
  name: 'typed',
  purpose: 'typed-text',
  schema: z.strictObject({
    account: z.string(),
    /** When the session began in which the text was typed, in milliseconds since 1970. */
    sessionStartedAtMs: z.number(),
    page: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  seconds: 12 * 3_600,
});

/** Stores the text that a person typed on a page in a sealed cookie, unless it is too long (docs/adr/009). */
export async function keepTypedText(
  context: RequestContext,
  session: SessionRecord,
  { page, fields }: TypedText,
): Promise<void> {
  const cookie = await typedCookie.write(context, {
    account: session.person.accountId,
    sessionStartedAtMs: session.startedAtMs,
    page,
    fields: storableTexts(fields),
  });
  if (cookie.length <= MAX_COOKIE) context.keptCookies.push(cookie);
}

/**
 * Returns the text that this person typed on this page in an earlier session, by field name; once per session, until
 * the form is accepted. Also returns text of the current session if the person has just chosen another language.
 * Forgets the text of another person.
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

/** Forgets the typed text, after the form was accepted or the person left by choice. */
export function forgetTypedText({
  cookies,
  keptCookies,
}: Pick<RequestContext, 'cookies' | 'keptCookies'>): void {
  if (cookies.has(cookieNames.typed)) keptCookies.push(clearedCookie('typed'));
}
