import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const built = path.join(import.meta.dirname, '../../../dist');
const scripts = globSync('client/**/*.js', { cwd: built }).map((file) => ({
  file,
  text: readFileSync(path.join(built, file), 'utf8'),
}));

/** Hosts that only the providers' own libraries call. */
const spokenTo =
  /api\.(eu\.)?recurly\.com|redfast|api\.stripe\.com|m\.stripe\.(com|network)|hooks\.stripe\.com/;

test('no file that is served to a browser holds a provider’s library', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter(({ text }) => spokenTo.test(text)).map(({ file }) => file)).toEqual([]);
});

test('the loader of Stripe.js is in one script, which names Stripe’s own address', () => {
  const loaders = scripts.filter(({ text }) => text.includes('js.stripe.com'));
  expect(loaders).toHaveLength(1);
  expect(loaders[0]?.text).toContain('https://js.stripe.com');
});
