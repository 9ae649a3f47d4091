import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardToken, open, payer, recurlyForm } from '../../support/billing.ts';
import { post } from '../../support/buyer.ts';
import { linksOf, wordsOf } from '../../support/html.ts';
import { ask, originOf, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const dates = (text: string) =>
  [...text.matchAll(/data-label="Date"[^>]*><a[^>]*>([^<]+?)</g)].map(([, date]) => Date.parse(date ?? ''));

describe('Account history', () => {
  test('shows ten rows, the latest first, and pages through all 23', async () => {
    const cookie = await signedIn('owner', 'otis');
    const seen: number[] = [];
    for (const page of [1, 2, 3]) {
      const { text } = await ask({ brand: 'otis', path: `/account-history?page=${page}&rows=10`, cookie });
      expect(text).toContain(`>${page} of 3`);
      seen.push(...dates(text));
    }
    expect(seen).toHaveLength(23);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  test('shows all of them with 25 rows a page', async () => {
    const cookie = await signedIn('owner');
    const { text } = await ask({ path: '/account-history?rows=25', cookie });
    expect(dates(text)).toHaveLength(23);
    for (const words of ['Paid', 'Pending', 'Failed', 'Refund', 'N/A']) expect(text).toContain(`>${words}<`);
  });

  test('marks a past-due invoice', async () => {
    const { text } = await ask({ path: '/account-history', cookie: await signedIn('pastdue') });
    expect(text).toContain('>Past Due<');
  });

  test('links the newest unpaid invoice alone to the card form, and none that failed before another was paid', async () => {
    const asking = ({ text }: { text: string }) =>
      text.split('<tr').filter((row) => row.includes('href="/billing?from=payment"'));
    const [due, ...others] = asking(
      await ask({ path: '/account-history?rows=25', cookie: await signedIn('pastdue') }),
    );
    expect(due).toContain('>Past Due<');
    expect(others).toEqual([]);
    const paidSince = await ask({ path: '/account-history?rows=25', cookie: await signedIn('owner') });
    expect(paidSince.text).toContain('>Failed<');
    expect(asking(paidSince)).toEqual([]);
  });

  test('has no control without a function, and offers the other number of rows', async () => {
    const few = await ask({ path: '/account-history', cookie: await signedIn('yearly') });
    expect(wordsOf(few.text)).not.toMatch(/1 of 1|Show \d/);
    const cookie = await signedIn('owner');
    for (const [rows, other] of [
      [10, 25],
      [25, 10],
    ]) {
      const { text } = await ask({ path: `/account-history?rows=${rows}`, cookie });
      expect(wordsOf(text)).toContain(`Show ${other}`);
      expect(wordsOf(text)).not.toContain(`Show ${rows} on a page`);
      expect(linksOf(text)).toContain(`/account-history?page=1&rows=${other}`);
    }
  });

  test('names a card only where it is not the one on file, and every card where that one cannot be read', async () => {
    const who = await payer('otis');
    const cards = async () =>
      wordsOf((await open(who, '/account-history')).text).match(/Card •••• \d{4}/g) ?? [];
    expect(await cards()).toEqual([]);
    await sandbox.setFault({ method: 'GET', path: '/billingInfo', fault: 'status:500', times: 1 });
    expect(await cards()).toHaveLength(10);
    const token = await cardToken('ok', { lastFour: '1881' });
    await post(who, '/api/billing/store', { ...(await recurlyForm('ok', { from: 'payment' })), token });
    expect(new Set(await cards())).toEqual(new Set(['Card •••• 4242']));
  });

  test('says that there is nothing to show', async () => {
    const { text } = await ask({ path: '/account-history', cookie: await signedIn('newcomer') });
    expect(text).toContain('You have no payment history.');
    const ways = linksOf(/<main[^]*<\/main>/.exec(text)?.[0] ?? '');
    expect(ways, 'one way on, and no changes of a plan that there never was').toEqual(['/subscriptions']);
  });

  test.each(['status:500', 'html', 'empty', 'truncated', 'reset'])(
    'under %s shows the error, with a link onward',
    async (fault) => {
      const cookie = await signedIn('owner');
      await sandbox.setFault({ method: 'GET', path: '/paymentHistory', fault });
      const page = await ask({ path: '/account-history', cookie });
      expect(page.status).toBe(200);
      expect(page.text).toContain('Sorry, we are unable to retrieve your information at this time.');
      expect(page.text).toContain('href="/account-history"');
    },
  );

  test('leads to sign in and back where the platform no longer accepts the session', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/paymentHistory', fault: 'status:401' });
    const page = await ask({ path: '/account-history', cookie });
    expect(page.location).toBe('/login?redirectUri=%2Faccount-history&reason=ended');
  });
});

describe('An invoice', () => {
  test('of the account is shown; an invoice of another account, or an unknown one, is not found', async () => {
    const own = await signedIn('owner');
    const { text } = await ask({ path: '/account-history', cookie: own });
    const id = /href="\/invoice\?invoiceId=([^"&]+)"/.exec(text)?.[1] ?? '';
    expect((await ask({ path: `/invoice?invoiceId=${id}`, cookie: own })).status).toBe(200);
    const other = await signedIn('yearly');
    const wrong: [string, string | undefined][] = [
      [id, other],
      ['..%2F', own],
      ['..%2F..%2Fdevices', own],
      ['NaN', own],
      ['-1', own],
      ['1e3', own],
      ['__proto__', own],
      [`${id}%00`, own],
    ];
    const pages = await Promise.all(
      wrong.map(([asked, cookie]) => ask({ path: `/invoice?invoiceId=${asked}`, cookie })),
    );
    for (const [index, page] of pages.entries()) {
      expectSafe(page);
      expect([wrong[index]?.[0], page.status]).toEqual([wrong[index]?.[0], 404]);
      expect(wordsOf(page.text)).not.toMatch(/\$\d/);
    }
  });
});

