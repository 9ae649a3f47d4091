/**
 * A mailed link: the platform's single-use token and the address it was sent to. `email` is empty where the link does
 * not carry a usable one.
 */
export type MailedLink = { vtoken: string; email: string };

/** Longest token and e-mail that are accepted, in characters: both have to fit into a cookie. */
const MAX_TOKEN = 1_024;
const MAX_EMAIL = 254;

/** Texts that a link carries in place of a missing token. */
const noToken: ReadonlySet<string> = new Set(['undefined', 'null']);

/**
 * Reads a mailed link from a query such as `?vtoken=...&email=...`. Returns `none` where the query is not a mailed
 * link, and `unusable` where it is one without a valid token.
 */
export function mailedLink(query: URLSearchParams): MailedLink | 'none' | 'unusable' {
  const vtoken = query.get('vtoken');
  if (query.getAll('vtoken').length > 1 || query.getAll('email').length > 1) return 'unusable';
  if (vtoken === null) return query.has('email') ? 'unusable' : 'none';
  if (vtoken.length > MAX_TOKEN || !/^[!-~]+$/.test(vtoken) || noToken.has(vtoken)) return 'unusable';
  // A plus that the mail did not encode arrives as a space. No e-mail address has a space.
  const email = (query.get('email') ?? '').trim().replaceAll(' ', '+');
  return { vtoken, email: email.length > MAX_EMAIL ? '' : email };
}
