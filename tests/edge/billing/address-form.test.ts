import { beforeEach, describe, expect, test } from 'vitest';
import { readAddressForm } from '../../../src/contracts/billing/address-form.ts';
import { billingFieldNames } from '../../../src/contracts/billing/billing-fields.ts';
import { cardToken, open, owner, payer } from '../../support/billing.ts';
import { post } from '../../support/buyer.ts';
import { formTo, tagsOf, wordsOf } from '../../support/html.ts';
import { ask } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const STORE = '/api/billing/store';
const FORM = '/billing?from=payment';
const names = new Set<string>(billingFieldNames);

/** The names of the fields of owner and address, in the order of the page. */
function asked(html: string): string[] {
  const fields = tagsOf(html).filter(({ name }) => name === 'input' || name === 'select');
  return fields.flatMap(({ attributes }) => attributes.get('name') ?? []).filter((name) => names.has(name));
}

/** What the form sends, with the chosen options of its lists. */
function sentBy(html: string): Record<string, string> {
  const { fields } = formTo(html, STORE);
  for (const [, name = '', options = ''] of html.matchAll(/<select[^>]*name="(\w+)"[^>]*>([^]*?)<\/select>/g))
    fields[name] = /<option value="([^"]*)"[^>]* selected/.exec(options)?.[1] ?? '';
  return fields;
}

/** The options of the list of areas: value, words, language. */
function areasOf(html: string): string[] {
  const list = /<select[^>]*name="state"[^>]*>([^]*?)<\/select>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<option value="([^"]*)"(?: lang="([\w-]+)")?[^>]*>([^<]*)/g)].map((option) =>
    option.slice(1).filter(Boolean).join(' '),
  );
}

function inputOf(html: string, name: string) {
  return tagsOf(html).find(({ attributes }) => attributes.get('name') === name)?.attributes;
}

describe('The form of a card has the address as its country has it', () => {
  test.each([
    ['owner', ['firstName', 'lastName', 'country', 'address1', 'address2', 'city', 'postalCode', 'state']],
    ['japanese', ['lastName', 'firstName', 'country', 'postalCode', 'state', 'city', 'address1', 'address2']],
    ['european', ['firstName', 'lastName', 'country', 'address1', 'address2', 'postalCode', 'city', 'state']],
    ['british', ['firstName', 'lastName', 'country', 'address1', 'address2', 'city', 'postalCode', 'state']],
  ])('%s: %j', async (persona, order) => {
    expect(asked((await open(await payer('otis', persona), FORM)).text)).toEqual(order);
  });

  test('a Japanese person stores a new card with the address that was there, and nothing of it changes', async () => {
    const who = await payer('otis', 'japanese');
    const before = sentBy((await open(who, FORM)).text);
    expect(before).toMatchObject({
      country: 'JP',
      state: '東京都',
      city: '港区',
      address1: '港南 2-3',
      postalCode: '108-0075',
    });
    const stored = await post(who, STORE, { ...before, token: await cardToken('ok') });
    expect(stored.location).toBe('/payment');
    expect(sentBy((await open(who, FORM)).text)).toEqual(before);
    const lines = (await open(who, '/payment')).text;
    expect(/<address[^]*?<\/address>/.exec(lines)?.[0].replace(/<[^>]+>/g, '|')).toMatch(
      /〒108-0075\|+東京都\|+港区港南 2-3\|+401\|/,
    );
  });

  test.each([
    ['AE', { state: 'Dubai', city: 'Dubai' }, 'without postal codes'],
    ['DE', { postalCode: '13357', city: 'Berlin' }, 'without states'],
    ['AG', { city: 'St. John’s' }, 'with neither'],
  ])('a card of %s is stored: %j is all that is sent of a place %s', async (country, place, _what) => {
    const who = await payer('otis', 'expired');
    const { firstName, lastName, address1 } = owner;
    const card = { provider: 'recurly', token: await cardToken('ok'), from: 'payment' };
    const stored = await post(who, STORE, { ...card, firstName, lastName, address1, country, ...place });
    expect(stored.location).toBe('/payment');
    expect(sentBy((await open(who, FORM)).text)).toMatchObject({ country, ...place });
  });

  test('by Stripe, with one name, a country without postal codes is stored as well', async () => {
    const who = await payer('nightowl', 'expired');
    const token = await cardToken('ok', { provider: 'stripe' });
    const place = { country: 'AE', address1: '1 Main Street', city: 'Dubai', state: 'Dubai' };
    const card = { provider: 'stripeElements', token, from: 'payment', name: 'Ada Owner', ...place };
    expect((await post(who, STORE, card)).location).toBe('/payment');
  });

  test('a form that lacks what its country needs comes back as that country has it, with all that was typed', async () => {
    const who = await payer('otis');
    const typed = { ...owner, country: 'JP', state: '', postalCode: '', city: '港区' };
    const refused = await post(who, STORE, { provider: 'recurly', token: await cardToken('ok'), ...typed });
    const shown = await open(who, '/billing', refused);
    expect(asked(shown.text).slice(0, 5)).toEqual([
      'lastName',
      'firstName',
      'country',
      'postalCode',
      'state',
    ]);
    expect(formTo(shown.text, STORE).fields['city']).toBe('港区');
    for (const text of ['2 fields need your attention.', 'Please enter a Code', 'Please select a Prefecture'])
      expect(wordsOf(shown.text)).toContain(text);
    expect(inputOf(shown.text, 'postalCode')?.has('autofocus')).toBe(true);
    expect(inputOf(shown.text, 'state')?.has('autofocus')).toBe(false);
  });

  test('a keyboard of digits, what a browser may fill in, and a name in another language are marked', async () => {
    const { cookie, brand } = await payer('otis');
    const page = (language: string) =>
      ask({ brand, path: FORM, cookie, headers: { 'accept-language': language } });
    const english = (await page('en-US')).text;
    expect(inputOf(english, 'postalCode')?.get('inputmode')).toBe('numeric');
    expect(inputOf(english, 'lastName')?.get('autocomplete')).toBe('cc-family-name');
    expect(inputOf(english, 'state')?.get('autocomplete')).toBe('billing address-level1');
    expect(areasOf(english)).toContain('TX Texas');
    expect(areasOf((await page('ja-JP')).text)).toContain('TX en Texas');
  });
});

