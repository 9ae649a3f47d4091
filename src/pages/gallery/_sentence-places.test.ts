import { describe, expect, it, test } from 'vitest';
import { copyFor, type CopySection } from '../../copy/copy.ts';
import type { Message } from '../../copy/message.ts';
import { withoutIsolates } from '../../domain/text/bidi.ts';
import { languages, type SpokenLanguage } from '../../domain/text/languages.ts';
import { lengthOf, limitOf } from './_sentence-kinds.ts';
import { sentenceMeanings } from './_sentence-meanings.ts';
import { sentencePlaces } from './_sentence-places.ts';
import { picturesOf, sectionNames } from './_sentences.tsx';

const ids = sectionNames.flatMap((section) =>
  Object.keys(copyFor(section, 'en', { copy: {} })).map((key) => `${section}.${key}`),
);

describe('every sentence', () => {
  it('has a place', () => {
    expect([...sentencePlaces().keys()].toSorted()).toEqual(ids.toSorted());
  });

  it('has one entry in the gallery', () => {
    const shown = sectionNames.flatMap((section) => {
      const { pictures, others } = picturesOf(section);
      return [...pictures.flatMap(({ sentences }) => sentences), ...others].map(({ id }) => id);
    });
    expect(shown.toSorted()).toEqual(ids.toSorted());
  });

  it('stands in a picture, most of the time', () => {
    const without = [...sentencePlaces()].filter(([, { story }]) => !story);
    expect(1 - without.length / ids.length).toBeGreaterThan(0.9);
  });

  it('has a limit that is near to one line, which every language keeps', () => {
    const limits = sectionNames.flatMap((section) => {
      const { pictures, others } = picturesOf(section);
      return [...pictures.flatMap(({ sentences }) => sentences), ...others].map(({ limit = 0 }) => limit);
    });
    expect(Math.max(...limits)).toBeLessThan(70);
    expect(limits.filter((limit) => limit > 0).length).toBeGreaterThan(200);
  });
});

describe('a text of one or two words', () => {
  /** The texts of a sentence in a language, by `<section>.<key>`. */
  const textsOf = (id: string, language: SpokenLanguage): readonly string[] => {
    const [section = '', key = ''] = id.split('.');
    const sentences: Record<string, Message> = copyFor(section as CopySection, language, { copy: {} });
    const sentence = sentences[key] ?? '';
    return (typeof sentence === 'string' ? [sentence] : Object.values(sentence.forms)).map(withoutIsolates);
  };
  const isShort = (text: string) => (text.match(/\{\w+\}|[\p{L}\p{N}’]+/gu) ?? []).length <= 2;
  /** A picture that shows it at once, as a button, link, title or label, tells what it is. */
  const isToldByPicture = (id: string) => {
    const { kind, story } = sentencePlaces().get(id) ?? {};
    return (
      story?.appears === 'at once' &&
      kind !== undefined &&
      ['button', 'link', 'title', 'label'].includes(kind)
    );
  };
  const isWait = (text: string) => /(?:…|\.{3})$/u.test(text);
  /** A name such as Visa: most languages leave it as it is. */
  const isName = (id: string) =>
    languages.filter((language) => textsOf(id, language).join() === textsOf(id, 'en').join()).length >
    languages.length / 2;

  it('has a meaning in _sentence-meanings.ts, unless something else tells it', () => {
    const short = ids.filter((id) => textsOf(id, 'en').every((text) => isShort(text) && !isWait(text)));
    const untold = short.filter((id) => !isToldByPicture(id) && !isName(id) && !sentenceMeanings[id]);
    expect(untold).toEqual([]);
  });

  it('has no meaning where it is gone', () => {
    expect(Object.keys(sentenceMeanings).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('a sentence is found where it stands', () => {
  test.each([
    ['signIn.submit', 'button', 'access/sign-in-form', 'at once'],
    ['signIn.email', 'label', 'access/sign-in-form', 'at once'],
    ['signIn.noPassword', undefined, 'access/sign-in-form', 'later'],
    ['resumePlan.title', 'title', 'plans/resume-plan', 'at once'],
    ['myPlan.badgePaused', 'badge', 'plans/plan-card', 'at once'],
    ['resumePlan.leadEnding', 'text', 'plans/resume-plan', 'at once'],
    ['order.submitPaid', 'button', 'orders/order-form', 'at once'],
  ])('%s: %s in %s, %s', (id, kind, story, appears) => {
    const place = sentencePlaces().get(id);
    expect(place).toMatchObject({ story: { story, appears } });
    expect(place?.kind).toBe(kind);
  });
});

test.each([
  ['Sign In', 7],
  ['アカウント', 10],
  ['Zahlungs\u00adpflichtig', 17],
  ['\u2068{plan}\u2069', 6],
])('%j is %i long', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

test.each([
  ['badge', ['short'], 24],
  ['badge', ['short', 'a badge that is longer than one line'], 36],
  ['text', ['a text'], undefined],
  [undefined, ['nobody knows where'], undefined],
] as const)('a %s that is %j in the languages may have %s characters', (kind, texts, limit) => {
  expect(limitOf(kind, texts)).toBe(limit);
});
