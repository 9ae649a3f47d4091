import type { BillLine } from '../../../components/orders/order-cost.tsx';
import type { ShownInvoice } from '../invoice-page-text.ts';
import { PLATFORM_LANGUAGE } from '../../../domain/text/platform-words.ts';
import { letterSegmenter } from '../../../domain/text/intl.ts';
import type { Palette } from '../../../brands/theme.ts';
import { fillIn } from '../../../copy/fill-in.ts';
import type { Copy } from '../../../copy/copy.ts';
import type { Weight } from './font-files.ts';

/** The words of the page that stand on the sheet beside the invoice itself. */
export type SheetWords = Pick<Copy['invoice'], 'billedTo' | 'item' | 'amount' | 'moreItems'>;

/**
 * The most lines of an invoice on its sheet, and the most characters of one. A longer text is cut, and what follows the last
 * line is counted: the platform's texts do not decide what a sheet costs. The page has all of it.
 */
const MOST_LINES = 60;
const MOST_LETTERS = 120;

/** A text of the sheet. `isIsolated`: it reads in its own direction, as a name does; `lang`: its language, if another. */
export type SheetText = { words: string; style: Style; isIsolated?: true; lang?: string };

/** A line of two texts: its label at the start, its value at the end. */
export type SheetRow = readonly [label: SheetText, value: SheetText];

/** The size of a text in points, its weight, and its colour in the brand's palette. */
export type Style = { size: number; weight: Weight; colour: keyof Palette };

/** All texts of an invoice, from the top of the sheet to its end. */
export type InvoiceSheet = {
  title: SheetText;
  status: { text: SheetText; colour: keyof Palette } | undefined;
  /** The sender and the person who is billed, line by line. */
  parties: readonly SheetText[];
  facts: readonly SheetRow[];
  /** The heads of both columns, above `lines`. */
  columns: SheetRow;
  lines: readonly SheetRow[];
  sums: readonly SheetRow[];
  total: SheetRow;
};

const style = {
  title: { size: 20, weight: 'heading', colour: 'text' },
  name: { size: 14, weight: 'heading', colour: 'accentText' },
  text: { size: 10, weight: 'regular', colour: 'text' },
  link: { size: 10, weight: 'regular', colour: 'accentText' },
  label: { size: 10, weight: 'regular', colour: 'muted' },
  small: { size: 8.5, weight: 'regular', colour: 'muted' },
  head: { size: 8.5, weight: 'bold', colour: 'muted' },
  total: { size: 12, weight: 'bold', colour: 'text' },
} as const satisfies Record<string, Style>;

type Badge = { text: keyof Palette; back: keyof Palette };
const badges: Readonly<Record<NonNullable<ShownInvoice['status']>['kind'], Badge>> = {
  success: { text: 'onSuccessSoft', back: 'successSoft' },
  warning: { text: 'onWarningSoft', back: 'warningSoft' },
  danger: { text: 'onDangerSoft', back: 'dangerSoft' },
  neutral: { text: 'text', back: 'sunken' },
};

/** Returns the texts of the sheet for an invoice, with the words and figures of its page. */
export function invoiceSheet(
  invoice: ShownInvoice,
  from: { name: string; email: string },
  words: SheetWords,
): InvoiceSheet {
  const row = ({ label, value }: BillLine): SheetRow => [text(label, style.label), text(value, style.text)];
  return {
    title: text(invoice.title, style.title),
    status: invoice.status && status(invoice.status),
    parties: [
      { ...text(from.name, style.name), isIsolated: true },
      { ...text(from.email, style.link), isIsolated: true },
      text(words.billedTo, style.small),
      ...invoice.person.map((line) => ({ ...text(line, style.text), isIsolated: true as const })),
    ],
    facts: invoice.facts.map(row),
    columns: [text(words.item, style.head), text(words.amount, style.head)],
    lines: lineRows(invoice.lines, words),
    sums: invoice.sums.map(row),
    total: [text(invoice.total.label, style.total), text(invoice.total.value, style.total)],
  };
}

function lineRows(lines: readonly BillLine[], { moreItems }: SheetWords): SheetRow[] {
  const rows = lines
    .slice(0, MOST_LINES)
    .map(({ label, value }): SheetRow => [
      { ...text(cut(label), style.text), isIsolated: true, lang: PLATFORM_LANGUAGE },
      text(value, style.text),
    ]);
  const count = lines.length - rows.length;
  return count > 0
    ? [...rows, [text(fillIn(moreItems, { count }), style.label), text('', style.text)]]
    : rows;
}

/** A text that is at most `MOST_LETTERS` long, by whole letters as a person counts them, with an ellipsis where it was longer. */
function cut(words: string): string {
  if (words.length <= MOST_LETTERS) return words;
  const letters = letterSegmenter().segment(words);
  return `${words.slice(0, letters.containing(MOST_LETTERS - 1)?.index).trimEnd()}…`;
}

/** The words of a sheet by their weight. */
export function textsByWeight(sheet: InvoiceSheet): ReadonlyMap<Weight, string[]> {
  const rows = [...sheet.facts, sheet.columns, ...sheet.lines, ...sheet.sums, sheet.total];
  const texts = [sheet.title, ...(sheet.status ? [sheet.status.text] : []), ...sheet.parties, ...rows.flat()];
  const byWeight = new Map<Weight, string[]>();
  for (const {
    words,
    style: { weight },
  } of texts)
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), words]);
  return byWeight;
}

function text(words: string, of: Style): SheetText {
  return { words, style: of };
}

function status({ text: words, kind }: NonNullable<ShownInvoice['status']>): InvoiceSheet['status'] {
  const { text: colour, back } = badges[kind];
  return { text: text(words, { size: 9, weight: 'bold', colour }), colour: back };
}
