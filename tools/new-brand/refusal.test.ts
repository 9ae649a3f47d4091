import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const refusal = refusalOf({
  keys: ['geeni', 'visi'],
  hosts: ['account.geeni.example', 'geeni.localhost'],
  hasImages: (key) => key === 'half',
  sources: ["const kind = 'card';\n", 'const table = {\n  billing: 1,\n};\n// harbors\n'],
});

test.each([
  ['geeni', 'there is a brand geeni already'],
  ['half', 'there is a folder public/brands/half already'],
  ['card', 'card has a meaning in the source code'],
  ['billing', 'billing has a meaning in the source code'],
  ['constructor', 'constructor has a meaning in the source code'],
  ['placeholder', 'placeholder has a meaning in the source code'],
  ['harbor-', 'at most 40 characters, and one letter or digit after each hyphen'],
  ['har--bor', 'at most 40 characters, and one letter or digit after each hyphen'],
  ['h'.repeat(41), 'at most 40 characters, and one letter or digit after each hyphen'],
])('the key %s is refused', (key, why) => {
  expect(refusal('key', key)).toContain(why);
});

test.each([
  ['key', 'harbor'],
  ['key', 'night-fox-2'],
  ['host', 'account.harbor.example'],
  ['name', 'geeni'],
] as const)('the %s %s may be used', (name, value) => {
  expect(refusal(name, value)).toBeUndefined();
});

test('a host that a brand has is refused', () => {
  expect(refusal('host', 'account.geeni.example')).toContain('a brand has the host account.geeni.example');
});
