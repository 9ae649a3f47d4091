import type { Written, WrittenForms } from '../../src/copy/message.ts';
import type { Sentences } from '../../src/copy/packed-copy.ts';
import { pluralForms } from '../../src/copy/plural-forms.ts';
import { misquoted } from '../../src/copy/quoted-names.ts';
import { hasEnglish, namesIn, textFault } from '../../src/copy/text-fault.ts';
import { lengthOf } from '../../src/pages/gallery/_sentence-kinds.ts';
import type { CopyFile } from './copy-files.ts';
import type { ReadUnit, ReadXliff } from './xliff.ts';

/** What an import is made of. */
export type ImportOrder = {
  language: string;
  english: readonly CopyFile[];
  /** The sentences that the language has already, by section; those that the file does not hold stay as they are. */
  translated: ReadonlyMap<string, Sentences>;
  /** The sentences of each other language but English, by section. */
  others: readonly ReadonlyMap<string, Sentences>[];
  read: ReadXliff;
  /** How long a sentence may be; undefined: as long as it needs. */
  limitOf: (section: string, key: string) => number | undefined;
  /** English stands for what is not translated yet, to look at the rest. */
  isDraft: boolean;
};

/** All sentences of a language after an import. Where there are faults, nothing may be written. */
export type Imported = {
  sentences: ReadonlyMap<string, Sentences>;
  faults: readonly string[];
  /** Units whose English text is another one by now. */
  outdated: readonly string[];
  /** Units that are longer than their place has room for in one line: crowded, not wrong. */
  long: readonly string[];
  /** Units with the words of English, where most other languages have their own: forgotten, or a word of both. */
  same: readonly string[];
  /** Sentences that quote a name which nothing has: that of a button that was renamed. */
  misquoted: readonly string[];
};

/** One text that a language needs: its unit, its English text, and the variables that it must and may have. */
type Needed = { id: string; source: string; required: ReadonlySet<string>; allowed: ReadonlySet<string> };

/** Checks a file that came back, and merges it into the sentences that are there. */
export function imported(order: ImportOrder): Imported {
  const { language, english, translated, read, isDraft } = order;
  const long: string[] = [];
  const same: string[] = [];
  const faults = languageFaults(read, language);
  const units = new Map<string, ReadUnit>();
  for (const unit of read.units) {
    if (units.has(unit.id)) faults.push(`${unit.id}: is there twice`);
    units.set(unit.id, unit);
  }
  const known = new Map<string, Needed>();

  const sentences = new Map(
    english.map(({ section, sentences: source }) => [
      section,
      Object.fromEntries(
        Object.entries(source).map(([key, sentence]) => [key, merged(section, key, sentence)]),
      ),
    ]),
  );

  function merged(section: string, key: string, source: Written): Written {
    const limit = order.limitOf(section, key);
    const before = translated.get(section)?.[key];
    const texts = neededTexts(language, `${section}.${key}`, source).map(({ form, ...needed }) => {
      known.set(needed.id, needed);
      const unit = units.get(needed.id);
      const length = lengthOf(unit?.target ?? '');
      if (limit !== undefined && length > limit)
        long.push(`${needed.id}: has ${length} characters, and one line holds ${limit}`);
      const old = form === undefined ? before : typeof before === 'object' ? before[form] : undefined;
      const text = chosen(needed, unit, typeof old === 'string' ? old : undefined);
      if (text === needed.source && !isAlike(section, key, source)) same.push(`${needed.id}: ${text}`);
      return [form ?? '', text] as const;
    });
    if (typeof source === 'string') return texts[0]?.[1] ?? '';
    const forms = Object.fromEntries(texts);
    return { ...forms, other: forms['other'] ?? '' } satisfies WrittenForms;
  }

  /** True for a sentence that most other languages leave in English as well, such as the name of a shop. */
  function isAlike(section: string, key: string, source: Written): boolean {
    const alike = order.others.filter(
      (other) => JSON.stringify(other.get(section)?.[key]) === JSON.stringify(source),
    );
    return alike.length > order.others.length / 2;
  }

  /** The text of a unit, else the text that is there already; reports what is wrong with the first, or that there is none. */
  function chosen(needed: Needed, unit: ReadUnit | undefined, before: string | undefined): string {
    const isOpen = !unit?.target && (unit !== undefined || before === undefined);
    if (isOpen && isDraft) return needed.source;
    if (!unit) {
      if (before === undefined) faults.push(`${needed.id}: has no translation, neither here nor in src/copy`);
      return before ?? '';
    }
    faults.push(...unitFaults(needed, unit, isDraft).map((fault) => `${needed.id}: ${fault}`));
    return unit.target ?? '';
  }

  for (const id of units.keys())
    if (!known.has(id))
      faults.push(`${id}: is no unit: English has no such sentence, or the language no such plural form`);
  const outdated = [...known.values()].flatMap(({ id, source }) => {
    const there = units.get(id)?.source;
    return there === undefined || there === source ? [] : [`${id}: “${there}” is now “${source}”`];
  });
  const byId = [...sentences].flatMap(([section, all]) =>
    Object.entries(all).map(([key, sentence]) => [`${section}.${key}`, sentence] as const),
  );
  return { sentences, faults, outdated, long, same, misquoted: misquoted(new Map(byId)) };
}

function languageFaults({ sourceLanguage, language: target }: ReadXliff, language: string): string[] {
  return [
    ...(sourceLanguage === 'en'
      ? []
      : [`The file is translated from ${sourceLanguage || 'no language'}, not from en`]),
    ...(target === language ? [] : [`The file is in ${target || 'no language'}, not in ${language}`]),
  ];
}

function neededTexts(
  language: string,
  id: string,
  english: Written,
): (Needed & { form: string | undefined })[] {
  if (typeof english === 'string') {
    const names = namesIn(english);
    return [{ id, source: english, required: names, allowed: names, form: undefined }];
  }
  const names = new Set(Object.values(english).flatMap((text) => [...namesIn(text)]));
  const allowed = new Set([...names, 'count']);
  return pluralForms(language, english).map((form) => ({
    id: `${id}.${form}`,
    form,
    source: english[form] ?? english.other,
    // A form for one number may write it as a word.
    required: ['few', 'many', 'other'].includes(form)
      ? allowed
      : new Set([...names].filter((name) => name !== 'count')),
    allowed,
  }));
}

function unitFaults(
  { source, required, allowed }: Needed,
  { target, strange }: ReadUnit,
  isDraft: boolean,
): string[] {
  const text = target ?? '';
  const fault = textFault(text);
  if (text === '') return ['is empty'];
  const names = namesIn(text);
  const words = text.match(/\p{L}+/gu) ?? [];
  return [
    ...(fault === undefined ? [] : [fault]),
    ...[...required].filter((name) => !names.has(name)).map((name) => `lacks {${name}}`),
    ...[...names]
      .filter((name) => !allowed.has(name))
      .map((name) => `has {${name}}, which English does not have`),
    ...strange.map((code) => `has ${code}, and only <ph> stands in a sentence`),
    ...(!isDraft && ((text === source && words.length > 3) || hasEnglish(text)) ? ['is still English'] : []),
  ];
}
