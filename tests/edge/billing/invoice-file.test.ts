import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../src/domain/text/languages.ts';
import { linksOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, signedIn } from '../../support/portal.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { expectSafe, expectSecurityHeaders } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

let owner = '';
/** The invoices of the owner, each with the words of its row. */
let rows: { path: string; words: string }[] = [];

beforeAll(async () => {
  await sandbox.reset();
  owner = await signedIn('owner');
  rows = await invoicesOf(owner);
});
afterEach(() => sandbox.clearFaults());

async function invoicesOf(cookie: string) {
  const { text } = await ask({ path: '/account-history?rows=25', cookie });
  return text
    .split('<tr')
    .slice(2)
    .flatMap((row) => {
      const path = /href="(\/invoice\?[^"]+)"/.exec(row)?.[1];
      return path ? [{ path, words: wordsOf(`<tr${row}`) }] : [];
    });
}

/** The page of an invoice, and the file that it links to. */
async function invoiceAt(path: string, cookie = owner, headers: Record<string, string> = {}) {
  const page = await ask({ path, cookie, headers });
  const link = linksOf(page.text).find((href) => href.startsWith('/api/billing/invoice?')) ?? '';
  const file = await ask({ path: link, cookie, headers });
  return { page, link, file };
}

/** What a page prints of an invoice: its heading, its status, and the sheet. */
function printed({ text }: Answer): string[] {
  const [heading = ''] = /<h1>[^]*?<\/h1>/.exec(text) ?? [];
  const [status = ''] = /<span class="badge[^]*?<\/span>/.exec(text) ?? [];
  const [sheet = ''] = /<div class="invoice-head[^]*?<\/main>/.exec(text) ?? [];
  const seen = sheet.replace(/<caption[^]*?<\/caption>/g, '');
  return wordsOf(`${heading} ${status} ${seen}`)
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .split(/\s+/)
    .filter(Boolean);
}

/** The letters of a word in one order: a reader of documents turns the two letters of an Arabic ligature around. */
const sorted = (word: string) => [...word].toSorted().join('');

describe('The file of an invoice', () => {
  test.each(languages)('has the words and figures of its page in %s', async (language) => {
    const path = rows[0]?.path ?? '';
    const { page, file } = await invoiceAt(path, owner, { 'accept-language': language });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const read = await readPdf(file.bytes);
    expect([read.language, read.boxes, read.pages]).toEqual([language, 0, 1]);
    const inFile = new Set(read.text.split(/\s+/).map(sorted));
    const words = printed(page);
    expect(words.length).toBeGreaterThan(language === 'ja' ? 15 : 25);
    const parts = words.flatMap((word) => word.match(/[\p{L}\p{M}״’'־]+|[^\p{L}\p{M}]+/gu) ?? []);
    expect(parts.filter((part) => !read.letters.includes(part) && !inFile.has(sorted(part)))).toEqual([]);
    const figures = parts.filter((part) => /\d/.test(part));
    expect(figures.length).toBeGreaterThan(6);
    expect(figures.filter((figure) => !read.letters.includes(figure))).toEqual([]);
  });

  test('shows every status as the page does', async () => {
    const pastdue = await signedIn('pastdue');
    const statuses = ['Paid', 'Pending', 'Failed', 'Refund', 'N/A', 'Past Due'];
    for (const status of statuses) {
      const [all, cookie] = status === 'Past Due' ? [await invoicesOf(pastdue), pastdue] : [rows, owner];
      const row = all.find(({ words }) => words.includes(` ${status} `));
      const { page, file } = await invoiceAt(row?.path ?? '', cookie);
      const { letters } = await readPdf(file.bytes);
      expect(
        printed(page).filter((word) => !letters.includes(word)),
        status,
      ).toEqual([]);
      expect(letters).toContain(status.replace(' ', ''));
    }
  });

  test('is kept under a name of its own, and by no cache', async () => {
    const { file, link } = await invoiceAt(rows[0]?.path ?? '');
    expectSecurityHeaders(file);
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.headers['content-language']).toBe('en');
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="merkury-smart-invoice-\d{4}-\d\d-\d\d-INV-[\w-]+\.pdf"; filename\*=UTF-8''/,
    );
    const head = await ask({ path: link, method: 'HEAD', cookie: owner });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('is on the paper of the person’s country', async () => {
    const sizes = await Promise.all(
      ['en-US', 'en-GB'].map(async (tag) => {
        const { file } = await invoiceAt(rows[0]?.path ?? '', owner, { 'accept-language': tag });
        return (await readPdf(file.bytes)).size;
      }),
    );
    expect(sizes).toEqual(['612 792', '595 842']);
  });
});

describe('Instead of a file', () => {
  const file = (invoiceId: string) => `/api/billing/invoice?${new URLSearchParams({ invoiceId })}`;
  const idOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('invoiceId') ?? '';

  test('a person is led to the page that says why there is none', async () => {
    const own = idOf(rows[0]?.path ?? '');
    const other = await signedIn('yearly');
    for (const [asked, cookie] of [
      [own, other],
      ['NaN', owner],
      ['../devices', owner],
    ] as const) {
      const answer = await ask({ path: file(asked), cookie });
      expectSafe(answer);
      expect([answer.status, answer.location]).toEqual([
        303,
        `/invoice?${new URLSearchParams({ invoiceId: asked })}`,
      ]);
      const page = await ask({ path: answer.location ?? '', cookie });
      expect(page.status).toBe(404);
      expect(wordsOf(page.text)).toContain('We couldn’t find this invoice in your account.');
      expect(linksOf(page.text).filter((href) => href.startsWith('/api/'))).toEqual([]);
    }
    expect((await ask({ path: '/api/billing/invoice', cookie: owner })).location).toBe('/account-history');
  });

  test.each(['status:500', 'html', 'reset'])('under %s the page says so, with a way on', async (fault) => {
    await sandbox.setFault({ method: 'GET', path: '/invoiceDetails', fault, times: 9 });
    const answer = await ask({ path: file(idOf(rows[0]?.path ?? '')), cookie: owner });
    expect([answer.status, answer.location]).toEqual([303, rows[0]?.path]);
    const page = await ask({ path: answer.location ?? '', cookie: owner });
    expect(wordsOf(page.text)).toContain('Sorry, we are unable to retrieve your information at this time.');
    expect(linksOf(page.text)).toContain(rows[0]?.path);
  });

  test('without a session a person is sent to sign in, and back to the invoice', async () => {
    const path = rows[0]?.path ?? '';
    const back = new URLSearchParams({ redirectUri: path, reason: 'ended' });
    const visitor = await ask({ path: file(idOf(path)) });
    expect([visitor.status, visitor.location]).toEqual([303, `/login?${back}`]);
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/invoiceDetails', fault: 'status:401' });
    const ended = await ask({ path: file(idOf(path)), cookie });
    expect([ended.status, ended.location]).toEqual([303, `/login?${back}`]);
  });

  test('the link of another account’s page leads to My Plan, and the platform is not asked', async () => {
    const { link } = await invoiceAt(rows[0]?.path ?? '');
    const cookie = await signedIn('yearly');
    await sandbox.clearLog();
    for (const [path, account] of [
      [link, undefined],
      [file('1'), 'none'],
    ] as const) {
      const answer = await ask({ path, cookie, ...(account ? { account } : {}) });
      expectSafe(answer);
      expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
    }
    expect(await sandbox.log()).toEqual([]);
    const leaving = await ask({ path: file('1'), cookie: await signedIn('leaving') });
    expect([leaving.status, leaving.location]).toEqual([303, '/pending-delete']);
  });
});
