import type * as z from 'zod';
import type { SessionRequest } from '../request/request-context.ts';
import { clearedCookie, type CookieName, cookieNames, fitsCookie, setCookie } from '../request/cookies.ts';
import { type NotePurpose, sealedNote } from './sealed-note.ts';

/** A cookie that holds a sealed note: a small encrypted object that only this deployment can read. */
export type SealedCookie<Note> = {
  /** Returns the note of this browser; undefined if it is missing, forged, expired, or of another kind or brand. */
  read: (context: SessionRequest) => Promise<Note | undefined>;
  /**
   * Reads the note, and returns with it the `Set-Cookie` value that removes its cookie. If `isWanted` returns false, the
   * cookie stays and there is no note.
   */
  take: (
    context: SessionRequest,
    isWanted?: (note: Note) => boolean,
  ) => Promise<{ note: Note | undefined; cookies: string[] }>;
  /** Returns the `Set-Cookie` value that stores a note in the browser. */
  write: (context: SessionRequest, note: Note) => Promise<string>;
};

/**
 * Describes one kind of note in a cookie. Several kinds may share a cookie name: each opens only its own notes. One that lives
 * for hours outlives a deployment (docs/adr/062): its schema is loose, and tests/architecture/kept-notes.test.ts has it.
 * `shorter` makes the note that is written in the place of one that is too long for a browser.
 */
export function sealedCookie<Schema extends z.ZodType<Record<string, unknown>>>({
  name,
  shorter,
  ...kind
}: {
  name: CookieName;
  purpose: NotePurpose;
  schema: Schema;
  seconds: number;
  shorter?: (note: z.output<Schema>) => z.output<Schema>;
}): SealedCookie<z.output<Schema>> {
  const note = sealedNote(kind);
  const read = (context: SessionRequest) => note.open(context, context.cookies.get(cookieNames[name]));
  const sealed = async (context: SessionRequest, value: z.output<Schema>) =>
    setCookie(name, await note.seal(context, value), kind.seconds);
  return {
    read,
    take: async (context, isWanted = () => true) => {
      const brought = await read(context);
      if (!brought || !isWanted(brought)) return { note: undefined, cookies: [] };
      return { note: brought, cookies: [clearedCookie(name)] };
    },
    write: async (context, value) => {
      const whole = await sealed(context, value);
      return shorter && !fitsCookie(whole) ? sealed(context, shorter(value)) : whole;
    },
  };
}
