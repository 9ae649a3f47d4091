import { brandCss, signedInBrandCss } from '../../brands/brand-css.ts';
import type { Brand } from '../../brands/brand-schema.ts';
import { policyHash } from '../http/policy-hash.ts';
import { keptBytes } from '../kept-bytes.ts';

/** What is read and changed here of what the build knows: the styles of its pages. */
export type BuiltStyles = {
  routes: readonly {
    routeData: { route: string };
    styles: readonly ({ type: 'inline'; content: string } | { type: 'external'; src: string })[];
  }[];
};

/** Whose page it is, and which: the pattern of its route, such as `/oauth/[partner]/code`. */
export type StyledPage = { brand: Pick<Brand, 'key' | 'theme'>; signedIn: boolean; route: string };

const MAX_BYTES = 8 * 1024 * 1024;

/** By route. Module scope on purpose, like what is made of them: brand and build alone decide it. */
const ofRoutes = new Map<string, string>();
let taken: BuiltStyles | undefined;
/** A visitor's page has some 20 KB of style, and hundreds of brands have as many as they have pages: kept by bytes. */
const made = keptBytes<{ css: string; hash: string }>(MAX_BYTES, ({ css }) => css.length);

/**
 * Takes the styles of the build out of Astro's hands, which would write them into each page by themselves: with the brand's they
 * are one style element, and one hash in the page's policy.
 */
export function takeStyles(built: BuiltStyles): void {
  if (taken === built) return;
  taken = built;
  for (const route of built.routes) {
    const inline = route.styles.flatMap((style) => (style.type === 'inline' ? [style.content] : []));
    if (inline.length === 0) continue;
    ofRoutes.set(route.routeData.route, inline.join(''));
    route.styles = route.styles.filter(({ type }) => type !== 'inline');
  }
}

/**
 * What stands in a page's style element: the brand's custom properties, and for a visitor the page's own rules. Somebody signed in
 * has all rules from a file.
 */
export function pageStyle(page: StyledPage): { css: string; hash: string } {
  const { brand, signedIn, route } = page;
  const key = signedIn ? brand.key : `${brand.key}\n${route}`;
  const known = made.get(key);
  if (known) return known;
  const css = signedIn ? signedInBrandCss(brand.theme) : brandCss(brand.theme) + (ofRoutes.get(route) ?? '');
  const style = { css, hash: policyHash(css) };
  made.set(key, style);
  return style;
}
