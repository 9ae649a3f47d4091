import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../src/domain/text/languages.ts';
import { linksOf, refreshOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, askPortalWithFastTimeouts, originOf, signedIn } from '../../support/portal.ts';
import { expectSafe, expectSecurityHeaders } from '../../support/safe-answer.ts';
import { askWhilePaused, received } from '../../support/paused.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

const DAY_MS = 86_400_000;
const UNAVAILABLE = 'Sorry, we are unable to retrieve your information at this time.';
/** The year before this one, of which the owner has eleven or twelve invoices. */
const year = String(new Date().getUTCFullYear() - 1);
const path = `/account-history/${year}`;

let owner = '';
/** How many invoices the owner has of that year. */
let count = 0;
beforeAll(async () => {
  await sandbox.reset();
  owner = await signedIn('owner');
  const { text } = await ask({ path: '/account-history?rows=25', cookie: owner });
  count = text.split(new RegExp(`data-label="Date"[^>]*><a[^>]*>[^<]*${year}<`)).length - 1;
});
beforeEach(() => sandbox.clearLog());
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.reset());

/** The years that Account History leads to. */
async function yearsOf(cookie: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { text } = await ask({ path: '/account-history', cookie, headers });
  return linksOf(text).filter((href) => href.startsWith('/account-history/'));
}

/** The rows of a table of a page, each with the words of its cells. */
function rowsOf({ text }: Answer, table: 'year-invoices' | 'year-sums'): string[][] {
  const inside = text.split(`class="${table}`)[1]?.split('</table>')[0] ?? '';
  return inside
    .split('<tr')
    .slice(2)
    .map((row) => [...row.matchAll(/<td[^>]*>([^]*?)<\/td>/g)].map(([, cell = '']) => wordsOf(cell).trim()));
}

/** The file that a sheet links to. */
async function fileOf(
  { text }: Answer,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const link = linksOf(text).find((href) => href.startsWith('/api/billing/year?')) ?? '';
  return ask({ path: link, cookie, headers });
}

/** The table of a file, as strictly as a parser can read it. */
function tableOf({ bytes }: Answer, delimiter = ','): string[][] {
  return parse(Buffer.from(bytes), { bom: true, delimiter, recordDelimiter: '\r\n' });
}

