import { brandCss, signedInBrandCss } from '../../brands/brand-css.ts';
import type { Brand } from '../../brands/brand-schema.ts';
import signInSheet from '../../styles/sign-in.css?inline';
import plansSheet from '../../styles/visitor-plans.css?inline';
import visitorSheet from '../../styles/visitor.css?inline';
import { policyHash } from '../digests.ts';
import { keptBytes } from '../kept-bytes.ts';

/**
 * The brand of a page, whether its visitor is signed in, and the pattern of its route, such as `/oauth/[partner]/code`.
 */
export type StyledPage = { brand: Pick<Brand, 'key' | 'theme'>; signedIn: boolean; route: string };

const sheets = { signIn: signInSheet, plans: plansSheet, visitor: visitorSheet };

/** The pages that most visitors begin with, and those with plans, have smaller sheets; all others have `visitor`. */
const ownSheets: ReadonlyMap<string, keyof typeof sheets> = new Map([
  ['/', 'signIn'],
  ['/login', 'signIn'],
  ['/plans', 'plans'],
  ['/subscription', 'plans'],
]);

/** Hundreds of brands each have these styles of about 25 KB, so the cache is limited in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;
/** In module scope on purpose: only brand and build decide them. */
const made = keptBytes<{ css: string; hash: string }>(MAX_BYTES, ({ css }) => css.length);

/**
 * Returns the content of a page's one style element, and its hash for the page's policy: the brand's custom properties
 * and, for a visitor, the rules, so that the first view is one request. A signed-in page loads its rules from a file.
 */
export function pageStyle({ brand, signedIn, route }: StyledPage): { css: string; hash: string } {
  const sheet = ownSheets.get(route) ?? 'visitor';
  const key = `${brand.key} ${signedIn ? 'signed in' : sheet}`;
  const known = made.get(key);
  if (known) return known;
  const css = signedIn ? signedInBrandCss(brand.theme) : brandCss(brand.theme) + sheets[sheet];
  const style = { css, hash: policyHash(css) };
  made.set(key, style);
  return style;
}
