import ts from 'typescript';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Sentences } from '../../src/copy/packed-copy.ts';
import { languages } from '../../src/domain/text/languages.ts';
import { copyFileText } from './copy-file-text.ts';
import { type CopyFile, englishFiles, sentencesIn } from './copy-files.ts';
import { copyOutline } from './copy-outline.ts';
import { exported } from './exported.ts';
import { imported } from './imported.ts';
import { readXliff, xliffText } from './xliff.ts';

const others = languages.filter((language) => language !== 'en');
const notesOf = (section: string, key: string) => [
  { category: 'meaning', text: `The note of ${section}.${key}` },
];
let english: readonly CopyFile[] = [];

beforeAll(async () => {
  english = await englishFiles();
});

describe.each(others)('the sentences in %s', (language) => {
  it('are the same after an export and an import, in every character', async () => {
    const translated = await sentencesIn(language);
    const text = xliffText(
      exported({ language, english, translated, notesOf, since: [], onlyChanged: false }),
    );
    const back = imported({
      language,
      english,
      translated: new Map(),
      others: [],
      read: readXliff(text),
      limitOf: () => undefined,
      isDraft: false,
    });
    expect(back.faults).toEqual([]);
    expect(back.outdated).toEqual([]);
    expect(back.sentences).toEqual(translated);
  });

  it('are the same in the files that are written of them', async () => {
    const translated = await sentencesIn(language);
    const some = english.filter(({ section }) => ['checkout', 'frame', 'plans'].includes(section));
    const written = some.map(async (file) => {
      const text = ts.transpile(await copyFileText(file, language, translated.get(file.section) ?? {}), {
        target: ts.ScriptTarget.ESNext,
      });
      const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
      return module[file.section];
    });
    expect(await Promise.all(written)).toEqual(some.map(({ section }) => translated.get(section)));
  });
});

/** A small English, which changes in no other test. */
const englishText = `/** The plans. */
export const plans = {
  title: 'The plans',
  /** On a card. */
  ends: '{plan} ends on {date}',

  rows: { one: '1 row', other: '{count} rows' },
  per: { 1: 'per month', other: 'every {count} months' },
} as const;
`;
const small: CopyFile = {
  file: 'plans/plans.ts',
  section: 'plans',
  sentences: {
    title: 'The plans',
    ends: '{plan} ends on {date}',
    rows: { one: '1 row', other: '{count} rows' },
    per: { 1: 'per month', other: 'every {count} months' },
  },
  outline: copyOutline(englishText),
};
const italian: Sentences = {
  title: 'I piani',
  ends: 'Il {date} termina {plan}',
  rows: { one: 'una riga', other: '{count} righe' },
  per: { 1: 'al mese', other: 'ogni {count} mesi' },
};
const order = {
  language: 'it',
  english: [small],
  translated: new Map([['plans', italian]]),
  notesOf,
  since: [],
  onlyChanged: false,
};
const whole = xliffText(exported(order));
const importing = (
  text: string,
  isDraft = false,
  translated = order.translated,
  spoken: readonly ReadonlyMap<string, Sentences>[] = [],
) =>
  imported({
    language: 'it',
    english: [small],
    translated,
    others: spoken,
    read: readXliff(text),
    limitOf: () => undefined,
    isDraft,
  });

