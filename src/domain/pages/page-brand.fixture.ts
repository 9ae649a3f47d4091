import type { PageBrand } from './page-row.ts';

/** A brand with every page. */
export const wholeBrand: PageBrand = { withoutPages: [], sells: { countries: ['DE'] }, tagManager: {} };
