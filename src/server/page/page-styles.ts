import { brandCss, signedInBrandCss } from '../../brands/brand-css.ts';
import type { Brand } from '../../brands/brand-schema.ts';
import signInSheet from '../../styles/sign-in.css?inline';
import legalSheet from '../../styles/visitor-legal.css?inline';
import plansSheet from '../../styles/visitor-plans.css?inline';
import visitorSheet from '../../styles/visitor.css?inline';
import { rowOf } from '../../domain/pages/find-page.ts';
import type { PageName } from '../../domain/pages/page-name.ts';
import { policyHash } from '../digests.ts';
import { byteCache } from '../byte-cache.ts';

/** A page of a brand, and whether its visitor is signed in. */
export type StyledPage = {
  brand: Pick<Brand, 'key' | 'theme'>;
  signedIn: boolean;
  page: PageName | undefined;
};

const sheets = { signIn: signInSheet, plans: plansSheet, legal: legalSheet, visitor: visitorSheet };

/** About 2,000 styles of a brand and a sheet; one beyond that is hashed again for each page. */
const MAX_BYTES = 4 * 1024 * 1024;
/** The hash in the policy, and what the object itself takes, in bytes. */
const HASH_BYTES = 200;
/**
 * The brand's part of a style, and the hash of the whole. The rules are not in it: they are the same for every brand. In
 * module scope on purpose: only brand and build decide them.
 */
const styles = byteCache<{ brandSheet: string; hash: string }>(
  MAX_BYTES,
  ({ brandSheet: own }) => own.length + HASH_BYTES,
);

/**
 * Returns the content of a page's one style element, and its hash for the page's policy: the brand's custom properties
 * and, for a visitor, the rules, so that the first view is one request. A signed-in page loads its rules from a file.
 */
export function pageStyle({ brand, signedIn, page }: StyledPage): { css: string; hash: string } {
  const sheet = signedIn ? undefined : sheetOf(page);
  const rules = sheet ? sheets[sheet] : '';
  const key = `${brand.key} ${sheet ?? 'signed in'}`;
  const known = styles.get(key);
  if (known) return { css: known.brandSheet + rules, hash: known.hash };
  const brandSheet = signedIn ? signedInBrandCss(brand.theme) : brandCss(brand.theme);
  const css = brandSheet + rules;
  const hash = policyHash(css);
  styles.set(key, { brandSheet, hash });
  return { css, hash };
}

function sheetOf(page: PageName | undefined): keyof typeof sheets {
  return (page && rowOf(page).sheet) ?? 'visitor';
}