describe('A year on one sheet', () => {
  test('is linked for each year that has an invoice, and for no other', async () => {
    const links = await yearsOf(owner);
    expect(links).toContain(path);
    expect(links).toEqual(links.toSorted().toReversed());
    for (const link of links) {
      const sheet = await ask({ path: link, cookie: owner });
      expect(sheet.status).toBe(200);
      expect(rowsOf(sheet, 'year-invoices').length).toBeGreaterThan(0);
    }
    expect(await yearsOf(await signedIn('newcomer'))).toEqual([]);
  });

  test('has every invoice of the year, the oldest first, and all the years have all invoices', async () => {
    const dates = await Promise.all(
      (await yearsOf(owner)).map(async (link) => {
        const rows = rowsOf(await ask({ path: link, cookie: owner }), 'year-invoices');
        const ofYear = rows.map(([date = '']) => date);
        expect(ofYear.map(Date.parse)).toEqual(ofYear.map(Date.parse).toSorted((a, b) => a - b));
        expect(new Set(ofYear.map((date) => date.slice(-4)))).toEqual(new Set([link.slice(-4)]));
        return ofYear;
      }),
    );
    expect(dates.flat()).toHaveLength(23);
  });

  test('says whose it is, who sends it, of which day it is, and in its title of which year', async () => {
    const sheet = await ask({ path, cookie: owner });
    expect(sheet.text).toContain(`<h1>Invoices from ${year}</h1>`);
    const words = wordsOf(sheet.text);
    expect(words).toMatch(
      /Merkury Smart support@geeni\.example Billed to Olivia Bennett owner@geeni\.example As of \w+ \d+, \d{4}/,
    );
    expect(words).toContain('Print');
  });

  test('adds what was paid, and leaves out what was not, and what has no status that it knows', async () => {
    const sheet = await ask({ path, cookie: owner });
    const rows = rowsOf(sheet, 'year-invoices');
    const cents = (...statuses: string[]) =>
      rows
        .filter(([, , status = '']) => statuses.includes(status))
        .reduce((sum, row) => sum + Math.round(Number(row.at(-1)?.replace('$', '')) * 100), 0);
    const paid = rows.filter(([, , status]) => status === 'Paid').length;
    const money = (amount: number) => `$${(amount / 100).toFixed(2)}`;
    const sums = new Map(rowsOf(sheet, 'year-sums').map(([label = '', ...sum]) => [label, sum]));
    const total = money(cents('Paid'));
    expect(sums.get('Paid (USD)')).toEqual([String(paid), total, '$0.00', total]);
    expect(sums.get('Not paid (USD)')?.at(-1)).toBe(money(cents('Failed', 'Pending')));
    if (rows.some(([, , status]) => status === ''))
      expect(wordsOf(sheet.text)).toContain('1 invoice has no known status and isn’t in the totals.');
  });

  test('takes a refund off what was paid', async () => {
    const sheets = await Promise.all(
      (await yearsOf(owner)).map((link) => ask({ path: link, cookie: owner })),
    );
    const sums = sheets.map((sheet) => rowsOf(sheet, 'year-sums')).find((rows) => rows.length > 2) ?? [];
    const of = (row: number) => Number(sums[row]?.at(-1)?.replace('$', ''));
    const labels = sums.map(([label]) => label);
    expect(labels.slice(0, 3)).toEqual(['Paid (USD)', 'Refunded (USD)', 'Net paid (USD)']);
    expect(of(1)).toBeLessThan(0);
    expect(of(2)).toBeCloseTo(of(0) + of(1), 5);
  });

  test.each([
    ['canadian', 'CAD', /^CA\$/],
    ['japanese', 'JPY', /^¥[\d,]+$/],
  ])(
    '%s pays with tax in %s: net and tax are the total, in each row and in the sum',
    async (persona, currency, looks) => {
      const cookie = await signedIn(persona);
      const [link = ''] = await yearsOf(cookie);
      const sheet = await ask({ path: link, cookie });
      const rows = [...rowsOf(sheet, 'year-invoices'), ...rowsOf(sheet, 'year-sums')];
      expect(rows.at(-1)?.[0]).toBe(`Paid (${currency})`);
      for (const row of rows) {
        const amounts = row.slice(-3);
        for (const amount of amounts) expect(amount).toMatch(looks);
        const [net = 0, tax = 0, total = 0] = amounts.map((amount) => Number(amount.replace(/[^\d.]/g, '')));
        expect(tax).toBeGreaterThan(0);
        expect(net + tax).toBeCloseTo(total, 5);
      }
    },
  );

  test.each(languages)('says all of it in %s', async (language) => {
    const headers = { 'accept-language': language };
    const sheet = await ask({ path, cookie: owner, headers });
    const english = wordsOf((await ask({ path, cookie: owner })).text);
    expect([sheet.status, rowsOf(sheet, 'year-invoices').length]).toEqual([200, count]);
    if (language !== 'en') expect(wordsOf(sheet.text)).not.toContain(english.slice(0, 30));
    expect((await fileOf(sheet, owner, headers)).headers['content-language']).toBe(language);
  });
});

