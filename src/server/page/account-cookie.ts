import * as z from 'zod';
import { clearedCookie, type CookieName } from '../request/cookies.ts';
import type { SessionRequest } from '../request/request-context.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { NotePurpose } from '../session/sealed-note.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { accountMark } from './page-mark.ts';

/** The account that a note is about. */
type OfAccount = Pick<SessionRecord, 'brand' | 'person'>;

/**
 * A cookie with a sealed note about one account. Another account that signs in in the same browser does not read it
 * (docs/adr/057).
 */
export type AccountCookie<Note> = {
  /** Returns the note; undefined if it is missing, forged, expired, of another kind, or about another account. */
  read: (context: SessionRequest, session: OfAccount) => Promise<Note | undefined>;
  /**
   * Reads the note, and returns with it the `Set-Cookie` value that removes its cookie. If `isWanted` returns false, the
   * cookie stays and there is no note.
   */
  take: (
    context: SessionRequest,
    session: OfAccount,
    isWanted?: (note: Note) => boolean,
  ) => Promise<{ note: Note | undefined; cookies: string[] }>;
  /** Returns the `Set-Cookie` value that stores a note in the browser. */
  write: (context: SessionRequest, session: OfAccount, note: Note) => Promise<string>;
};

/** Describes one kind of note about an account. Several kinds may share a cookie name: each opens only its own notes. */
export function accountCookie<Note extends Record<string, unknown>>({
  schema,
  shorter,
  ...kind
}: {
  name: CookieName;
  purpose: NotePurpose;
  schema: z.ZodType<Note>;
  seconds: number;
  shorter?: (note: Note) => Note;
}): AccountCookie<Note> {
  const noteOfAccount = z.strictObject({ account: z.string(), note: schema });
  const cookie = sealedCookie<typeof noteOfAccount>({
    ...kind,
    schema: noteOfAccount,
    ...(shorter && { shorter: ({ account, note }) => ({ account, note: shorter(note) }) }),
  });
  const read = async (context: SessionRequest, session: OfAccount) => {
    const brought = await cookie.read(context);
    return brought && brought.account === accountMark(session) ? brought.note : undefined;
  };
  return {
    read,
    take: async (context, session, isWanted = () => true) => {
      const note = await read(context, session);
      return note && isWanted(note)
        ? { note, cookies: [clearedCookie(kind.name)] }
        : { note: undefined, cookies: [] };
    },
    write: async (context, session, note) => cookie.write(context, { account: accountMark(session), note }),
  };
}
