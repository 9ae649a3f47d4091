import { pagesOfLaw } from '../legal/sales-law.ts';
import { matchedPath } from './path-shape.ts';
import type { PageAccess, PageBrand, PageRow } from './page-row.ts';
import type { ChosenPage, PrefetchedPage, PageName, TabPage } from './page-name.ts';
import { pages } from './pages.ts';

/** The names of all pages, in the order of the table. */
export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** The pages that a brand may go without by choice. */
export const chosenPages = pageNames.filter((name): name is ChosenPage => rowOf(name).brands === 'byChoice');

const byPattern: ReadonlyMap<string, PageName> = new Map(pageNames.map((name) => [pages[name].path, name]));
const withParts = pageNames
  .filter((name) => pages[name].path.includes('['))
  .map((name) => ({ name, form: formOf(rowOf(name)) }));

/** Returns the row of a page as a `PageRow`, in which every property can be read. */
export function rowOf(name: PageName): PageRow {
  return pages[name];
}

/** Returns the page of a route's pattern, such as `/oauth/[partner]`. */
export function pageOfPattern(pattern: string): PageName | undefined {
  return byPattern.get(pattern);
}

/** Returns the page at a path; undefined where there is none. A slash at the end changes nothing. */
export function pageAt(path: string): PageName | undefined {
  const bare = matchedPath(path);
  const name = bare.includes('[') ? undefined : byPattern.get(bare);
  return name ?? withParts.find(({ form }) => form.test(bare))?.name;
}

/** True for a brand that has the page. */
export function hasPage(brand: PageBrand, name: PageName): boolean {
  const { brands } = rowOf(name);
  const whole = wholeOf(name);
  if (whole && !hasPage(brand, whole)) return false;
  if (brands === undefined) return true;
  switch (brands) {
    case 'byChoice':
      return !brand.withoutPages.includes(name);
    case 'withTags':
      return brand.tagManager !== undefined;
    case 'byLaw':
      return pagesOfLaw(brand.sells.countries).some((page) => page === name);
  }
}

/** The pages with a tab, in its order. */
export const tabNames: readonly TabPage[] = pageNames
  .filter((name): name is TabPage => rowOf(name).tab !== undefined)
  .toSorted((one, other) => pages[one].tab - pages[other].tab);

/** Returns the page that a page is part of; undefined for any other. */
export function wholeOf(name: PageName): PageName | undefined {
  const { partOf } = rowOf(name);
  return partOf !== undefined && isPageName(partOf) ? partOf : undefined;
}

/** True for a page that `prefetch.ts` loads; its frame is sent first if the platform is slow. */
export function isPrefetched(name: PageName): name is PrefetchedPage {
  return rowOf(name).prefetch === true;
}

/** Returns who may open a page; a path without one needs a session. */
export function accessOf(name: PageName | undefined): PageAccess {
  return name === undefined ? 'signedIn' : pages[name].access;
}

/** True for a page that only a signed-in person sees. */
export function isBehindSignIn(name: PageName | undefined): boolean {
  return name !== undefined && !['open', 'personal'].includes(pages[name].access);
}

function isPageName(text: string): text is PageName {
  return Object.hasOwn(pages, text);
}

function formOf({ path, parts = {} }: PageRow): RegExp {
  const form = path.replace(/\[(\w+)\]/g, (_, part: string) => partForm(parts[part]));
  return new RegExp(`^${form}$`);
}

function partForm(part: RegExp | undefined): string {
  return part ? part.source.replace(/^\^|\$$/g, '') : '[^/]+';
}
