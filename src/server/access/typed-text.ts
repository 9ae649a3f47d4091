import * as z from 'zod';
import { type TypedText, typedField, typedText } from '../../contracts/access/typed-text.ts';
import { ACCOUNT_MARK } from '../../contracts/account-call.ts';
import { storableTexts } from '../../domain/access/typed-text.ts';
import type { GuardedCall } from '../../domain/pages/call-map.ts';
import { pages } from '../../domain/pages/pages.ts';
import { accountMark } from '../page/page-mark.ts';
import type { RequestContext } from '../request/request-context.ts';
import { clearedCookie, cookieNames, fitsCookie } from '../request/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { recordName } from '../session/record-handle.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** The choices of a list that are stored, as a form sends them. */
const chosenValues = z.array(z.string().regex(/^[^\n]{1,200}$/));

const typedCookie = sealedCookie({
  name: 'typed',
  purpose: 'typed-text',
  schema: z.looseObject({
    /** The id of the account; its mark where the session was over before the text came, so that the id is not known. */
    account: z.string(),
    /** When the session began in which the text was typed, in milliseconds since 1970; 0 where it was over before. */
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
  return fitsCookie(cookie) ? [cookie] : [];
}

/**
 * Returns the `Set-Cookie` value that stores what a refused call brought, because its session is over; empty where nothing of
 * it is stored, and where the browser has no cookie of a session, as after a sign-out by choice. It opens for the account that
 * the call names. `data` is the body of the form, or of POST /api/typed.
 */
export async function refusedTextCookies(
  context: RequestContext,
  { page: name, keeps }: GuardedCall,
  data: unknown,
): Promise<string[]> {
  const page = pages[name].path;
  const account = accountInCall(context);
  const handle = context.cookies.get(cookieNames.session);
  const typed = typedText.safeParse(data);
  const fields = storedFields(keeps, typed.success && typed.data.page === page ? typed.data.fields : data);
  if (account === undefined || Object.keys(fields).length === 0) return [];
  if ((await recordName(await keyRing(context.env), 'session', handle)) === undefined) return [];
  const cookie = await typedCookie.write(context, { account, sessionStartedAtMs: 0, page, fields });
  return fitsCookie(cookie) ? [cookie] : [];
}

/** Returns the mark of the account that a call names; undefined where it names none, or several. */
function accountInCall({ url }: RequestContext): string | undefined {
  const marks = url.searchParams.getAll(ACCOUNT_MARK);
  return marks.length === 1 && /^[\da-f]{32}$/.test(marks[0] ?? '') ? marks[0] : undefined;
}

/** The named fields of a body: texts, and choices of a list, one in each line. */
function storedFields(names: readonly string[], data: unknown): Record<string, string> {
  const body: object = Object(data);
  const named = names.map((name): [string, unknown] => [name, Reflect.get(body, name)]);
  const texts = named.flatMap(([name, value]) => {
    const text = typedField.safeParse(value);
    return text.success ? [[name, text.data] as const] : [];
  });
  const lists = named.flatMap(([name, value]) => {
    const choices = chosenValues.safeParse(value);
    return choices.success && choices.data.length > 0 ? [[name, choices.data.join('\n')] as const] : [];
  });
  return { ...storableTexts(Object.fromEntries(texts)), ...Object.fromEntries(lists) };
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
  if (note.account !== session.person.accountId && note.account !== accountMark(session))
    return { fields: undefined, cookies: forgottenTextCookies(context) };
  const { startedAtMs } = session;
  const isOfBefore =
    note.sessionStartedAtMs !== startedAtMs || context.cookies.has(cookieNames.languageChosen);
  if (note.page !== context.url.pathname || !isOfBefore) return { fields: undefined, cookies: [] };
  const cookie = await typedCookie.write(context, { ...note, sessionStartedAtMs: startedAtMs });
  return { fields: note.fields, cookies: [cookie] };
}

/**
 * Returns the fields of a form of this page that was refused because its session was over; undefined where there are none.
 * They are shown once: with them come the `Set-Cookie` values of the answer.
 */
export async function takeRefusedText(
  context: RequestContext,
  session: SessionRecord,
): Promise<{ fields: Readonly<Record<string, string>> | undefined; cookies: string[] }> {
  const { fields, cookies } = await takeTypedText(context, session);
  return { fields, cookies: fields ? forgottenTextCookies(context) : cookies };
}

/**
 * Returns the `Set-Cookie` value that forgets the typed text, after the form was accepted or the person left by choice;
 * empty where there is none.
 */
export function forgottenTextCookies({ cookies }: Pick<RequestContext, 'cookies'>): string[] {
  return cookies.has(cookieNames.typed) ? [clearedCookie('typed')] : [];
}
