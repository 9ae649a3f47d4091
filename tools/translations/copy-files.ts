import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sentences } from '../../src/copy/packed-copy.ts';
import { type CopyOutline, copyOutline } from './copy-outline.ts';

/** The folder of all sentences. */
export const copyFolder = path.join(import.meta.dirname, '../../src/copy');

/** An English file of sentences: `file` is its path in the folder of a language, `section` the name of its export. */
export type CopyFile = {
  file: string;
  section: string;
  sentences: Sentences;
  outline: CopyOutline;
};

/** The English files, in the order of their paths. */
export async function englishFiles(): Promise<readonly CopyFile[]> {
  const folder = path.join(copyFolder, 'en');
  const sentences = await sentencesIn('en');
  return filesOf('en').map((file) => {
    const section = sectionOf(file);
    return {
      file,
      section,
      sentences: sentences.get(section) ?? {},
      outline: copyOutline(readFileSync(path.join(folder, file), 'utf8')),
    };
  });
}

/** The sentences that a language has, by section. A language without a folder has none. */
export async function sentencesIn(language: string): Promise<ReadonlyMap<string, Sentences>> {
  const sections = filesOf(language).map(async (file): Promise<[string, Sentences]> => {
    const section = sectionOf(file);
    const module = await import(pathToFileURL(path.join(copyFolder, language, file)).href);
    return [section, module[section]];
  });
  return new Map(await Promise.all(sections));
}

function filesOf(language: string): string[] {
  return globSync('**/*.ts', { cwd: path.join(copyFolder, language) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

/** The name of a section by the path of its file. */
export function sectionOf(file: string): string {
  return path.posix.basename(file, '.ts');
}
