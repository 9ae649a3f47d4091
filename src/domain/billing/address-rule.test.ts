import { expect, test } from 'vitest';
import { addressRuleOf, areaInForm, areaName, namedArea } from './address-rule.ts';

test.each([
  ['JP', '13', 'Tokyo', 'ja', { label: '東京都' }],
  ['JP', '13', 'Tokyo', 'en', { label: 'Tokyo' }],
  ['AE', 'DU', 'Dubai', 'ar', { label: 'دبي' }],
  ['AE', 'DU', 'Dubai', 'he', { label: 'Dubai' }],
  ['US', 'TX', 'Texas', 'en', { label: 'Texas' }],
  ['US', 'TX', 'Texas', 'ja', { label: 'Texas', lang: 'en' }],
  ['BR', 'SP', 'São Paulo', 'pt-BR', { label: 'São Paulo' }],
  ['BR', 'SP', 'São Paulo', 'de', { label: 'São Paulo', lang: 'pt' }],
  ['CA', 'BC', 'British Columbia', 'fr', { label: 'Colombie-Britannique' }],
])('%s: the area %s, or %s, in %s is %j', (country, code, name, language, expected) => {
  const rule = addressRuleOf(country);
  const area = namedArea(rule, name);
  expect(area?.[0]).toBe(code);
  expect(namedArea(rule, ` ${code.toLowerCase()} `)).toBe(area);
  expect(area && areaName(rule, area, language)).toEqual(expected);
});

test.each([
  ['US', 'Illinois', 'IL'],
  ['US', 'il', 'IL'],
  ['US', 'Old Northwest', 'Old Northwest'],
  ['US', '', ''],
  ['CA', 'ON', 'ON'],
  ['DE', 'Berlin', 'Berlin'],
])('in %s a stored %j is %j in the form', (country, stored, shown) => {
  expect(areaInForm(country, stored)).toBe(shown);
});
