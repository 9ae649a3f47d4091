import { declarationKinds } from '../contracts/legal/declaration.ts';
import { hasPage } from '../domain/pages/find-page.ts';
import type { PageBrand } from '../domain/pages/page-row.ts';

/** True for a brand with a page that takes declarations, which it sends as letters. */
export function takesDeclarations(brand: PageBrand): boolean {
  return declarationKinds.some((kind) => hasPage(brand, kind));
}