describe('What an invoice says', () => {
  const invoices = async (persona: string) => {
    const cookie = await signedIn(persona);
    const { text } = await ask({ path: '/account-history?rows=25', cookie });
    const rows = text.split('<tr').slice(2);
    return async (status: string) => {
      const row = rows.find((each) => each.includes(`>${status}<`)) ?? '';
      const path = /href="(\/invoice\?[^"]+)"/.exec(row)?.[1] ?? '';
      return ask({ path, cookie });
    };
  };

  test('its date, its seller with the address for questions, and the button to print it', async () => {
    const page = await (await invoices('owner'))('Paid');
    expect(page.text).toMatch(/<h1>Invoice of \w+ \d+, \d{4}<\/h1>/);
    const words = wordsOf(page.text);
    expect(words).toContain('Print');
    expect(words).toMatch(/Merkury Smart support@geeni\.example Billed to/);
    expect(words).toMatch(/Invoice number INV-/);
    expect(page.text).toContain('src="/brands/geeni/logo.svg"');
  });

  test.each([
    ['owner', 'Paid', 'Paid with', undefined],
    ['owner', 'Pending', 'Card', undefined],
    ['owner', 'Failed', 'Card', 'This payment didn’t go through.'],
    ['pastdue', 'Past Due', 'Card', 'This invoice is unpaid.'],
  ])('%s, %s: the card is "%s", and %s', async (persona, status, label, notice) => {
    const words = wordsOf((await (await invoices(persona))(status)).text);
    expect(words).toMatch(new RegExp(`${label} •••• `));
    expect(words.includes('Paid with')).toBe(status === 'Paid');
    expect(words.includes('Update card')).toBe(notice !== undefined);
    if (notice) expect(words).toContain(notice);
  });
});

