/** The brands whose every row is tried: one that takes cards by itself, and one with a hosted checkout and tax in its prices. */
export const wholeBrands: ReadonlySet<string> = new Set(['geeni', 'notion']);
