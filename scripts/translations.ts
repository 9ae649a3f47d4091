import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages, regionalLanguage } from '../src/domain/text/languages.ts';
import { pluralCategories } from '../src/copy/plural-forms.ts';
import { limitOf } from '../src/pages/gallery/_sentence-kinds.ts';
import type { SentencePlace } from '../src/pages/gallery/_sentence-places.ts';
import { sectionPages } from '../src/pages/gallery/_section-pages.ts';
import { exitWith, root } from './prepare.mjs';
import { copyFileText } from '../tools/translations/copy-file-text.ts';
import { copyFolder, englishFiles, sentencesIn } from '../tools/translations/copy-files.ts';
import { type Command, readCommand } from '../tools/translations/command.ts';
import { exported } from '../tools/translations/exported.ts';
import { imported } from '../tools/translations/imported.ts';
import { leftBehindSince } from '../tools/translations/left-behind.ts';
import { loadSentencePlaces } from '../tools/translations/load-sentence-places.ts';
import { sentenceNotes } from '../tools/translations/sentence-notes.ts';
import { type ReadXliff, readXliff, xliffText } from '../tools/translations/xliff.ts';

// npm run translations: writes the sentences of a language to a file for a translator, takes the translated file back, and lists the
// languages that did not change with English.

try {
  const command = readCommand(process.argv.slice(2));
  const regional = command.kind !== 'changed' && regionalLanguage(command.language);
  if (regional)
    throw new Error(
      `${regional.tag} has only the sentences that differ from ${regional.base}: write them in src/copy/${regional.tag} (docs/add-a-language.md).`,
    );
  if (command.kind === 'export') await exportTranslations(command);
  else if (command.kind === 'import') await importTranslations(command);
  else await listChanged(command);
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}

async function exportTranslations({ language, file, since, onlyChanged }: Command & { kind: 'export' }) {
  if (existsSync(path.resolve(root, file)))
    throw new Error(`${file} is there already, and may have a translation: name another with --out.`);
  const earlier = since.map(readFile);
  if (earlier[0]?.isPart)
    throw new Error(
      `${since[0]} has only what was changed: name the whole file before it, too, with --since.`,
    );
  const places = await loadSentencePlaces();
  const limit = await limits(places);
  const made = exported({
    language,
    english: await englishFiles(),
    translated: await sentencesIn(language),
    notesOf: (section, key) =>
      sentenceNotes({
        section,
        key,
        place: places.get(`${section}.${key}`),
        page: sectionPages.get(section) ?? '/',
        limit: limit(section, key),
      }),
    since: earlier,
    onlyChanged,
  });
  const units = made.files.flatMap(({ groups }) => groups.flatMap((group) => group.units));
  writeFileSync(path.resolve(root, file), xliffText(made));
  console.log(
    [
      `${file}: ${units.length} texts`,
      `${units.filter(({ target }) => target === undefined).length} without translation`,
      `${units.filter(({ source, target }) => target === source).length} the same as in English`,
      ...(since.length === 0
        ? []
        : [
            `${units.filter(({ change }) => change === 'new').length} new`,
            `${units.filter(({ change }) => change === 'changed').length} changed`,
          ]),
    ].join(', '),
  );
  if (!isLanguage(language)) console.log(`\n${linesToWrite(language)}`);
}

async function importTranslations({ language, file, isDraft }: Command & { kind: 'import' }) {
  if (!isLanguage(language)) throw new Error(linesToWrite(language));
  const [english, translated] = await Promise.all([englishFiles(), sentencesIn(language)]);
  const others = languages.filter((other) => other !== 'en' && other !== language);
  const { sentences, faults, outdated, long, same, misquoted } = imported({
    language,
    english,
    translated,
    others: await Promise.all(others.map(sentencesIn)),
    read: readFile(file),
    limitOf: await limits(await loadSentencePlaces()),
    isDraft,
  });
  if (faults.length > 0)
    throw new Error(
      `${file} is not imported, and nothing is written. ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}:\n${lines(faults)}`,
    );
  let written = 0;
  for (const each of english) {
    const now = sentences.get(each.section) ?? {};
    if (isSame(translated.get(each.section), now)) continue;
    const to = path.join(copyFolder, language, each.file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, await copyFileText(each, language, now));
    written += 1;
  }
  console.log(
    written === 0
      ? `src/copy/${language} says all this already: nothing is written.`
      : `Files of src/copy/${language} that are written: ${written}. Now: npm run check`,
  );
  if (isDraft && same.length > 0) console.log(`Texts that are still English: ${same.length}`);
  else if (same.length > 0) console.log(`The same as in English, so look at them:\n${lines(same)}`);
  if (long.length > 0) console.log(`Long for their place, so look at them:\n${lines(long)}`);
  if (misquoted.length > 0)
    console.log(`Quotes of a name that has changed, so correct them:\n${lines(misquoted)}`);
  if (outdated.length > 0)
    console.log(
      `English has changed since ${file} was made; export again with --since ${file} --changed:\n${lines(outdated)}`,
    );
}

async function listChanged({ since }: Command & { kind: 'changed' }) {
  const behind = await leftBehindSince(since);
  console.log(
    behind.length === 0
      ? `Every language changed with the English sentences since ${since}.`
      : `Changed in English since ${since}, and not in these languages:\n${lines(behind)}`,
  );
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `  ${text}`).join('\n');
}

/** Returns how long a sentence may be. */
async function limits(places: ReadonlyMap<string, SentencePlace>) {
  const all = await Promise.all(languages.map(sentencesIn));
  return (section: string, key: string): number | undefined => {
    const written = all.map((sentences) => sentences.get(section)?.[key] ?? '');
    const texts = written.flatMap((sentence) =>
      typeof sentence === 'string' ? sentence : Object.values(sentence),
    );
    return limitOf(places.get(`${section}.${key}`)?.kind, texts);
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function readFile(file: string): ReadXliff {
  if (!existsSync(path.resolve(root, file))) throw new Error(`${file}: There is no such file.`);
  const bytes = readFileSync(path.resolve(root, file));
  if (!isUtf8(bytes)) throw new Error(`${file}: This is not UTF-8.`);
  try {
    return readXliff(bytes.toString());
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function isLanguage(tag: string): boolean {
  return languages.some((language) => language === tag);
}

/** The lines of code that a new language needs before its sentences. */
function linesToWrite(language: string): string {
  const quoted = /^\w+$/.test(language) ? language : `'${language}'`;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const forms = pluralCategories(language)
    .map((category) => `'${category}'`)
    .join(' | ');
  return `${language} is no language of the portal yet. Its first lines (docs/add-a-language.md):
  src/domain/text/languages.ts  in languages      '${language}'
                           in names          ${quoted}: '${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}',
  src/copy/message.ts      in PluralForms    ${quoted}: ${forms};`;
}
