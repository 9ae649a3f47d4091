import { pageNames } from '../src/domain/pages/find-page.ts';
import { pages } from '../src/domain/pages/pages.ts';

/** The page file for every path without a page, and the page that only the sandbox build has. */
const withoutRow: ReadonlySet<string> = new Set(['/[...path]']);
const notInEveryBuild: ReadonlySet<string> = new Set([pages.gallery.path]);

/** Throws an Error that names every row of the table without a page file, and every page file without a row. `routes` are the patterns of the build. */
export function refuseUnknownPages(routes: readonly string[]): void {
  const rows = pageNames.map((name) => pages[name].path);
  const faults = [
    ...rows
      .filter((path) => !routes.includes(path) && !notInEveryBuild.has(path))
      .map((path) => `${path} has a row in src/domain/pages/pages.ts and no file in src/pages`),
    ...routes
      .filter((route) => !rows.some((path) => path === route) && !withoutRow.has(route))
      .map((route) => `${route} has a file in src/pages and no row in src/domain/pages/pages.ts`),
  ];
  if (faults.length > 0) throw new Error(`The pages cannot be built:\n  ${faults.join('\n  ')}`);
}
