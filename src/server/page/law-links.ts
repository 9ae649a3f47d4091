import { copyFor } from '../../copy/copy.ts';
import { type LawPage, lawPages } from '../../domain/legal/sales-law.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { RequestContext } from '../request/request-context.ts';

/** A link to a law page; `label` is its name in the language of the request. */
export type LawLink = { page: LawPage; href: string; label: string };

/** Returns the links to the law pages of the brand, in the order of the footer; none for a brand without such pages. */
export function lawLinks({ brand, locale }: Pick<RequestContext, 'brand' | 'locale'>): LawLink[] {
  const labels = copyFor('lawPages', locale.language, brand);
  return lawPages.flatMap((page) => {
    const href = pathTo(page, brand);
    return href === undefined ? [] : [{ page, href, label: labels[page] }];
  });
}
