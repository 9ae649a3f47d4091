import { pagesOfLaw } from '../domain/legal/sales-law.ts';
import type { OptionalPages } from '../domain/route-map.ts';
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
