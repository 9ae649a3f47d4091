import { declarationKinds } from '../contracts/legal/declaration.ts';
import { pagesOfLaw } from '../domain/legal/sales-law.ts';
import type { OptionalPages } from '../domain/pages/route-map.ts';
import type { Brand } from './brand-schema.ts';

/** Returns the optional pages that a brand has. */
export function optionalPages({
  features,
  sells,
  tagManager,
}: Pick<Brand, 'features' | 'sells' | 'tagManager'>): OptionalPages {
  return {
    cancelPlan: features.cancelPlan,
    lawPages: pagesOfLaw(sells.countries),
    privacyChoices: tagManager !== undefined,
  };
}

/** True for a brand with a page that takes declarations, which it sends as letters. */
export function takesDeclarations({ sells }: Pick<Brand, 'sells'>): boolean {
  const pages = pagesOfLaw(sells.countries);
  return declarationKinds.some((kind) => pages.includes(kind));
}
