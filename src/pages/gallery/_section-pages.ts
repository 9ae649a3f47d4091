import { pageNames, rowOf } from '../../domain/pages/find-page.ts';

/** The page on which most sentences of each section are seen, by the table of pages. */
export const sectionPages: ReadonlyMap<string, string> = new Map(
  pageNames.flatMap((name) => {
    const { path, copy = [] } = rowOf(name);
    return copy.map((section) => [section, path] as const);
  }),
);
