/** What a mailed link carries: the platform's single-use token, and the address it was sent to, as far as it says. */
export type MailedLink = { vtoken: string; email: string };

/** Longest parts that are taken, in characters: a link has to fit into a cookie. */
const MAX_TOKEN = 1_024;
const MAX_EMAIL = 254;

/** What stands in a link whose maker had no token. */
const noToken: ReadonlySet<string> = new Set(['undefined', 'null']);

/**
 * The link of an address such as `?vtoken=...&email=...`. `none` where the address is no mailed
 * link at all; `unusable` where it is one without a token that could be one.
 */
export function mailedLink(query: URLSearchParams): MailedLink | 'none' | 'unusable' {
  const vtoken = query.get('vtoken');
  if (query.getAll('vtoken').length > 1 || query.getAll('email').length > 1) return 'unusable';
  if (vtoken === null) return query.has('email') ? 'unusable' : 'none';
  if (vtoken.length > MAX_TOKEN || !/^[!-~]+$/.test(vtoken) || noToken.has(vtoken)) return 'unusable';
  // A plus that the mail left unencoded arrives as a space, and no address has a space.
  const email = (query.get('email') ?? '').trim().replaceAll(' ', '+');
  return { vtoken, email: email.length > MAX_EMAIL ? '' : email };
}
