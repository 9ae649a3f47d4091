import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from '../request/request-context.ts';

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
  const copy = copyFor('problem', context.locale.language, context.brand);
  const [title, href, label] = {
    problem: [copy.title, '/', copy.backToPlan] as const,
    notFound: [copy.notFoundTitle, '/', copy.backToPlan] as const,
    tooOften: [copy.too_many_requests, '', copy.tryAgain] as const,
  }[kind];
  const reference = copy.requestId.replace('{requestId}', context.requestId);
  const html = `<!doctype html><html lang="${context.locale.language}" dir="${context.locale.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1><p><a href="${href}">${escapeHtml(label)}</a></p><p>${escapeHtml(reference)}</p></main></body></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
