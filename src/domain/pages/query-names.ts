import { callMap } from './call-map.ts';
import { pageAt, pageNames, rowOf } from './find-page.ts';

/**
 * Every query parameter that a page or a call reads and that may appear only once. Two kinds are not in the list: `disableGTM`,
 * which may be repeated, and the language parameters (`languageQueryNames`), which are ignored where repeated. A test
 * compares the list with the source.
 */
export const singleQueryNames: ReadonlySet<string> = new Set([
  'brand',
  ...pageNames.flatMap((name) => Object.keys(rowOf(name).query ?? {})),
  ...[...callMap.values()].flatMap(({ reads = [] }) => reads),
]);

/**
 * True where a query repeats a parameter that may appear only once. Pages for a token or an assistant report that
 * themselves, and the plan chooser, which places nothing, takes the first plan.
 */
export function isAmbiguous({ pathname, searchParams }: URL): boolean {
  const page = pageAt(pathname);
  if (page && (rowOf(page).takesFirst || rowOf(page).kind === 'token')) return false;
  const seen = new Set<string>();
  for (const name of searchParams.keys()) {
    if (seen.has(name)) return true;
    if (singleQueryNames.has(name)) seen.add(name);
  }
  return false;
}
