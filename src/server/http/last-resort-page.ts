import type { RequestContext } from '../request/request-context.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/**
 * Builds the page for when no page can be rendered: unstyled, with a link and the request id to quote. The link leads to
 * `/`; where the visitor asked too often, it leads to the same address again.
 */
export function lastResortPage(
  context: RequestContext,
  status: number,
  kind: 'problem' | 'notFound' | 'tooOften',
  headers: Readonly<Record<string, string>> = {},
): Response {
  const copy = context.copy('problem');
  const [title, href, label] = {
    problem: [copy.title, pathTo('start'), copy.backToPlan] as const,
    notFound: [copy.notFoundTitle, pathTo('start'), copy.backToPlan] as const,
    tooOften: [copy.too_many_requests, '', copy.tryAgain] as const,
  }[kind];
  const reference = copy.requestId.replace('{requestId}', context.requestId);
  const body = `<h1>${escapeHtml(title)}</h1><p><a href="${href}">${escapeHtml(label)}</a></p><p>${escapeHtml(reference)}</p>`;
  return plainPage(context, { title, body }, status, headers);
}

/** Builds an unstyled page that leads on by itself, and by a link: the next visit is one that a page of ours caused. */
export function leadingOnPage(context: RequestContext, to: string): Response {
  const { goingTo: title, continueLink } = context.copy('frame');
  const body = `<p>${escapeHtml(title)} <a href="${escapeHtml(to)}">${escapeHtml(continueLink)}</a></p>`;
  const head = `<meta http-equiv="refresh" content="0;url=${escapeHtml(to)}">`;
  return plainPage(context, { title, head, body }, 200);
}

function plainPage(
  { locale }: RequestContext,
  { title, head = '', body }: { title: string; head?: string; body: string },
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const html = `<!doctype html><html lang="${locale.language}" dir="${locale.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${head}<title>${escapeHtml(title)}</title></head><body><main>${body}</main></body></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
