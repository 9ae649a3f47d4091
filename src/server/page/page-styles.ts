import { brandCss, signedInBrandCss } from '../../brands/brand-css.ts';
import type { Brand } from '../../brands/brand-schema.ts';
import { policyHash } from '../http/policy-hash.ts';
import { keptBytes } from '../kept-bytes.ts';

/** The part of Astro's build that is read and changed here: the styles of its pages. */
export type BuiltStyles = {
  routes: readonly {
    routeData: { route: string };
    styles: readonly ({ type: 'inline'; content: string } | { type: 'external'; src: string })[];
  }[];
};

/**
 * The brand of a page, whether its visitor is signed in, and the pattern of its route, such as `/oauth/[partner]/code`.
 */
export type StyledPage = { brand: Pick<Brand, 'key' | 'theme'>; signedIn: boolean; route: string };

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The styles of the build by route. In module scope on purpose, like the styles made from them: only brand and build
 * decide them.
 */
const ofRoutes = new Map<string, string>();
let taken: BuiltStyles | undefined;
/**
 * A visitor's page has about 20 KB of styles, and hundreds of brands each have one for every page, so the cache is
 * limited in bytes.
 */
const made = keptBytes<{ css: string; hash: string }>(MAX_BYTES, ({ css }) => css.length);

/**
 * Takes the inline styles of the build away from Astro, which would write them into each page on their own. Joined with
 * the brand's styles they are one style element, and one hash in the page's policy.
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
 * Returns the content of a page's style element: the brand's custom properties and, for a visitor, the page's own
 * rules. A signed-in page loads all rules from a file.
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
