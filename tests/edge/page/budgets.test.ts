import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandKeys, brokenBudgets, byteBudgets, measuredPages } from '../../../bench/budgets.mjs';
import { pageBytes } from '../../../bench/page-bytes.mjs';
import { languages } from '../../../src/domain/languages.ts';
import { inlineOf, tagsOf } from '../../support/html.ts';
import { ask, headerBytes, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

const clientFolder = path.join(import.meta.dirname, '../../../dist/client');
/** Elements that make a browser fetch a file, with the attribute that holds its address. */
const fetching = new Map([
  ['script', 'src'],
  ['link', 'href'],
  ['img', 'src'],
  ['iframe', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['audio', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
]);
const cases = brandKeys.flatMap((brand) => measuredPages.map((page) => ({ brand, ...page })));
const pages = new Map<string, string>();
const htmlOf = (brand: string, page: string) => pages.get(`${brand} ${page}`) ?? '';

/** The characters that the real Google and Apple add to the policy of a sign-in page; the sandbox has the portal's host. */
const REAL_PROVIDERS = 185;
const sheetsOf = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'link' && attributes.get('rel') === 'stylesheet' ? [attributes.get('href')] : [],
  );
/** The classes that a style sheet has rules for. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

beforeAll(async () => {
  await sandbox.reset();
  const owners = new Map(
    await Promise.all(brandKeys.map(async (brand) => [brand, await signedIn('owner', brand)] as const)),
  );
  for (const { brand, path: page, signedIn: needsSession } of cases) {
    const answer = await ask({ brand, path: page, cookie: needsSession ? owners.get(brand) : undefined });
    // A page that redirects has no bytes to measure.
    pages.set(`${brand} ${page}`, answer.status < 300 || answer.status >= 400 ? answer.text : '');
  }
});

describe.each(cases)('$path of $brand', ({ brand, path: page, ...limits }) => {
  test('keeps its byte budgets', () => {
    const bytes = pageBytes(htmlOf(brand, page), clientFolder);
    expect(brokenBudgets({ path: page, ...limits }, bytes)).toEqual([]);
  });

  test('waits for no font, no other host, and no style sheet except that of signed-in pages', () => {
    const html = htmlOf(brand, page);
    const tags = tagsOf(html);
    const rels = tags.flatMap(({ name, attributes }) => (name === 'link' ? [attributes.get('rel')] : []));
    if (html !== '') expect(rels.filter((rel) => rel === 'stylesheet')).toHaveLength(limits.signedIn ? 1 : 0);
    expect(rels).not.toContain('preconnect');
    const fetched = tags.flatMap(({ name, attributes }) => attributes.get(fetching.get(name) ?? '') ?? []);
    expect(fetched.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    const styles = inlineOf(html, 'style').join('\n');
    expect(styles).not.toContain('@import');
    const faces = styles.match(/@font-face\{[^}]*\}/g) ?? [];
    // A signed-in page may load a font for headings from this host, and does not wait for it.
    if (!limits.signedIn) expect(faces).toEqual([]);
    for (const face of faces)
      expect(face).toMatch(/font-display:optional;src:url\(\/_astro\/[\w.-]+\.woff2\)/);
    const others = faces.reduce((text, face) => text.replace(face, ''), styles);
    const drawn = [...others.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, address]) => address);
    expect(drawn.filter((address) => !address?.startsWith('data:'))).toEqual([]);
  });
});

test.each([
  { brand: 'visi', planId: 'plan-visi_pro_8_m', early: true },
  { brand: 'notion', planId: 'plan-notion_premium_m', early: false },
  { brand: 'nightowl', planId: 'plan-nightowl_premium_m', early: false },
])('the checkout of $brand, which needs a plan, keeps its byte budgets', async ({ brand, planId, early }) => {
  const { text } = await ask({
    brand,
    path: `/checkout?planId=${planId}`,
    cookie: await signedIn('owner', brand),
  });
  expect(text).toContain('action="/api/checkout/pay?');
  const limits = { path: '/checkout', readOnly: false, signedIn: true, early };
  expect(brokenBudgets(limits, pageBytes(text, clientFolder))).toEqual([]);
});

test.each(languages)(
  'the first view of /login in %s keeps its byte budget on every brand',
  async (language) => {
    for (const brand of brandKeys) {
      const answer = await ask({ brand, path: '/login', headers: { 'accept-language': language } });
      expect(answer.text).toContain(`<html lang="${language}"`);
      const { brotli, firstView } = pageBytes(answer.text, clientFolder);
      expect(brotli, brand).toBeLessThanOrEqual(byteBudgets.visitorPage);
      const onTheWire = firstView + headerBytes(answer) + REAL_PROVIDERS;
      expect(onTheWire, brand).toBeLessThanOrEqual(byteBudgets.firstView);
    }
  },
);

test.each(brandKeys)('the chooser of %s, for a signed-in person, keeps its byte budgets', async (brand) => {
  const { text } = await ask({ brand, path: '/plans', cookie: await signedIn('owner', brand) });
  const plans = measuredPages.find((each) => each.path === '/plans');
  const bytes = pageBytes(text, clientFolder);
  expect(bytes.islands).toBe(1);
  expect(plans && brokenBudgets({ ...plans, signedIn: true }, bytes)).toEqual([]);
});

test('every signed-in page has the same style sheet, which a browser keeps for a year', async () => {
  const sheets = cases.flatMap(({ brand, path: page }) => sheetsOf(htmlOf(brand, page)));
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

  test.each(cases.filter(({ signedIn: needsSession }) => !needsSession))(
    '$path of $brand',
    ({ brand, path: page }) => {
      const html = htmlOf(brand, page);
      const shown = tagsOf(html).flatMap(({ attributes }) => (attributes.get('class') ?? '').split(/\s+/));
      const own = classesIn(inlineOf(html, 'style').join('\n'));
      expect(shown.filter((name) => styled.has(name) && !own.has(name))).toEqual([]);
    },
  );
});

test.each(['/login', '/subscriptions', '/error'])('%s is a page and was measured', (page) => {
  for (const brand of brandKeys) expect(htmlOf(brand, page)).toContain('</html>');
});

test('a page of islands loads its script on first touch, not before', () => {
  const bytes = pageBytes(htmlOf('otis', '/login'), clientFolder);
  expect(bytes.frame.files).toEqual([]);
  expect(bytes.atOnce.files).toEqual([]);
  expect(bytes.onTouch.files.length).toBeGreaterThan(1);
});
