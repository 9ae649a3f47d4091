import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { computingMs } from '../../../tests/support/computing-time.ts';
import { defangLinks, defangNumbers } from './defang.ts';

describe('a link that is defanged can be read and not pressed', () => {
  test.each([
    ['https://merkury-login.example/verify?u=1', 'https[:]//merkury-login[.]example/verify?u=1'],
    ['HTTP://X.example', 'HTTP[:]//X[.]example'],
    ['see (www.evil.example), now', 'see (www[.]evil[.]example), now'],
    ['www.1', 'www[.]1'],
    ['evil.example/pay', 'evil[.]example/pay'],
    ['evil.com', 'evil[.]com'],
    ['a.b.evil.com.', 'a[.]b[.]evil[.]com[.]'],
    ['xn--bcher-kva.xn--p1ai', 'xn--bcher-kva[.]xn--p1ai'],
    ['пример.рф', 'пример[.]рф'],
    ['موقع.شبكة', 'موقع[.]شبكة'],
    ['evil.\u200dcom', 'evil[.]\u200dcom'],
    ['evil。com', 'evil[。]com'],
    ['evil․com', 'evil[․]com'],
    ['evil﹒com', 'evil[﹒]com'],
    ['ｅｖｉｌ．ｃｏｍ', 'ｅｖｉｌ[．]ｃｏｍ'],
    ['ｗｗｗ．evil', 'ｗｗｗ[．]evil'],
    ['ｈｔｔｐｓ：／／evil', 'ｈｔｔｐｓ[：]／／evil'],
    ['evil.\u034fcom', 'evil[.]\u034fcom'],
    ['evil.\ufe0fcom', 'evil[.]\ufe0fcom'],
    ['\u{1f4a9}.la', '\u{1f4a9}[.]la'],
    ['evil’.com', 'evil’[.]com'],
    ['evil°.com', 'evil°[.]com'],
    ['mailto:x@y.example', 'mailto[:]x[@]y[.]example'],
    ['x@y.example', 'x[@]y[.]example'],
    ['x@y', 'x[@]y'],
    ['x＠y.example', 'x[＠]y[.]example'],
    ['co:\u200d', 'co[:]\u200d'],
    ['tel:+49301234567', 'tel[:]+49301234567'],
    ['javascript:alert(1)', 'javascript[:]alert(1)'],
    ['ms-word:ofe|u|x', 'ms-word[:]ofe|u|x'],
    ['https：//evil.example', 'https[：]//evil[.]example'],
    ['http://192.168.1.1/x', 'http[:]//192[.]168[.]1[.]1/x'],
    ['192.168.1.1', '192[.]168[.]1[.]1'],
    [String.raw`\\evil\share`, String.raw`[\][\]evil[\]share`],
    ['one https://a.example\ntwo b.example', 'one https[:]//a[.]example\ntwo b[.]example'],
  ])('%j becomes %j', (text, read) => {
    expect(defangLinks(text)).toBe(read);
  });
});

describe('ordinary text stays as it was written', () => {
  test.each([
    'Erika Mustermann',
    'Dr. Müller',
    'z.B. i.d.R. d.h.',
    'J.R.R. Tolkien',
    'Premium 3.5',
    'Order 12.03.2026, 12:30',
    '1.299,00 €',
    'Premium (monthly), camera at the door...',
    'Premium…more, "for me" (.5)',
    'Invoice INV-26/1042',
    'The plan: Plus',
    'Fish & chips @ home',
    String.raw`C:\x`,
    '商品です。次の契約。',
    'علی\u200cرضا',
  ])('%j', (text) => {
    expect(defangNumbers(defangLinks(text))).toBe(text);
  });
});

describe('a number that a telephone could call is divided', () => {
  test.each([
    ['+49 30 1234567', '+49·30·1234·567'],
    ['call 0800/123-4567 now', 'call 0800·123·4567 now'],
    ['(030) 123 45 67', '(030·123·45·67'],
    ['555-1234', '555·1234'],
    ['0900－123－4567', '0900·123·4567'],
    ['0900～123～4567', '0900·123·4567'],
    ['0900ー123ー4567', '0900·123·4567'],
    ['（030）12345', '（030·1234·5'],
    ['0900----123----456', '0900·123·456'],
    ['1042345678', '1042·3456·78'],
    ['Invoice INV-2026/1042', 'Invoice INV-2026·1042'],
    ['٠١٢٣٤٥٦٧٨', '٠١٢٣·٤٥٦٧·٨'],
    ['05.12.20.26.11', '05·12·20·26·11'],
    ['contract 104234', 'contract 104234'],
    ['2026-12-03', '2026-12-03'],
    ['03/12/2026', '03/12/2026'],
    ['12345 and 67890', '12345 and 67890'],
  ])('%j becomes %j', (text, read) => {
    expect(defangNumbers(text)).toBe(read);
  });
});

describe('whatever is written', () => {
  const parts = fc.constantFrom(
    'a',
    'co',
    '.',
    '。',
    ':',
    '//',
    '@',
    'www',
    '7',
    ' ',
    '\n',
    '\\',
    '\u200d',
    'é',
    '[',
    ']',
  );
  const written = fc.string({ unit: parts, maxLength: 40 });

  it('no scheme, mail address or name with a domain is left', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(defangLinks(text)).not.toMatch(/[a-z]{2}:\S|\w@\w|www\.|\w\.[a-z]{2}|\\\\\S/i);
      }),
      { numRuns: 2_000 },
    );
  });

  it('every letter and digit is left, in its order', () => {
    const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(written, (text) => {
        expect(letters(defangNumbers(defangLinks(text)))).toBe(letters(text));
      }),
    );
  });

  it('it is done quickly', async () => {
    const cost = await computingMs(() => {
      defangNumbers(defangLinks(`${'a.'.repeat(1_000)} ${'1 '.repeat(1_000)} ${'a'.repeat(2_000)}`));
    });
    expect(cost).toBeLessThan(5_000);
  });
});
