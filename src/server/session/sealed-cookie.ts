import type * as z from 'zod';
import type { RequestContext, SessionRequest } from '../page/request-context.ts';
import { clearedCookie, type CookieName, cookieNames, setCookie } from './cookies.ts';
import { type NotePurpose, sealedNote } from './sealed-note.ts';

/** A note that a browser keeps for us, which only this deployment can read. */
export type SealedCookie<Note> = {
  /** The note this browser brought; undefined for one that is missing, forged, old, of another kind or brand. */
  read: (context: SessionRequest) => Promise<Note | undefined>;
  /** Reads the note once: the answer removes its cookie. A note that is not wanted stays, and is undefined here. */
  take: (
    context: SessionRequest & Pick<RequestContext, 'keptCookies'>,
    isWanted?: (note: Note) => boolean,
  ) => Promise<Note | undefined>;
  /** The `Set-Cookie` value that leaves a note with the browser. */
  write: (context: SessionRequest, note: Note) => Promise<string>;
};

/** Describes one kind of note in a cookie. Kinds may share a cookie: each opens its own notes only. */
export function sealedCookie<Schema extends z.ZodType<Record<string, unknown>>>({
  name,
  ...kind
}: {
  name: CookieName;
  purpose: NotePurpose;
  schema: Schema;
  seconds: number;
}): SealedCookie<z.output<Schema>> {
  const note = sealedNote(kind);
  const read = (context: SessionRequest) => note.open(context, context.cookies.get(cookieNames[name]));
  return {
    read,
    take: async (context, isWanted = () => true) => {
      const brought = await read(context);
      if (!brought || !isWanted(brought)) return undefined;
      context.keptCookies.push(clearedCookie(name));
      return brought;
    },
    write: async (context, value) => setCookie(name, await note.seal(context, value), kind.seconds),
  };
}
