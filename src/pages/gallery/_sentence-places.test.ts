import { describe, expect, it, test } from 'vitest';
import { copyFor } from '../../copy/copy.ts';
import type { Message } from '../../copy/message.ts';
import { languages } from '../../domain/languages.ts';
import { lengthOf } from './_sentence-kinds.ts';
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
    expect(1 - without.length / ids.length).toBeGreaterThan(0.7);
  });

  it('is within its limit in every language', () => {
    const long = sectionNames.flatMap((section) =>
      languages.flatMap((language) =>
        Object.entries<Message>(copyFor(section, language, { copy: {} })).flatMap(([key, message]) => {
          const limit = sentencePlaces().get(`${section}.${key}`)?.limit ?? Infinity;
          const texts = typeof message === 'string' ? [message] : Object.values(message.forms);
          return texts.filter((text) => lengthOf(text) > limit);
        }),
      ),
    );
    expect(long).toEqual([]);
  });

  it('has a limit that is near to one line', () => {
    const far = [...sentencePlaces()].filter(([, { limit = 0 }]) => limit > 56);
    expect(far).toEqual([]);
  });
});

describe('a sentence is found where it stands', () => {
  test.each([
    ['signIn.submit', 'button', 'access/sign-in-form', 'at once'],
    ['signIn.email', 'label', 'access/sign-in-form', 'at once'],
    ['signIn.noPassword', undefined, 'access/sign-in-form', 'later'],
    ['keepPlan.title', 'title', 'plans/keep-plan', 'at once'],
    ['myPlan.badgePaused', 'badge', 'plans/plan-card', 'at once'],
    ['keepPlan.leadEnding', 'text', 'plans/keep-plan', 'at once'],
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
