import { describe, expect, it, test } from 'vitest';
import { copyFor } from '../../copy/copy.ts';
import { lengthOf, limitOf } from './_sentence-kinds.ts';
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
