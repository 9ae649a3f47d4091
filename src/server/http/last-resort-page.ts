import { copyFor } from '../../copy/copy.ts';
import type { Visit } from '../page/request-context.ts';

/**
 * The page for when no page can be rendered: complete, unstyled, with a way on and the request id to quote.
 */
export function lastResortPage(visit: Visit, status: number, kind: 'problem' | 'notFound'): Response {
  const copy = copyFor('problem', visit.locale.language, visit.brand);
  const title = kind === 'notFound' ? copy.notFoundTitle : copy.title;
  const reference = copy.requestId.replace('{requestId}', visit.requestId);
  const html = `<!doctype html><html lang="${visit.locale.language}" dir="${visit.locale.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head><body><main><h1>${escaped(title)}</h1><p><a href="/">${escaped(copy.backToPlan)}</a></p><p>${escaped(reference)}</p></main></body></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
