import type { RequestContext } from '../page/request-context.ts';

/**
 * On a host of no brand, has every form of a page post to the brand whose page shows it: the cookie
 * that remembers the brand is one for all tabs, a form is its own page's. What is already true of a brand's host stays as it
 * is.
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
