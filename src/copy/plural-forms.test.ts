import { expect, test } from 'vitest';
import { pluralCategories, pluralForms } from './plural-forms.ts';

test.each([
  ['en', 'one other'],
  ['it', 'one other'],
  ['fr', 'one other'],
  ['ja', 'other'],
  ['he', 'one two other'],
  ['pl', 'one few many other'],
  ['cs', 'one few other'],
  ['ar', 'zero one two few many other'],
])('%s has the plural categories %s', (language, categories) => {
  expect(pluralCategories(language).join(' ')).toBe(categories);
});

test.each([
  ['de', { 1: 'a', 12: 'b', other: 'c' }, '1 12 other'],
  ['ar', { 1: 'a', 12: 'b', other: 'c' }, '1 12 zero two few many other'],
  ['ja', { one: 'a', other: 'c' }, 'other'],
])('a sentence in %s that English has as %j has the forms %s', (language, english, forms) => {
  expect(pluralForms(language, english).join(' ')).toBe(forms);
});
