import { globSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { addressData } from '../../scripts/address-data-text.ts';
import { platformCalls } from '../../scripts/platform-calls-text.ts';
import { platformQuestions } from '../../scripts/platform-questions-text.ts';
import { exampleMessagesText, messageSchemaText } from '../support/native-contract.ts';
import { hasPrintedPart, printed } from '../support/printed-parts.ts';

/*
 * What documents say of the code is printed: `npm run documents` runs this file with `--update`, which writes the
 * documents; every other run compares them.
 */

/** Documents of which a part is printed, between two markers. */
const inPart = globSync('docs/**/*.md')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => hasPrintedPart(text))
  .toSorted((one, other) => one.file.localeCompare(other.file));

const again = 'is as npm run documents prints it';

test.each(inPart)(`$file ${again}`, async ({ file, text }) => {
  await expect(await printed(file, text)).toMatchFileSnapshot(`../../${file}`);
});

test.each([
  ['docs/product/platform.md', platformCalls],
  ['docs/platform-questions.md', platformQuestions],
  ['src/domain/billing/address-data.ts', addressData],
  ['docs/native-bridge/messages.schema.json', messageSchemaText],
  ['docs/native-bridge/messages.json', exampleMessagesText],
])(`%s ${again}`, async (file, print) => {
  await expect(await print()).toMatchFileSnapshot(`../../${file}`);
});

it('prints into the documents of every journey', () => {
  expect(inPart.length).toBeGreaterThan(7);
});
