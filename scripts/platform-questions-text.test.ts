import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { platformOperations } from '../src/contracts/platform/platform-table.ts';
import { platformQuestions } from './platform-questions-text.mjs';

const page = readFileSync('docs/platform-questions.md', 'utf8');

it('docs/platform-questions.md matches the table; node scripts/platform-questions.mjs writes it', async () => {
  expect(page).toBe(await platformQuestions());
});

it('names every call once and has every open sentence', () => {
  for (const { method, base, context, path, open } of Object.values(platformOperations)) {
    const address = `\`${method} {${base}}${context === '' ? '' : `/${context}`}${path}\``;
    expect(page.split(address)).toHaveLength(2);
    for (const sentence of Object.values(open)) expect(page.replaceAll(/\s+/g, ' ')).toContain(sentence);
  }
});
