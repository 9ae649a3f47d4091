import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { changedSince } from '../../scripts/changed-suites.ts';
import { root } from '../../scripts/prepare.mjs';
import type { Sentences } from '../../src/copy/packed-copy.ts';
import { chosenLanguages } from '../../src/domain/text/languages.ts';
import { sectionOf, sentencesIn } from './copy-files.ts';

/** The sentences of languages, by language and section. */
type Copies = ReadonlyMap<string, ReadonlyMap<string, Sentences>>;

/** The lines of `leftBehind` for what has changed since a commit. Throws where git does not know the commit. */
export async function leftBehindSince(commit: string): Promise<string[]> {
  const changed = changedSince(commit).filter((file) => file.startsWith('src/copy/'));
  if (!changed.some((file) => file.startsWith('src/copy/en/'))) return [];
  const before = new Map<string, Map<string, Sentences>>();
  for (const file of git('ls-tree', '-r', '--name-only', commit, '--', ...changed).split('\n')) {
    const [, language, rest] = /^src\/copy\/([\w-]+)\/(.+\.ts)$/.exec(file) ?? [];
    if (!language || !rest) continue;
    const section = sectionOf(rest);
    const sections = before.get(language) ?? new Map<string, Sentences>();
    sections.set(section, await sentencesOf(git('show', `${commit}:./${file}`), section));
    before.set(language, sections);
  }
  const now = chosenLanguages.map(async (language) => [language, await sentencesIn(language)] as const);
  return leftBehind(before, new Map(await Promise.all(now)));
}

/**
 * One line for each English sentence that has changed, with the languages that have not changed it. `before` has the files that
 * differ, `now` all. It is a list to look at and no fault: often the English words alone were wrong.
 */
export function leftBehind(before: Copies, now: Copies): string[] {
  const { en: english, ...others } = Object.fromEntries(now);
  return [...(before.get('en') ?? [])].flatMap(([section, old]) =>
    Object.entries(english?.get(section) ?? {}).flatMap(([key, sentence]) => {
      if (old[key] === undefined || isSame(old[key], sentence)) return [];
      const behind = Object.entries(others).filter(([language, sections]) => {
        const here = sections.get(section)?.[key];
        const earlier = before.get(language)?.get(section);
        return here !== undefined && (earlier === undefined || isSame(earlier[key], here));
      });
      return behind.length === 0
        ? []
        : [`${section}.${key}: ${behind.map(([language]) => language).join(', ')}`];
    }),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The sentences of the text of a file. */
async function sentencesOf(text: string, section: string): Promise<Sentences> {
  const script = ts.transpile(text, { target: ts.ScriptTarget.ESNext });
  const module = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return module[section];
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}
