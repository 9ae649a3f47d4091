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
  schema: z.looseObject({
    account: z.string(),
    /** When the session began in which the text was typed, in milliseconds since 1970. */
    sessionStartedAtMs: z.number(),
    page: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  seconds: 12 * 3_600,
});

/**
 * Returns the `Set-Cookie` value that stores the text that a person typed on a page, sealed; empty if it is too long
 * (docs/adr/009).
 */
export async function typedTextCookies(
  context: RequestContext,
  session: SessionRecord,
  { page, fields }: TypedText,
): Promise<string[]> {
  const cookie = await typedCookie.write(context, {
    account: session.person.accountId,
    sessionStartedAtMs: session.startedAtMs,
    page,
    fields: storableTexts(fields),
  });
  return cookie.length <= MAX_COOKIE ? [cookie] : [];
}

/**
 * Returns the text that this person typed on this page in an earlier session, by field name; once per session, until
 * the form is accepted. Also returns text of the current session if the person has just chosen another language.
 * Text of another person is forgotten. With it come the `Set-Cookie` values of the answer.
 */
export async function takeTypedText(
  context: RequestContext,
  session: SessionRecord,
): Promise<{ fields: Readonly<Record<string, string>> | undefined; cookies: string[] }> {
  const note = await typedCookie.read(context);
  if (!note) return { fields: undefined, cookies: [] };
  if (note.account !== session.person.accountId)
    return { fields: undefined, cookies: forgottenTextCookies(context) };
  const { startedAtMs } = session;
  const isOfBefore =
    note.sessionStartedAtMs !== startedAtMs || context.cookies.has(cookieNames.languageChosen);
  if (note.page !== context.url.pathname || !isOfBefore) return { fields: undefined, cookies: [] };
  const cookie = await typedCookie.write(context, { ...note, sessionStartedAtMs: startedAtMs });
  return { fields: note.fields, cookies: [cookie] };
}

/**
 * Returns the `Set-Cookie` value that forgets the typed text, after the form was accepted or the person left by choice;
 * empty where there is none.
 */
export function forgottenTextCookies({ cookies }: Pick<RequestContext, 'cookies'>): string[] {
  return cookies.has(cookieNames.typed) ? [clearedCookie('typed')] : [];
}
