import type { Written } from '../../src/copy/message.ts';
import type { Sentences } from '../../src/copy/packed-copy.ts';
import { pluralForms } from '../../src/copy/plural-forms.ts';
import type { CopyFile } from './copy-files.ts';
import type { Note, ReadXliff, Unit, UnitGroup, Xliff } from './xliff.ts';

/** What an export is made of. */
export type ExportOrder = {
  language: string;
  english: readonly CopyFile[];
  /** The sentences that the language has, by section. */
  translated: ReadonlyMap<string, Sentences>;
  /** What a translator should know of a sentence besides its words. */
  notesOf: (section: string, key: string) => readonly Note[];
  /** Files of earlier exports, the oldest first; none: nothing is marked as changed. */
  since: readonly ReadXliff[];
  /** Leaves out what has not changed since those files. */
  onlyChanged: boolean;
};

/** Makes the file for a translator: every sentence, or those whose English is new or changed. */
export function exported(order: ExportOrder): Xliff {
  const { language, english, translated, since, onlyChanged } = order;
  const earlier =
    since.length === 0
      ? undefined
      : new Map(since.flatMap(({ units }) => units.map((unit) => [unit.id, unit.source])));
  const files = english.map(({ file, section, sentences, outline }) => ({
    section,
    original: `src/copy/en/${file}`,
    about: outline.about,
    groups: Object.entries(sentences)
      .map(([key, sentence]) => {
        const notes = [{ category: 'section', text: outline.about }, ...order.notesOf(section, key)];
        const units = textsOf(language, `${section}.${key}`, sentence, translated.get(section)?.[key], notes);
        return {
          id: `${section}.${key}`,
          isCounted: typeof sentence !== 'string',
          units: marked(units, earlier),
        };
      })
      .filter(({ units }) => !onlyChanged || units.some(({ change }) => change !== undefined)),
  }));
  return { language, isPart: onlyChanged, files: files.filter(({ groups }) => groups.length > 0) };
}

/** Marks each unit whose English an earlier file does not have, or has in other words. */
function marked(
  units: UnitGroup['units'],
  earlier: ReadonlyMap<string, string> | undefined,
): UnitGroup['units'] {
  if (!earlier) return units;
  return units.map((unit) => {
    const before = earlier.get(unit.id);
    if (before === undefined) return { ...unit, change: 'new' as const };
    if (before === unit.source) return unit;
    return {
      ...unit,
      change: 'changed' as const,
      notes: [...unit.notes, { category: 'before', text: `The English text was: ${before}` }],
    };
  });
}

function textsOf(
  language: string,
  id: string,
  english: Written,
  translated: Written | undefined,
  notes: readonly Note[],
): Unit[] {
  const unit = { change: undefined, notes };
  if (typeof english === 'string')
    return [
      { ...unit, id, source: english, target: typeof translated === 'string' ? translated : undefined },
    ];
  return pluralForms(language, english).map((form) => ({
    ...unit,
    id: `${id}.${form}`,
    source: english[form] ?? english.other,
    target: typeof translated === 'object' ? translated[form] : undefined,
    notes: [...notes, { category: 'form', text: formNote(language, form) }],
  }));
}

/** Says in words when a plural form is used. */
function formNote(language: string, form: string): string {
  if (/^\d+$/.test(form)) return `The form for {count} = ${form}, and for no other number.`;
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1001 }, (_, count) => count).filter(
    (count) => rules.select(count) === form,
  );
  const some = numbers.slice(0, 6).join(', ');
  const which =
    numbers.length > 6 ? `numbers such as ${some}` : numbers.length > 0 ? some : 'numbers with a fraction';
  const place = ['few', 'many', 'other'].includes(form)
    ? 'It has to contain {count}.'
    : 'It may write the number as a word or digit, or use {count}.';
  return `The form “${form}”, for ${which}. ${place}`;
}
