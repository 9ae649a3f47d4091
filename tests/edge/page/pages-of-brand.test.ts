import { beforeAll, describe, expect, test } from 'vitest';
import { checkedSandboxBrands } from '../../../scripts/brand-files.ts';
import { chosenPages, hasPage, pageAt, pageNames } from '../../../src/domain/pages/find-page.ts';
import { callMap } from '../../../src/domain/pages/call-map.ts';
import type { ChosenPage, PageName } from '../../../src/domain/pages/page-name.ts';
import { pages } from '../../../src/domain/pages/pages.ts';
import { formTo, refreshOf, tagsOf, wordsOf, withoutFooter } from '../../support/html.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { ask, emailOf, PASSWORD, postForm, signedIn } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

/** The pages that brands go without here: each page that a brand may go without, at one brand and at another. */
const withoutPages: Readonly<Record<string, readonly ChosenPage[]>> = {
  momentum: ['history', 'cancelPlan'],
  pepper: ['year', 'cancelPlan'],
  otis: ['security'],
  visi: ['changeLog'],
  notion: ['checkout'],
  geeni: ['history', 'changeLog', 'security', 'checkout'],
};

/** What names a page to a person. */
const names: Readonly<Record<ChosenPage, RegExp>> = {
  history: /Account History/,
  year: /Invoices from \d{4}/,
  changeLog: /Changes to your plan|What changed/i,
  security: /Account and security/i,
  cancelPlan: /Cancel Plan/,
  checkout: /Apple Pay or|Pay with Google Pay/,
};

/** People whose pages differ most: with a plan, without one, with a change that is pending, and with money that is due. */
const personas = ['owner', 'newcomer', 'pending', 'pastdue', 'free'];
const MOST_PAGES = 40;

askSeparatePortal({ withoutPages });
beforeAll(() => sandbox.reset());

const { byKey } = await checkedSandboxBrands();
const rows = Object.entries(withoutPages).map(([brand, without]) => {
  const data = byKey.get(brand);
  if (!data) throw new Error(`no brand ${brand}`);
  const lacks = pageNames.filter((name) => !hasPage({ ...data, withoutPages: without }, name));
  return { brand, lacks };
});

/** The addresses of the portal that a page leads to: its links, forms and buttons, and where it leads by itself. */
function addressesOf(html: string): string[] {
  const named = tagsOf(html).flatMap(({ attributes }) =>
    ['href', 'action', 'formaction'].flatMap((name) => attributes.get(name) ?? []),
  );
  const props = [...html.matchAll(/&quot;(\/[a-z][^&]*)&quot;/g)].map(([, address = '']) => address);
  return [...named, ...props, refreshOf(html) ?? ''].filter((address) => /^\/(?!\/)/.test(address));
}

/** The page, or the page of the call, at an address. */
function pageOf(address: string): PageName | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return pageAt(path) ?? callMap.get(`GET ${path}`)?.page ?? callMap.get(`POST ${path}`)?.page;
}

/** Opens every page that a person gets to by links, from My Plan on, and the pages of the table; returns them by address. */
async function walk(brand: string, cookie: string | undefined, from: readonly string[]) {
  const seen = new Map<string, string>();
  const waiting = [...from];
  for (const address of waiting) {
    if (seen.has(address) || seen.size >= MOST_PAGES) continue;
    const page = await ask({ brand, path: address, ...(cookie && { cookie }) });
    expectSafe(page);
    seen.set(address, page.text);
    const links = [...addressesOf(page.text), page.location ?? ''];
    waiting.push(
      ...links
        .filter((link) => pageOf(link) && !link.startsWith('/api/'))
        .map((link) => link.split('#', 1)[0] ?? ''),
    );
  }
  return seen;
}

/** Expects that no page of these leads to a page that the brand lacks, or names one. */
function expectNone(walked: ReadonlyMap<string, string>, lacks: readonly PageName[]): void {
  for (const [address, html] of walked) {
    const leading = addressesOf(html).filter((to) => lacks.some((name) => name === pageOf(to)));
    expect(leading, address).toEqual([]);
    const said = chosenPages.filter(
      (name) => lacks.includes(name) && names[name].test(wordsOf(withoutFooter(html))),
    );
    expect(said, address).toEqual([]);
  }
}