describe('Where the platform does not say all', () => {
  test('the tax of an invoice that cannot be looked up is in no sum, which is said, with a way to try again', async () => {
    await sandbox.setFault({ method: 'GET', path: '/invoiceDetails', fault: 'status:500', times: 2 });
    const sheet = await ask({ path, cookie: owner });
    expect([sheet.status, rowsOf(sheet, 'year-invoices').length]).toEqual([200, count]);
    expect(wordsOf(sheet.text)).toContain(
      'We couldn’t look up the tax on 2 invoices, so totals that include them leave tax out.',
    );
    expect(linksOf(sheet.text)).toContain(path);
    const [paid = []] = rowsOf(sheet, 'year-sums');
    expect([paid[2], paid[3], paid[4]]).toEqual(['–', '–', expect.stringMatching(/^\$\d/)]);
    const again = rowsOf(await ask({ path, cookie: owner }), 'year-sums');
    expect([again[0]?.[3], again[0]?.[4]]).toEqual(['$0.00', paid[4]]);
  });

  test.each(['status:404', 'html', 'truncated'])(
    'every lookup fails by %s: the sheet has the totals alone',
    async (fault) => {
      await sandbox.setFault({ method: 'GET', path: '/invoiceDetails', fault });
      const sheet = await ask({ path, cookie: owner });
      expect(wordsOf(sheet.text)).toContain(`We couldn’t look up the tax on ${count} invoices`);
      const file = tableOf(await fileOf(sheet, owner));
      expect(file).toHaveLength(count + 1);
      for (const row of file.slice(1)) expect([row[4], row[5], row[6] === '']).toEqual(['', '', false]);
    },
  );

  test.each(['status:500', 'html', 'empty', 'reset'])(
    'no list, by %s: it says so, with a way to try again',
    async (fault) => {
      const { text } = await ask({ path, cookie: owner });
      await sandbox.setFault({ method: 'GET', path: '/paymentHistory', fault, times: 9 });
      const sheet = await ask({ path, cookie: owner });
      expectSafe(sheet);
      expect(wordsOf(sheet.text)).toContain(UNAVAILABLE);
      expect(linksOf(sheet.text)).toContain(path);
      expect(linksOf(sheet.text).filter((href) => href.startsWith('/api/billing'))).toEqual([]);
      const file = await fileOf({ ...sheet, text }, owner);
      expect([file.status, file.location]).toEqual([303, path]);
    },
  );

  test('the frame comes first where the platform is slow, and the sheet as soon as all is known', async () => {
    const list = { method: 'GET', path: '/paymentHistory' };
    const { page: sheet } = await askWhilePaused(list, { path, cookie: owner }, 'class="skeleton"');
    expect(rowsOf(sheet, 'year-invoices')).toHaveLength(count);
    expect(sheet.text.trimEnd()).toMatch(/<\/html>$/);
  });

  test('it asks for the list once, and then for six invoices at a time', async () => {
    await sandbox.setFault({ method: 'GET', path: '/invoiceDetails', fault: 'pause' });
    const sheet = ask({ path, cookie: owner });
    await received('/invoiceDetails', 6);
    // None of them is answered, so a seventh would have been sent with them.
    await ask({ path: '/login' });
    expect(await callsTo('/invoiceDetails')).toBe(6);
    await sandbox.clearFaults();
    await sheet;
    const calls = (await sandbox.log()).toReversed();
    expect(calls.map(({ path: at }) => at)).toEqual([
      '/paymentHistory',
      ...Array.from({ length: count }, () => '/invoiceDetails'),
    ]);
  });

  test('a list that may end within the year says so, also where nothing is left of the year', async () => {
    for (let month = 0; month < 28; month += 1) await sandbox.advanceClock(31 * DAY_MS);
    const cookie = await signedIn('owner');
    const first = (await yearsOf(cookie)).at(-1) ?? '';
    const ends = (of: string) =>
      new RegExp(
        `We only get your invoices back to \\w+ \\d+, ${first.slice(-4)}\\. Earlier ones from ${of} may be missing here\\.`,
      );
    expect(wordsOf((await ask({ path: first, cookie })).text)).toMatch(ends(first.slice(-4)));
    const before = await ask({ path: '/account-history/2001', cookie });
    expect(wordsOf(before.text)).not.toContain('You have no invoices from 2001.');
    expect(wordsOf(before.text)).toMatch(ends('2001'));
    const latest = (await yearsOf(cookie))[0] ?? '';
    expect(wordsOf((await ask({ path: latest, cookie })).text)).not.toContain('We only get');
    await sandbox.reset();
    owner = await signedIn('owner');
  });
});

describe('Where the platform hangs', () => {
  askPortalWithFastTimeouts();

  test('the sheet comes without the tax, in the time that all lookups have together', async () => {
    await sandbox.reset();
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/invoiceDetails', fault: 'hang' });
    const sheet = await ask({ path, cookie });
    expect(rowsOf(sheet, 'year-invoices')).toHaveLength(count);
    expect(wordsOf(sheet.text)).toContain(`We couldn’t look up the tax on ${count} invoices`);
  });
});

