import type { BillLine } from '../../../components/orders/order-cost.tsx';
import type { InvoicePage } from '../invoice-page.ts';
import { PLATFORM_LANGUAGE } from '../../../domain/platform-words.ts';
import type { Palette } from '../../../brands/theme.ts';
import type { Weight } from './font-files.ts';

/** An invoice in words, as its page shows it. */
export type ShownInvoice = Extract<InvoicePage, { kind: 'invoice' }>;

/** What stands on the sheet beside the invoice itself: the sender and the words of the page. */
export type SheetWords = { title: string; billedTo: string; item: string; amount: string };

/** A text of the sheet. `isApart`: it reads in its own direction, as a name does; `lang`: its language, if another. */
export type SheetText = { words: string; style: Style; isApart?: true; lang?: string };

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
      { ...text(from.name, style.name), isApart: true },
      { ...text(from.email, style.link), isApart: true },
      text(words.billedTo, style.small),
      ...invoice.person.map((line) => ({ ...text(line, style.text), isApart: true as const })),
    ],
    facts: invoice.facts.map(row),
    columns: [text(words.item, style.head), text(words.amount, style.head)],
    lines: invoice.lines.map(({ label, value }) => [
      { ...text(label, style.text), isApart: true, lang: PLATFORM_LANGUAGE },
      text(value, style.text),
    ]),
    sums: invoice.sums.map(row),
    total: [text(invoice.total.label, style.total), text(invoice.total.value, style.total)],
  };
}

/** The words of a sheet by their weight. */
export function textsByWeight(sheet: InvoiceSheet): ReadonlyMap<Weight, string[]> {
  const rows = [...sheet.facts, sheet.columns, ...sheet.lines, ...sheet.sums, sheet.total];
  const texts = [sheet.title, ...(sheet.status ? [sheet.status.text] : []), ...sheet.parties, ...rows.flat()];
  const found = new Map<Weight, string[]>();
  for (const {
    words,
    style: { weight },
  } of texts)
    found.set(weight, [...(found.get(weight) ?? []), words]);
  return found;
}

function text(words: string, of: Style): SheetText {
  return { words, style: of };
}

function status({ text: words, kind }: NonNullable<ShownInvoice['status']>): InvoiceSheet['status'] {
  const { text: colour, back } = badges[kind];
  return { text: text(words, { size: 9, weight: 'bold', colour }), colour: back };
}