describe('Payment', () => {
  test('an unpaid charge comes first, leads to its invoice, and has the button that mends it', async () => {
    const { text } = await ask({ path: '/payment', cookie: await signedIn('pastdue') });
    const words = wordsOf(text);
    expect(words).toMatch(
      /invoice \(\$\d+\.\d\d\) is unpaid\. We’ll try your card again\. .* Update card Next charge, once your card works \$/,
    );
    expect(words).not.toContain(' of each month');
    expect(text).toMatch(/href="\/invoice\?invoiceId=[^"]+">Your \w+ \d+, \d{4} invoice/);
    expect(wordsOf((await ask({ path: '/payment', cookie: await signedIn('owner') })).text)).not.toContain(
      'is unpaid',
    );
  });

  test('the address of the card, and the last invoice with its state', async () => {
    const { text } = await ask({ path: '/payment', cookie: await signedIn('owner') });
    expect(wordsOf(text)).toMatch(/Billing address Olivia Bennett .* United States/);
    expect(text.match(/href="\/invoice\?/g)).toHaveLength(1);
    expect(wordsOf(text)).toMatch(/Last invoice All invoices \w+ \d+, \d{4} Pending \$3\.99/);
  });

  test('it says that the invoices could not be read', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/paymentHistory', fault: 'status:500' });
    const page = await ask({ path: '/payment', cookie });
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).toContain('We couldn’t load your invoices. Try again');
  });

  test('a person whom only Apple bills is not asked for a card, reads until when it is paid, and is led to Apple', async () => {
    const { text } = await ask({ path: '/payment', cookie: await signedIn('apple') });
    expect(wordsOf(text)).not.toContain('No credit card on file.');
    expect(wordsOf(text)).toMatch(/Plus is paid until \w+ \d+, \d{4}\. Your subscriptions at Apple/);
    expect(linksOf(text)).toContain('https://apps.apple.com/account/subscriptions');
  });

  test('the next charge comes first with those after it, then the card with its folded address', async () => {
    const { text } = await ask({ path: '/payment', cookie: await signedIn('owner') });
    expect(wordsOf(text)).toMatch(
      /Next charge (\$\d+\.\d\d) on \w+ (\d+), \d{4} \1 on the \2(?:st|nd|rd|th) of each month, \$47\.88 in 12 months if nothing changes\. Add to calendar Card on file .* Change Billing address Olivia/,
    );
    expect(text).toMatch(/<details class="fold"><summary>Billing address</);
  });

  test('shows the card masked and the next charge, from one fan-out', async () => {
    const cookie = await signedIn('owner', 'visi');
    await sandbox.clearLog();
    const { text } = await ask({ brand: 'visi', path: '/payment', cookie });
    expect(text).toContain('•••• 4242');
    expect(text).toContain('Next charge');
    const calls = await sandbox.log();
    // The plans of a brand are cached for five minutes.
    expect(calls.flatMap(({ path }) => (path === '/plans' ? [] : [path])).toSorted()).toEqual([
      '/billingInfo',
      '/contactInfo',
      '/listAvailableSubscriptions',
      '/paymentHistory',
      '/subscriptions',
    ]);
    expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test.each([
    ['newcomer', 'No credit card on file.'],
    ['expired', 'Card Expired'],
    ['apple', 'Go to iTunes to update your payment details'],
  ])('%s reads: %s', async (persona, words) => {
    const { text } = await ask({ path: '/payment', cookie: await signedIn(persona) });
    expect(text).toContain(words);
  });

  test('the link adds a card where there is none, and changes the card on file', async () => {
    const words = async (persona: string) =>
      wordsOf((await ask({ path: '/payment', cookie: await signedIn(persona) })).text);
    expect(await words('newcomer')).toContain('Add a card');
    const owner = await words('owner');
    expect([owner.includes('Change'), owner.includes('Add a card')]).toEqual([true, false]);
  });

  test.each(['/billingInfo', '/subscriptions', '/listAvailableSubscriptions'])(
    'a failing %s leads to /error',
    async (path) => {
      const cookie = await signedIn('owner');
      await sandbox.setFault({ method: 'GET', path, fault: 'status:500' });
      const page = await ask({ path: '/payment', cookie });
      expect([page.status, page.location]).toEqual([303, '/error?redirectUri=%2Fpayment']);
      // The headers of a browser that came from My Plan by its tab.
      const headers = { referer: `${originOf()}/subscriptions` };
      const error = await ask({ path: page.location ?? '', cookie, headers });
      const main = /<main[^]*<\/main>/.exec(error.text)?.[0] ?? '';
      expect(linksOf(main).slice(0, 2)).toEqual(['/payment', '/subscriptions']);
      expect(wordsOf(main)).toContain('Try again');
    },
  );
});