describe('A year without a sheet', () => {
  test('a year without an invoice says so, and leads back', async () => {
    const sheet = await ask({ path: '/account-history/1999', cookie: owner });
    expect(sheet.status).toBe(200);
    expect(wordsOf(sheet.text)).toContain('You have no invoices from 1999.');
    expect(wordsOf(sheet.text)).not.toContain('Download CSV');
    expect(linksOf(/<main[^]*<\/main>/.exec(sheet.text)?.[0] ?? '')).toEqual([
      '/account-history',
      '/account-history',
    ]);
  });

  test.each(['20x6', '99999', '026', '%D9%A2%D9%A0'])('%s is no year, and an unknown path', async (text) => {
    const known = await ask({ path: `/account-history/${text}`, cookie: owner });
    expect(wordsOf(known.text)).toContain('Next charge');
    const visitor = await ask({ path: `/account-history/${text}` });
    expect([visitor.status, visitor.location]).toEqual([302, '/login']);
  });

  test('without a session a person is sent to sign in, and back to the sheet', async () => {
    const back = new URLSearchParams({ redirectUri: path });
    expect((await ask({ path })).location).toBe(`/login?${back}`);
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/invoiceDetails', fault: 'status:401' });
    const ended = await ask({ path, cookie });
    back.set('reason', 'ended');
    expect(ended.location ?? refreshOf(ended.text)).toBe(`/login?${back}`);
  });
});

describe('The table of a year', () => {
  test('has a row for each invoice, with plain days and amounts, as the sheet has them', async () => {
    const sheet = await ask({ path, cookie: owner });
    const file = await fileOf(sheet, owner);
    const [head, ...rows] = tableOf(file);
    expect(head).toEqual([
      'Date',
      'Invoice number',
      'Status',
      'Item',
      'Subtotal',
      'Tax',
      'Total',
      'Currency',
      'Card',
    ]);
    expect(
      rows.map(([date = '', id, status, , net, tax, total]) => [
        new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
        id,
        status,
        `$${net}`,
        `$${tax}`,
        `$${total}`,
      ]),
    ).toEqual(rowsOf(sheet, 'year-invoices'));
    expect(new Set(rows.map((row) => row[7]))).toEqual(new Set(['USD']));
  });

  test('is kept under a name of its own, by no cache, with the mark of UTF-8', async () => {
    const file = await fileOf(await ask({ path, cookie: owner }), owner);
    expectSecurityHeaders(file);
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="merkury-smart-invoices-${year}.csv"; filename*=UTF-8''merkury-smart-invoices-${year}.csv`,
    });
    expect(Buffer.from(file.bytes).subarray(0, 3).toString('hex')).toBe('efbbbf');
  });

  test('has the separators of the person’s spreadsheet', async () => {
    const headers = { 'accept-language': 'de-DE' };
    const file = await fileOf(await ask({ path, cookie: owner, headers }), owner, headers);
    const [head, ...rows] = tableOf(file, ';');
    expect(head?.slice(0, 3)).toEqual(['Datum', 'Rechnungsnummer', 'Status']);
    for (const row of rows) expect(row[6]).toMatch(/^\d+,\d\d$/);
  });

  test('has whole yen', async () => {
    const cookie = await signedIn('japanese');
    const [link = ''] = await yearsOf(cookie);
    const [, row = []] = tableOf(await fileOf(await ask({ path: link, cookie }), cookie));
    expect(row.slice(4, 8)).toEqual(['600', '60', '660', 'JPY']);
  });

  test('is refused to the page of another account, and to a visitor', async () => {
    const { text } = await ask({ path, cookie: owner });
    const link = linksOf(text).find((href) => href.startsWith('/api/billing/year?')) ?? '';
    const cookie = await signedIn('yearly');
    await sandbox.clearLog();
    const other = await ask({ path: link, cookie });
    expect([other.status, other.location]).toEqual([303, '/subscriptions']);
    const visitor = await ask({ path: link });
    expect(visitor.location).toBe(`/login?${new URLSearchParams({ redirectUri: path, reason: 'ended' })}`);
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    ['1999', '/account-history/1999'],
    ['20x6', '/account-history'],
    ['', '/account-history'],
  ])('of "%s" there is none: %s', async (wrong, to) => {
    const { text } = await ask({ path, cookie: owner });
    const link = linksOf(text).find((href) => href.startsWith('/api/billing/year?')) ?? '';
    const address = new URL(link, originOf());
    address.searchParams.set('year', wrong);
    const answer = await ask({ path: address.pathname + address.search, cookie: owner });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, to]);
  });
});
