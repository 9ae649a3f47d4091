import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandKeys, brokenBudgets } from '../../../bench/budgets.ts';
import { byteBudgets } from '../../../bench/byte-budgets.ts';
import { brotliSize, pageBytes } from '../../../bench/page-bytes.ts';
import { printHeading, printTable } from '../../../bench/table.ts';
import { languages } from '../../../src/domain/text/languages.ts';
import { fetchesOf, inlineOf, tagsOf } from '../../support/html.ts';
import { type MeasuredState, measuredStates } from '../../support/measured-pages.ts';
import { ask } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { eachValue } from '../../support/suite.ts';

const clientFolder = path.join(import.meta.dirname, '../../../dist/client');
/** In `npm test` each page once, and each brand. */
const states = eachValue(measuredStates, ({ path: page, brand }) => [page, brand]);
const pages = new Map<MeasuredState, string>();
const htmlOf = (state: MeasuredState) => pages.get(state) ?? '';
const sheetsOf = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'link' && attributes.get('rel') === 'stylesheet' ? [attributes.get('href')] : [],
  );
/** The classes that a style sheet has rules for. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

beforeAll(async () => {
  await sandbox.reset();
  const leadingAway = [];
  for (const state of states) {
    const { location, text } = await state.open();
    pages.set(state, text);
    if (location !== undefined) leadingAway.push(`${state.path} of ${state.brand}: ${location}`);
  }
  // A redirect has no bytes to measure.
  expect(leadingAway).toEqual([]);
  if (process.env.PRINT_BYTES) printBytes();
});

describe.each(states)('$path of $brand', (state) => {
  test('keeps its byte budgets', () => {
    expect(brokenBudgets(state, pageBytes(htmlOf(state), clientFolder))).toEqual([]);
  });

  test('waits for no font, no other host, and no style sheet except that of signed-in pages', () => {
    const html = htmlOf(state);
    const tags = tagsOf(html);
    const rels = tags.flatMap(({ name, attributes }) => (name === 'link' ? [attributes.get('rel')] : []));
    expect(rels.filter((rel) => rel === 'stylesheet')).toHaveLength(state.signedIn ? 1 : 0);
    expect(rels).not.toContain('preconnect');
    expect(fetchesOf(html).filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    const styles = inlineOf(html, 'style').join('\n');
    expect(styles).not.toContain('@import');
    const faces = styles.match(/@font-face\{[^}]*\}/g) ?? [];
    // A signed-in page may load a font for headings from this host, and does not wait for it.
    if (!state.signedIn) expect(faces).toEqual([]);
    for (const face of faces)
      expect(face).toMatch(/font-display:optional;src:url\(\/_astro\/[\w.-]+\.woff2\)/);
    const others = faces.reduce((text, face) => text.replace(face, ''), styles);
    const drawn = [...others.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, address]) => address);
    expect(drawn.filter((address) => !address?.startsWith('data:'))).toEqual([]);
  });
});

test('a page that is not only to be read was measured with its form', () => {
  const formless = states.filter(
    (state) => !state.readOnly && !tagsOf(htmlOf(state)).some(({ name }) => name === 'form'),
  );
  expect(formless.map(({ path: page, brand }) => `${page} of ${brand}`)).toEqual([]);
});

test.each(languages)('/login in %s keeps its byte budget on every brand', async (language) => {
  for (const brand of brandKeys) {
    const answer = await ask({ brand, path: '/login', headers: { 'accept-language': language } });
    expect(answer.text).toContain(`<html lang="${language}"`);
    expect(brotliSize(answer.text), brand).toBeLessThanOrEqual(byteBudgets.visitorPage);
  }
});

test('every signed-in page has the same style sheet, which a browser keeps for a year', async () => {
  const sheets = states.flatMap((state) => sheetsOf(htmlOf(state)));
  const [sheet = ''] = sheets;
  expect(new Set(sheets).size).toBe(1);
  expect(sheet).toMatch(/^\/_astro\/signed-in\.[\w-]+\.css$/);
  const answer = await ask({ path: sheet });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('a visitor’s page has the style rules of every part that it shows', () => {
  const sheet = readdirSync(path.join(clientFolder, '_astro')).find((file) => file.endsWith('.css')) ?? '';
  const styled = classesIn(readFileSync(path.join(clientFolder, '_astro', sheet), 'utf8'));

  test.each(states.filter(({ signedIn }) => !signedIn))('$path of $brand', (state) => {
    const html = htmlOf(state);
    const shown = tagsOf(html).flatMap(({ attributes }) => (attributes.get('class') ?? '').split(/\s+/));
    const own = classesIn(inlineOf(html, 'style').join('\n'));
    expect(shown.filter((name) => styled.has(name) && !own.has(name))).toEqual([]);
  });
});

/** Prints what each page weighs: `npm run bench -- bytes`. Of the pages of every brand, the heaviest. */
function printBytes(): void {
  const rows = states.map((state) => ({ state, bytes: pageBytes(htmlOf(state), clientFolder) }));
  const heaviest = rows.filter(
    ({ state, bytes }) =>
      !rows.some(
        (other) =>
          other.state.path === state.path &&
          (other.bytes.brotli > bytes.brotli ||
            (other.bytes.brotli === bytes.brotli && other.state.brand < state.brand)),
      ),
  );
  printHeading('Bytes of a page after brotli: the heaviest brand of each');
  printTable(
    ['page', 'as', 'brand', 'HTML, raw', 'HTML', 'CSS in it', 'own script', 'at once', 'React', 'images', ''],
    heaviest.map(({ state, bytes }) => [
      state.path,
      state.signedIn ? 'signed in' : 'visitor',
      state.brand,
      bytes.raw,
      bytes.brotli,
      brotliSize(inlineOf(htmlOf(state), 'style').join('\n')),
      bytes.own,
      bytes.atOnce,
      bytes.react,
      bytes.images,
      brokenBudgets(state, bytes).length === 0 ? 'within' : 'OVER',
    ]),
  );
  console.log(
    `Own script: all but React and its renderer, inline and in files, also what loads on first touch; at once: those of its files ` +
      `that load\nwith the page. Allowed: HTML of a visitor ${byteBudgets.visitorPage}, own script ${byteBudgets.ownScript}.`,
  );
}