describe('GET /api/billing/address-form', () => {
  const formIn = async (country: string, language = 'en-US') => {
    const path = `/api/billing/address-form?${new URLSearchParams({ country })}`;
    const answer = await ask({ path, headers: { 'accept-language': language } });
    return { answer, form: readAddressForm(JSON.parse(answer.text)) };
  };
  const labelsIn = async (country: string, language?: string) =>
    (await formIn(country, language)).form?.fields.slice(3).map(({ label }) => label);

  test.each([
    ['US', 'en-US', ['Address', 'Address Line 2 (optional)', 'City', 'ZIP Code', 'State']],
    [
      'IE',
      'en-IE',
      ['Address', 'Address Line 2 (optional)', 'City', 'Eircode (optional)', 'County (optional)'],
    ],
    ['GB', 'en-GB', ['Address', 'Address Line 2 (optional)', 'Town or City', 'Postal Code']],
    ['JP', 'ja-JP', ['郵便番号', '都道府県', '市区町村', '住所（町名・番地）', '建物名・部屋番号（任意）']],
    ['DE', 'de-DE', ['Adresse', 'Adresszusatz (optional)', 'Postleitzahl', 'Ort']],
    ['AE', 'ar-AE', ['العنوان', 'سطر العنوان 2 (اختياري)', 'المدينة', 'الإمارة']],
    ['IL', 'he-IL', ['כתובת', 'כתובת, שורה 2 (לא חובה)', 'עיר', 'מיקוד (לא חובה)']],
    ['IN', 'en-IN', ['Address', 'Address Line 2 (optional)', 'City', 'PIN Code', 'State']],
  ])('%s in %s: %j', async (country, language, labels) => {
    expect(
      (await labelsIn(country, language))?.map((label) => label.replace(/[\u2066-\u2069]/g, '')),
    ).toEqual(labels);
  });

  test.each(['', 'ZZ', 'us', '__proto__', 'Germany'])('refuses %j, which is no country', async (country) => {
    const { answer, form } = await formIn(country);
    expect([answer.status, form]).toEqual([400, undefined]);
  });

  test('needs no session, and says nothing of an account', async () => {
    const { answer } = await formIn('JP', 'ja-JP');
    expect(answer.status).toBe(200);
    expect(answer.setCookies).toEqual([]);
    const { cookie, brand } = await payer('otis', 'japanese');
    const path = '/api/billing/address-form?country=JP';
    const own = await ask({ brand, path, cookie, headers: { 'accept-language': 'ja-JP' } });
    expect(own.text).toBe(answer.text);
  });
});
