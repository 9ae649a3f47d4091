import { expect, test } from 'vitest';
import { usStates } from './us-states.ts';

test('the list has the fifty states, the district, Puerto Rico, four territories and three military regions', () => {
  expect(usStates.size).toBe(59);
  for (const [code, name] of usStates) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).toMatch(/^[A-Z][A-Za-z.]+( [A-Za-z.]+)*$/);
  }
  expect(new Set(usStates.values()).size).toBe(59);
});

test.each([
  ['CA', 'California'],
  ['DC', 'District of Columbia'],
  ['VI', 'U.S. Virgin Islands'],
  ['AP', 'Armed Forces Pacific'],
])('%s is %s', (code, name) => {
  expect(usStates.get(code)).toBe(name);
});
