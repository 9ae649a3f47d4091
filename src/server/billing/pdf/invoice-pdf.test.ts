import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../../../brands/all-brands.ts';
import { copyFor } from '../../../copy/copy.ts';
import { directionOf, languages, type SpokenLanguage } from '../../../domain/text/languages.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { type ReadFile, readFonts } from './font-files.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { ShownInvoice } from '../invoice-page-text.ts';
import { invoiceSheet, textsByWeight } from './invoice-sheet.ts';

const read: string[] = [];
/** Reads what the build would put among its files. */
const readFile: ReadFile = async (url) => {
  read.push(url);
  return new Uint8Array(readFileSync(path.join('.', url.replace(/\?.*$/, ''))));
};

const [brand] = allBrands.byKey.values();
if (!brand) throw new Error('there is no brand');

const invoice: ShownInvoice = {
  kind: 'invoice',
  title: 'Invoice of November 3, 2026',
  status: { text: 'Paid', kind: 'success' },
  unpaid: undefined,
  person: ['Olivia Bennett', 'owner@geeni.example'],
  facts: [{ label: 'Invoice number', value: 'INV-1024' }],
  lines: [{ label: 'Essential, monthly', value: '$7.25' }],
  sums: [{ label: 'Tax', value: '$0.74' }],
  total: { label: 'Total', value: '$7.99' },
};

async function drawn(changes: Partial<ShownInvoice>, language: SpokenLanguage = 'en') {
  if (!brand) throw new Error('there is no brand');
  const from = { name: brand.displayName, email: brand.support.email };
  const words = copyFor('invoice', language, brand);
  read.length = 0;
  const sheet = invoiceSheet({ ...invoice, ...changes }, from, words);
  const bytes = await invoicePdf(
    sheet,
    {
      language,
      direction: directionOf(language),
      paper: 'A4',
      brand: brand.displayName,
      palette: brand.theme.light,
      nowMs: 0,
    },
    await readFonts(textsByWeight(sheet), brand.theme.typeface, readFile),
  );
  return { bytes, ...(await readPdf(bytes)) };
}

describe('an invoice as a PDF', () => {
  it('says its language and title, is tagged, and can be searched', async () => {
    const { language, title, tags, text, pages } = await drawn({});
    expect({ language, title, pages }).toEqual({ language: 'en', title: invoice.title, pages: 1 });
    expect(tags).toEqual(expect.arrayContaining(['H1', 'P', 'Table', 'TR', 'TH', 'TD']));
    for (const words of ['Olivia Bennett', 'INV-1024', 'Essential, monthly', '$7.25', '$0.74', '$7.99'])
      expect(text).toContain(words);
  });

  test.each(languages)('has a glyph for every letter of the words in %s', async (language) => {
    const { title, date, due, paidWith, number, subTotal, tax, total } = copyFor('invoice', language, brand);
    const rows = [date, due, paidWith, number].map((label) => ({ label, value: label }));
    const sums = [subTotal, tax].map((label) => ({ label, value: '•••• –' }));
    const changes = { title, facts: rows, lines: [], sums, total: { label: total, value: '1' } };
    const { boxes, letters } = await drawn(changes, language);
    expect(boxes).toBe(0);
    for (const letter of new Set(`${title}${rows.map(({ label }) => label).join('')}`.replace(/\s/g, '')))
      expect(letters).toContain(letter);
  });

  it('reads the fonts of its own letters alone', async () => {
    await drawn({});
    expect(read.filter((file) => /jp|hebrew|vazirmatn|cyrillic/.test(file))).toEqual([]);
    await drawn({ person: ['髙橋 さくら', 'דנה', 'ليلى', 'Ольга', 'Đặng'] });
    for (const part of ['jp', 'hebrew', 'vazirmatn', 'cyrillic', 'vietnamese'])
      expect(read.join()).toContain(part);
    expect(new Set(read).size, 'each file once, but for the list').toBeGreaterThanOrEqual(read.length - 1);
  });

  it('shows a letter that no font has as a box', async () => {
    const { boxes, text } = await drawn({ person: ['Zoë 😀 김', '\ud800'] });
    expect(boxes).toBeGreaterThan(0);
    expect(text).toContain('Zoë');
  });

  const numbered = (count: number, words = '') =>
    Array.from({ length: count }, (_, index) => ({
      label: `Line ${index}. ${words}`,
      value: `$${index}.00`,
    }));

  it('goes on to another page', async () => {
    const { pages, text } = await drawn({ lines: [...numbered(58), ...numbered(2, 'x'.repeat(100))] });
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain('Line 57');
    expect(text).not.toContain('more items');
    expect(text).toContain('$7.99');
  });

  it('counts the lines that it has no place for, and cuts a long text between two letters', async () => {
    const { pages, text } = await drawn({ lines: numbered(1_000, 'x'.repeat(2_000)) });
    expect(pages).toBeLessThan(8);
    expect(text).toContain('Line 59.');
    expect(text).not.toContain('Line 60.');
    expect(text).toContain('940 more items are on the page of this invoice.');
    expect(text).toContain('$7.99');
    const [[long] = []] = invoiceSheet(
      { ...invoice, lines: numbered(1, '👩‍👧'.repeat(400)) },
      { name: '', email: '' },
      copyFor('invoice', 'en', brand),
    ).lines;
    expect(long?.words).toBe(`Line 0. ${'👩‍👧'.repeat(22)}…`);
  });

  it('is small', async () => {
    expect((await drawn({})).bytes.length).toBeLessThan(40_000);
    expect((await drawn({ title: '2026年11月3日の請求書' }, 'ja')).bytes.length).toBeLessThan(100_000);
  });
});
