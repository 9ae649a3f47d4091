import { type MailedLink, mailedLink } from '../../domain/access/mailed-link.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The part of a sealed cookie that stores a mailed link, or the result of using it. */
type LinkCookie<Note> = {
  read: (context: RequestContext) => Promise<Note | undefined>;
  write: (context: RequestContext, note: MailedLink & { at: 'link' }) => Promise<string>;
};

/**
 * Moves a mailed link from the address of a page into a sealed cookie, so that it is in no history, no HTML and no
 * script (docs/adr/009). `moved`: the page must redirect to its path without the query, with these
 * `Set-Cookie` values. `opened`: the address holds no link, and `note` is what the cookie holds; undefined if the cookie
 * is missing or the link in the address is unusable.
 */
export async function openMailedLink<Note>(
  context: RequestContext,
  cookie: LinkCookie<Note>,
): Promise<{ kind: 'moved'; cookies: string[] } | { kind: 'opened'; note: Note | undefined }> {
  const link = mailedLink(context.url.searchParams);
  if (typeof link === 'object') {
    return { kind: 'moved', cookies: [await cookie.write(context, { at: 'link', ...link })] };
  }
  return { kind: 'opened', note: link === 'none' ? await cookie.read(context) : undefined };
}
