import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

/**
 * The rules of the portal that the sandbox uses too, each with the reason why no test that compares the two misses a fault by
 * it. A rule that decides what a promise, a price, a day or a refusal is has a second form in the sandbox.
 */
const ofSandbox: Record<string, string> = {
  'text/languages.ts': 'The names of the languages that exist; nothing is calculated.',
  'text/locale.ts':
    'Reads the browser’s languages for the account of an assistant; what the portal reads has its own tests.',
  'web/host-address.ts': 'The address of the sandbox on this machine or for a phone; no platform has it.',
};

/** What tests/promises takes from the portal's rules: what acts and reads as the portal does, and no rule that expects. */
const ofPromises: Record<string, string> = {
  'text/when.ts': 'A day as a number.',
  'orders/upcoming-charges.ts': 'The promise itself.',
  'orders/recommendation.ts': 'The promise itself.',
  'text/bidi.ts': 'Words as a person reads them.',
  'orders/open-change.ts': 'What shows that an order was made on the provider’s page.',
  'plans/subscription-state.ts': 'The next charge as the portal reads it.',
  'plans/current-subscription.ts': 'The plan that the person acts on.',
  'devices/covered-devices.ts': 'The cameras that the named plan has to cover.',
  'plans/offered-plans.ts': 'The plans for sale, then the others.',
  'plans/plan-change.ts': 'The order as the chooser makes it.',
  'plans/cancellation.ts': 'The cancellation as the page makes it.',
  'plans/resumed-plan.ts': 'The plan kept as the page keeps it.',
};

/** The files of src/domain that files of a folder import, without those of which they take types alone. */
function rulesIn(folder: string, { tests }: { tests: boolean }): string[] {
  const rules = sourceFiles([folder], { tests })
    .filter(({ path: file }) => tests || !file.endsWith('.fixture.ts'))
    .flatMap(importsOf)
    .filter(({ to, isType }) => !isType && to.startsWith('src/domain/'))
    .map(({ to }) => to.slice('src/domain/'.length));
  return [...new Set(rules)].toSorted();
}

test.each([
  ['the sandbox', 'src/sandbox', { tests: false }, ofSandbox],
  ['tests/promises', 'tests/promises', { tests: true }, ofPromises],
])('%s uses no other rule of the portal than those that compare nothing', (_what, folder, which, allowed) => {
  expect(rulesIn(folder, which)).toEqual(Object.keys(allowed).toSorted());
});