describe('an exported file', () => {
  it('has a file for each section, a unit for each text, and a placeholder for each variable', () => {
    expect(whole).toContain('<file id="plans" original="src/copy/en/plans/plans.ts" xml:space="preserve">');
    expect(whole).toContain('<note category="section">The plans.</note>');
    expect(whole).toContain('<note category="meaning">The note of plans.title</note>');
    expect(whole).toContain(
      '<source><ph id="plan" equiv="{plan}" disp="{plan}"/> ends on <ph id="date" equiv="{date}" disp="{date}"/></source>',
    );
    expect(whole).toContain('<group id="plans.rows">');
    expect(readXliff(whole).units.map(({ id }) => id)).toEqual([
      'plans.title',
      'plans.ends',
      'plans.rows.one',
      'plans.rows.other',
      'plans.per.1',
      'plans.per.other',
    ]);
  });

  it('asks for the plural forms of its own language', () => {
    const arabic = exported({ ...order, language: 'ar', translated: new Map() });
    const rows = arabic.files[0]?.groups[2]?.units ?? [];
    expect(rows.map(({ id, source, target }) => [id, source, target])).toEqual(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [
        `plans.rows.${form}`,
        form === 'one' ? '1 row' : '{count} rows',
        undefined,
      ]),
    );
    expect(rows[3]?.notes.at(-1)?.text).toBe(
      'The form “few”, for numbers such as 3, 4, 5, 6, 7, 8. It has to contain {count}.',
    );
  });

  it('marks what is new or changed since an earlier file, and can leave out the rest', () => {
    const earlier = readXliff(
      whole
        .replace('<source>The plans<', '<source>Plans<')
        .replace(/<group id="plans.per">[\s\S]*?<\/group>/, ''),
    );
    const changed = exported({ ...order, since: [earlier], onlyChanged: true });
    const units = changed.files.flatMap(({ groups }) => groups.flatMap((group) => group.units));
    expect(units.map(({ id, change }) => [id, change])).toEqual([
      ['plans.title', 'changed'],
      ['plans.per.1', 'new'],
      ['plans.per.other', 'new'],
    ]);
    expect(units[0]?.notes.at(-1)?.text).toBe('The English text was: Plans');
    const text = xliffText(changed);
    expect(text).toContain('<segment state="initial" subState="portal:changed">');
    expect(readXliff(text).isPart).toBe(true);

    const all = exported({ ...order, since: [earlier] }).files.flatMap(({ groups }) =>
      groups.flatMap((group) => group.units),
    );
    expect(all.filter(({ change }) => change === undefined).map(({ id }) => id)).toEqual([
      'plans.ends',
      'plans.rows.one',
      'plans.rows.other',
    ]);
    // The file with the changes is the newer one.
    expect(exported({ ...order, since: [earlier, readXliff(text)], onlyChanged: true }).files).toEqual([]);
  });
});

