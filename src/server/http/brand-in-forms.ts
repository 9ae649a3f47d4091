import type { RequestContext } from '../request/request-context.ts';

/**
 * On a host that belongs to no brand, adds `?brand=` to the action of every form of a page. All tabs share the cookie
 * that remembers the brand, but a form must post to the brand whose page shows it. On a brand's own host the answer is
 * unchanged.
 */
export function brandInForms(answer: Response, { brandFrom, brand, url }: RequestContext): Response {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (brandFrom === 'host' || !isPage || url.pathname.startsWith('/sandbox')) return answer;
  return new HTMLRewriter()
    .on('form[method="post"][action^="/"]', {
      element: (form) => void form.setAttribute('action', ofBrand(form.getAttribute('action'))),
    })
    .on('button[formaction^="/"]', {
      element: (button) => void button.setAttribute('formaction', ofBrand(button.getAttribute('formaction'))),
    })
    .transform(answer);

  function ofBrand(action: string | null): string {
    const address = new URL(action ?? '/', url);
    address.searchParams.set('brand', brand.key);
    return address.pathname + address.search;
  }
}