describe.each(rows)('At $brand, which goes without $lacks', ({ brand, lacks }) => {
  test('no page of a visitor leads there or speaks of it', async () => {
    expectNone(await walk(brand, undefined, ['/login', '/plans', '/error', '/share']), lacks);
  });

  test.each(personas)('no page of %s leads there or speaks of it', async (persona) => {
    const cookie = await signedIn(persona, brand);
    const own = pageNames
      .filter((name) => name !== 'gallery' && !lacks.includes(name))
      .map((name) => pages[name].path);
    const walked = await walk(brand, cookie, [
      '/subscriptions',
      ...own.filter((path) => !path.includes('[')),
    ]);
    expect(walked.size).toBeGreaterThan(10);
    expectNone(walked, lacks);
  });

  test.each(lacks.map((name) => [pages[name].path.replace('[year]', '2026')]))(
    '%s is an unknown path, and no way back',
    async (path) => {
      const visitor = await ask({ brand, path });
      expect([visitor.status, visitor.location]).toEqual([302, '/login']);
      const login = await ask({ brand, path: `/login?${new URLSearchParams({ redirectUri: path })}` });
      const form = formTo(login.text, '/api/auth/sign-in');
      expect(form.fields['redirectUri'] ?? '').toBe('');
      const fields = { username: emailOf('owner', brand), password: PASSWORD, redirectUri: path };
      const after = await postForm(form.action, { ...form.fields, ...fields }, { brand });
      expect(after.location).toBe('/subscriptions');
      const page = await ask({ brand, path, cookie: await signedIn('owner', brand) });
      expect(page.status).toBe(200);
      expect(page.text).toContain('<h1>My Plan</h1>');
    },
  );

  const calls = [...callMap].filter(([, { page }]) => page && lacks.includes(page)).map(([call]) => call);
  test.runIf(calls.length > 0).each(calls.map((call) => call.split(' ')))(
    '%s %s is not found',
    async (method = '', path = '') => {
      const cookie = await signedIn('owner', brand);
      const answer =
        method === 'GET' ? await ask({ brand, path, cookie }) : await postForm(path, {}, { brand, cookie });
      expectProblem(answer, 404, 'not_found');
    },
  );
});

test('each page that a brand may go without is tried', () => {
  const tried = new Set(Object.values(withoutPages).flat());
  expect([...tried].toSorted()).toEqual([...chosenPages].toSorted());
});

test('a receipt leads to the invoices that the brand has', async () => {
  const cookie = await signedIn('yearly', 'momentum');
  await postForm(
    '/api/plans/choose',
    { planId: 'plan-momentum_60_m', confirmed: 'yes' },
    { brand: 'momentum', cookie },
  );
  const summary = await ask({ brand: 'momentum', path: '/order-summary', cookie });
  const { action, fields } = formTo(summary.text, '/api/orders/submit');
  await postForm(action, { ...fields, terms: 'accepted' }, { brand: 'momentum', cookie });
  const receipt = await ask({ brand: 'momentum', path: '/order-summary', cookie });
  expect(wordsOf(receipt.text)).toContain('in Payment, where you can print it');
  expectNone(new Map([['/order-summary', receipt.text]]), ['history', 'year']);
});

test('Payment lists every invoice of a brand without the account history', async () => {
  const cookie = await signedIn('owner', 'momentum');
  const payment = await ask({ brand: 'momentum', path: '/payment', cookie });
  const invoices = addressesOf(payment.text).filter((address) => pageOf(address) === 'invoice');
  // The persona has 23 (docs/sandbox.md).
  expect(new Set(invoices).size).toBe(23);
  const [first = ''] = invoices;
  const invoice = await ask({ brand: 'momentum', path: first, cookie });
  expect(invoice.status).toBe(200);
  expect(tagsOf(invoice.text).some(({ attributes }) => attributes.get('href') === '/payment')).toBe(true);
});
