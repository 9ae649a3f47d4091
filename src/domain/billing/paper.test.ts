import { expect, test } from 'vitest';
import { paperOf } from './paper.ts';

test.each([
  ['en-US', 'LETTER'],
  ['es-MX', 'LETTER'],
  ['fr-CA', 'LETTER'],
  ['en', 'LETTER'],
  ['en-GB', 'A4'],
  ['pt-BR', 'A4'],
  ['ar-EG', 'A4'],
  ['ja', 'A4'],
  ['en-XA', 'A4'],
] as const)('the paper of %s is %s', (format, paper) => {
  expect(paperOf(format)).toBe(paper);
});
