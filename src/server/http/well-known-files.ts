import type { Context, Next } from 'hono';
import { builtFiles } from '../../brands/built-files.ts';
import { mayBeIndexed } from '../../brands/environment-names.ts';
import { filesOfHost, wellKnownFiles } from '../../brands/deployed-files.ts';
import { bareHost } from '../../brands/resolve-brand.ts';
import type { RequestContext } from '../request/request-context.ts';
import { lastResortPage } from './last-resort-page.ts';
import type { PortalHono } from './portal-hono.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { pages } from '../../domain/pages/pages.ts';

/** The page on which a person sets a new password, signed in or not. */
const NEW_PASSWORD_PAGE = pathTo('forgotPassword');
const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const ONE_DAY_MS = 86_400_000;
/** How long a security.txt is to be believed, in days; the standard asks for less than a year. */
const SECURITY_TEXT_DAYS = 180;
/** Only the sign-in page is for search engines. The rest is for one person, carries a token, or is a call. */
const indexed = [`${pages.start.path}$`, `${pages.signIn.path}$`, '/_astro/', '/brands/', '/.well-known/'];

const sources = Object.keys(builtFiles);

/**
 * Answers the files that others fetch from a host: those that the environment places there (docs/adr/064), security.txt,
 * robots.txt and the address for a new password. Nothing else below /.well-known/ is anything but a 404. None of them
 * needs a session, and none redirects, except the address for a new password.
 */
export async function wellKnownFile(c: Context<PortalHono>, next: Next): Promise<Response | void> {
  const { context } = c.var;
  const { pathname } = context.url;
  if (pathname === wellKnownFiles.robots) return sent(c, robots(context));
  // A path that no file can have: most requests end here.
  if (!pathname.includes('.')) return next();
  if (context.brandFrom === 'host') {
    if (pathname === wellKnownFiles.securityText) return sent(c, securityText(context));
    if (pathname === wellKnownFiles.changePassword) return c.redirect(NEW_PASSWORD_PAGE, 302);
    const text = await deployedText(context);
    if (text) return sent(c, text);
  }
  return pathname.startsWith('/.well-known/') ? lastResortPage(context, 404, 'notFound') : next();
}

type File = { body: string; headers: Readonly<Record<string, string>> };

function sent(c: Context<PortalHono>, { body, headers }: File): Response {
  c.var.answer.cookies = [];
  return new Response(body, { headers });
}

async function deployedText({ url, brand, env }: RequestContext): Promise<File | undefined> {
  const here = { environment: env.ENVIRONMENT ?? '', brand: brand.key, host: bareHost(url.hostname) };
  const file = filesOfHost(sources, here).get(url.pathname);
  const body = file && (await builtFiles[file.source]?.());
  return file && body !== undefined ? { body, headers: { 'content-type': file.contentType } } : undefined;
}

/** RFC 9116: where a person reports a weakness of this host. */
function securityText({ brand, url, nowMs }: RequestContext): File {
  const expires = new Date(Math.floor(nowMs / ONE_DAY_MS + SECURITY_TEXT_DAYS) * ONE_DAY_MS).toISOString();
  const contact = brand.support.security ?? `mailto:${brand.support.email}`;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${url.origin}${wellKnownFiles.securityText}`,
  ];
  return { body: `${lines.join('\n')}\n`, headers: PLAIN_TEXT };
}

/** A robot that may not read a page cannot see that it is `noindex` either, so nothing is closed where nothing is indexed. */
function robots(context: RequestContext): File {
  const rules = isIndexed(context)
    ? [...indexed.map((path) => `Allow: ${path}`), 'Disallow: /']
    : ['Disallow:'];
  return { body: `${['User-agent: *', ...rules].join('\n')}\n`, headers: PLAIN_TEXT };
}

/** True for an answer that search engines may list: in production, on a host of a brand. */
export function isIndexed({ env, brandFrom }: Pick<RequestContext, 'env' | 'brandFrom'>): boolean {
  return mayBeIndexed(env.ENVIRONMENT ?? '') && brandFrom === 'host';
}
