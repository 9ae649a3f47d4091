import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A file of this project, by its path from the root. */
export type SourceFile = { path: string; text: string };

/**
 * One import of a file: `to` is the path of a file of this project, or the name of a package. `isType`: every import of
 * it in this file is an `import type`.
 */
export type Import = { from: string; to: string; isPackage: boolean; isType: boolean };

/** Test files share their modules, so that every folder is read once and every text is stripped once. */
const read = new Map<string, SourceFile[]>();
const stripped = new Map<string, string>();

/** The source files under these folders; with `tests`, test files too. */
export function sourceFiles(folders: readonly string[], { tests = false } = {}): SourceFile[] {
  const asked = `${folders.join()} ${tests}`;
  const files = read.get(asked) ?? filesUnder(folders, tests);
  read.set(asked, files);
  return files;
}

function filesUnder(folders: readonly string[], tests: boolean): SourceFile[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,astro,css,mjs}`),
    { cwd: root, exclude: ['**/node_modules'] },
  )
    .filter((file) => tests || !/\.(test|spec)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const importForms = [
  /^\s*(?:import|export)\s[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bimport\.meta\.glob[^(]*\(\s*['"]([^'"]+)['"]/g,
  /@import\s+(?:url\()?['"]([^'"]+)['"]/g,
];

/** The imports of a file, types and styles included. */
export function importsOf(file: SourceFile): Import[] {
  const found = importForms.flatMap((form) =>
    [...file.text.matchAll(form)].map(([text, name = '']) => ({
      name,
      isType: /^\s*import\s+type\b/.test(text),
    })),
  );
  return [...new Set(found.map(({ name }) => name))].map((name) => {
    const isPackage = !name.startsWith('.');
    return {
      isType: found.every((each) => each.name !== name || each.isType),
      from: file.path,
      to: isPackage ? name : path.join(path.dirname(file.path), name.replace(/\?\w+$/, '')),
      isPackage,
    };
  });
}

/** The code of a file without its comments. */
export function withoutComments(text: string): string {
  const code =
    stripped.get(text) ?? text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
  stripped.set(text, code);
  return code;
}

/** True if a file with this path from the root exists. */
export function isThere(file: string): boolean {
  return existsSync(path.join(root, file));
}