describe('an imported file', () => {
  it('with changes only leaves the other sentences as they are', () => {
    const part = whole
      .replace(/<group id="plans.(per|rows)">[\s\S]*?<\/group>/g, '')
      .replace('>I piani<', '>I nostri piani<');
    expect(importing(part)).toEqual({
      sentences: new Map([['plans', { ...italian, title: 'I nostri piani' }]]),
      faults: [],
      outdated: [],
      long: [],
      same: [],
      misquoted: [],
    });
  });

  it('is read as tools write it: in segments, with marks, with variables as text, with other prefixes', () => {
    const written = whole
      .replace(
        '<source>The plans</source>',
        '<source>The</source><target>I</target></segment><ignorable><source> </source></ignorable><segment><source>plans</source>',
      )
      .replace('<target>I piani</target>', '<target><mrk id="m1" type="term">piani</mrk></target>')
      .replace('<target>Il <ph id="date" equiv="{date}" disp="{date}"/>', '<target>Il {date}');
    expect(importing(`\ufeff${written}`)).toEqual({
      sentences: order.translated,
      faults: [],
      outdated: [],
      long: [],
      same: [],
      misquoted: [],
    });
    const prefixed = whole.replace('xmlns=', 'xmlns:x=').replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:');
    expect(importing(prefixed).sentences).toEqual(order.translated);
  });

  it('says which English sentences are others by now', () => {
    expect(importing(whole.replace('<source>The plans<', '<source>Plans<')).outdated).toEqual([
      'plans.title: “Plans” is now “The plans”',
    ]);
  });

  it('says which texts are long for their place', () => {
    const limitOf = (_section: string, key: string) => (key === 'title' ? 6 : undefined);
    const { language, english: files, translated } = order;
    const read = readXliff(whole);
    const { long } = imported({
      language,
      english: files,
      translated,
      others: [],
      read,
      limitOf,
      isDraft: false,
    });
    expect(long).toEqual(['plans.title: has 7 characters, and one line holds 6']);
  });

  it('says which texts are the same as in English and not in most other languages', () => {
    const unchanged = { ...italian, per: small.sentences['per'] ?? '' };
    const text = whole.replace('>al mese<', '>per month<');
    const same = (...spoken: Sentences[]) =>
      importing(
        text,
        false,
        order.translated,
        spoken.map((each) => new Map([['plans', each]])),
      ).same;
    expect(same(italian)).toEqual(['plans.per.1: per month']);
    expect(same(italian, unchanged)).toEqual(['plans.per.1: per month']);
    expect(same(unchanged, unchanged, italian)).toEqual([]);
  });

  it('says which sentences quote a button by the name that it had', () => {
    const quoting = whole.replace('>al mese<', '>in “I piani”<');
    expect(importing(quoting).misquoted).toEqual([]);
    expect(importing(quoting.replace('<target>I piani<', '<target>Piani<')).misquoted).toEqual([
      'plans.per: quotes “I piani”, which no page, button or title says',
    ]);
  });

  it('as a draft has English in the place of what is not translated', () => {
    const text = whole
      .replace('<target>I piani</target>', '')
      .replace(/<group id="plans.rows">[\s\S]*?<\/group>/, '');
    expect(importing(text).faults).toEqual(['plans.title: is empty']);
    const { faults, sentences } = importing(text, true, new Map());
    expect(faults).toEqual([]);
    expect(sentences.get('plans')).toEqual({
      ...italian,
      title: 'The plans',
      rows: { one: '1 row', other: '{count} rows' },
    });
  });

  test.each([
    [
      'an unknown unit',
      'id="plans.title"',
      'id="plans.name"',
      'plans.name: is no unit: English has no such sentence, or the language no such plural form',
    ],
    [
      'a plural form of another language',
      'id="plans.rows.one"',
      'id="plans.rows.few"',
      'plans.rows.few: is no unit: English has no such sentence, or the language no such plural form',
    ],
    ['a unit that is there twice', 'id="plans.title"', 'id="plans.ends"', 'plans.ends: is there twice'],
    [
      'a lost placeholder',
      '<target>Il <ph id="date" equiv="{date}" disp="{date}"/>',
      '<target>Oggi',
      'plans.ends: lacks {date}',
    ],
    [
      'a lost number',
      '<target><ph id="count" equiv="{count}" disp="{count}"/> righe',
      '<target>Righe',
      'plans.rows.other: lacks {count}',
    ],
    [
      'an invented placeholder',
      '>I piani<',
      '>I piani {plan}<',
      'plans.title: has {plan}, which English does not have',
    ],
    ['an empty target', '<target>I piani<', '<target><', 'plans.title: is empty'],
    ['no target', '<target>I piani</target>', '', 'plans.title: is empty'],
    ['a space around', '>I piani<', '>I piani <', 'plans.title: begins or ends with a space'],
    ['a mark of direction', '>I piani<', '>I piani\u200f<', 'plans.title: has a mark of direction, U+200F'],
    ['a tag', '>I piani<', '>I &lt;b&gt;piani&lt;/b&gt;<', 'plans.title: has a bracket or a tag'],
    [
      'another code',
      '>I piani<',
      '>I <pc id="b">piani</pc><',
      'plans.title: has <pc>, and only <ph> stands in a sentence',
    ],
    [
      'nothing but another code',
      '>I piani<',
      '><pc id="b">I piani</pc><',
      'plans.title: has <pc>, and only <ph> stands in a sentence',
    ],
    ['English', '>I piani<', '>The plans<', 'plans.title: is still English'],
    ['another language', 'trgLang="it"', 'trgLang="es"', 'The file is in es, not in it'],
    ['another source', 'srcLang="en"', 'srcLang="de"', 'The file is translated from de, not from en'],
  ])('with %s is refused', (_what, from, to, fault) => {
    expect(whole).toContain(from);
    expect(importing(whole.replace(from, to)).faults).toContain(fault);
  });

  it('without a sentence or a plural form that the language does not have yet is refused', () => {
    const part = whole.replace(/<unit id="plans.rows.one"[\s\S]*?<\/unit>/, '');
    expect(importing(part, false, new Map()).faults).toEqual([
      'plans.rows.one: has no translation, neither here nor in src/copy',
    ]);
  });

  test.each([
    ['no XML', 'Piani', 'This is no XML'],
    ['cut off', whole.slice(0, 400), 'This is no XML'],
    ['another XML', '<html/>', 'This is no XLIFF file: its first element is not <xliff>.'],
    ['an older XLIFF', '<xliff version="1.2"/>', 'This is XLIFF 1.2. The portal reads XLIFF 2'],
  ])('that is %s is refused in words', (_what, text, words) => {
    expect(() => readXliff(text)).toThrow(words);
  });
});

test('the file of a language has the docstring, the comments, the order and the spaces of English', async () => {
  expect(await copyFileText(small, 'it', { ...italian, title: 'L’elenco\u00ad "dei" piani' }))
    .toBe(`import type { SentencesIn } from '../../message.ts';
import type { plans as english } from '../../en/plans/plans.ts';

/** The plans. */
export const plans = {
  title: 'L’elenco\\u00ad "dei" piani',
  /** On a card. */
  ends: 'Il {date} termina {plan}',

  rows: { one: 'una riga', other: '{count} righe' },
  per: { 1: 'al mese', other: 'ogni {count} mesi' },
} satisfies SentencesIn<'it', typeof english>;
`);
});
