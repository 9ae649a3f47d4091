import { execFileSync } from 'node:child_process';
import { importsOf, type SourceFile, sourceFiles } from '../tests/architecture/source-files.ts';
import { root } from './prepare.mjs';

/** What to run of a suite: all of it, or these files and folders of tests. */
export type Part = 'all' | readonly string[];

/** What to run of the suites that test the built portal. */
export type ChangedSuites = { edge: Part; browser: Part };

const journey = /^(?:src\/(?:[\w-]+\/)+?|functions\/)(access|linking|plans|devices|billing|orders)\b/;
/** What people look at: it can be cut off, unreadable or in another language on each page. */
const looked = /^src\/(?:components|islands|copy)\//;
/** What the built portal does not have. */
const unbuilt = /^(?:docs|bench|tests|\.github|\.vscode|\.devcontainer)\/|\.md$|\.test\.tsx?$/;

/** The files that differ from a commit and the new ones, as paths from the root. Throws where git does not know the commit. */
export function changedSince(commit: string): string[] {
  const lines = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  return [
    ...lines('diff', '--name-only', '--no-renames', commit, '--'),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Every file that can import another one. */
export function importingFiles(): SourceFile[] {
  return sourceFiles(['src', 'functions', 'environments', 'scripts', 'tools', 'tests'], { tests: true });
}

/**
 * What of the edge and browser tests a change can break: the tests that import a changed file, and those of each journey that
 * does. A change of the product outside of the journeys can break everything.
 */
export function suitesOf(changed: readonly string[], files: readonly SourceFile[]): ChangedSuites {
  const built = changed.filter((file) => !unbuilt.test(file));
  if (built.some((file) => !journey.test(file))) return { edge: 'all', browser: 'all' };
  const reached = reachedFrom(changed, files);
  const journeys = [
    ...new Set([...reachedFrom(built, files)].flatMap((file) => journey.exec(file)?.[1] ?? [])),
  ].toSorted();
  const isLooked = built.some((file) => looked.test(file));
  const tests = (folder: string) => [...reached].filter((file) => isTestIn(folder, file)).toSorted();
  const part = (folder: string, more: readonly string[]) => {
    const folders = more.map((name) => `tests/${folder}/${name}/`);
    return [...folders, ...tests(folder).filter((file) => !folders.some((each) => file.startsWith(each)))];
  };
  return {
    edge: part('edge', journeys.length > 0 ? [...journeys, 'faults'] : []),
    browser: part('browser', isLooked ? ['all-pages', ...journeys] : journeys),
  };
}

const isTestIn = (folder: string, file: string) =>
  file.startsWith(`tests/${folder}/`) && /\.(?:test|spec)\.ts$/.test(file);

/** These files and all that import them, directly or through others. */
function reachedFrom(changed: readonly string[], files: readonly SourceFile[]): Set<string> {
  const importers = Map.groupBy(
    files.flatMap(importsOf).filter(({ isPackage }) => !isPackage),
    ({ to }) => to,
  );
  const reached = new Set(changed);
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from);
  return reached;
}
