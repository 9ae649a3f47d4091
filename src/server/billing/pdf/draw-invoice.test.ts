import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workerConfig } from '../../../../scripts/worker-findings.ts';
import { allBrands } from '../../../brands/all-brands.ts';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceSheet, SheetText } from './invoice-sheet.ts';
import type { SheetSetting } from './invoice-pdf.ts';

const text: SheetText = { words: 'Total', style: { size: 10, weight: 'regular', colour: 'text' } };
const row = [text, text] as const;
const sheet: InvoiceSheet = {
  title: text,
  status: undefined,
  parties: [],
  facts: [],
  columns: row,
  lines: [],
  sums: [],
  total: row,
};

/** Draws an invoice by a loader that starts nothing. Returns the Worker that was asked for, by its name and its code. */
async function askedWorker() {
  const asked: { name: string | null; code: WorkerLoaderWorkerCode }[] = [];
  const loader = {
    get(name: string | null, getCode: () => WorkerLoaderWorkerCode) {
      asked.push({ name, code: getCode() });
      return { getEntrypoint: () => ({ invoice: async () => new Uint8Array() }) };
    },
  };
  const [brand] = allBrands.byKey.values();
  if (!brand) throw new Error('there is no brand');
  const palette = brand.theme.light;
  const setting: SheetSetting = {
    language: 'en',
    direction: 'ltr',
    paper: 'A4',
    brand: 'Geeni',
    palette,
    nowMs: 0,
  };
  // The stub of a started Worker can be made by the runtime alone.
  await drawInvoice(loader as unknown as WorkerLoader, sheet, setting, new Map());
  const [worker] = asked;
  if (!worker) throw new Error('no Worker was asked for');
  return worker;
}

it('starts a Worker from one text, as compatible as the portal, without a network and a binding', async () => {
  const { name, code } = await askedWorker();
  const { compatibility_date, compatibility_flags } = workerConfig('production');
  expect(code).toMatchObject({
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    globalOutbound: null,
  });
  expect(code.env).toBeUndefined();
  expect(Object.keys(code.modules)).toEqual([code.mainModule]);
  expect(name).toMatch(/^pdf-[0-9a-f]{16}$/);
  const script = String(code.modules[code.mainModule]);
  const imported = [...script.matchAll(/\b(?:from|import)\s*["']([^"']+)["']/g)].map(([, from]) => from);
  expect(imported.filter((from) => !/^(cloudflare|node):/.test(from ?? ''))).toEqual([]);
});

it('the portal itself imports none of the libraries that draw', () => {
  const files = globSync('{src,functions}/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts'] });
  const importers = (of: RegExp) =>
    files.filter((file) => of.test(readFileSync(file, 'utf8'))).map((file) => file.replace(/^.*\//, ''));
  const libraries = importers(/^import (?!type).* from '(pdfkit|fontkit|bidi-js|linebreak)/m);
  expect(libraries.toSorted()).toEqual(['faces.ts', 'invoice-pdf.ts', 'text-lines.ts', 'visual-runs.ts']);
  expect(importers(/^import (?!type).* from '\.\/(faces|sheet-pen)\.ts'/m)).toEqual(['invoice-pdf.ts']);
  expect(importers(/^import (?!type).* from '.*\/invoice-pdf\.ts'/m)).toEqual(['pdf-worker.ts']);
  expect(importers(/^import (?!type).* from '.*\/pdf-worker\.ts'/m)).toEqual([]);
});
