import type { Words } from '../request/words.ts';
import { type LawPage, lawPages } from '../../domain/legal/sales-law.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** A link to a law page; `label` is its name in the language of the request. */
export type LawLink = { page: LawPage; href: string; label: string };

/** Returns the links to the law pages of the brand, in the order of the footer; none for a brand without such pages. */
export function lawLinks(words: Words): LawLink[] {
  const { brand } = words;
  const labels = words.copy('lawPages');
  return lawPages.flatMap((page) => {
    const href = pathTo(page, brand);
    return href === undefined ? [] : [{ page, href, label: labels[page] }];
  });
}
