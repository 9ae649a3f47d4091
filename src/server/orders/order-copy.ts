import { fillIn } from '../../copy/fill-in.ts';
import type { OrderThanksText } from '../../components/orders/order-thanks.tsx';
import { contractLaw } from '../../domain/legal/sales-law.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { exactMomentText } from '../../domain/text/moment.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { howToCancel } from '../words/how-to-cancel.ts';
import { receiptRenews } from '../words/price-text.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Returns a text file with what a person agreed to in an order, to be kept (docs/adr/066): the receipt, the renewal, how to
 * end it, how to withdraw, the terms, and who sells. It stands in the page itself, so that saving it needs no other request.
 */
export function orderCopy(
  receipt: OrderReceipt,
  said: Pick<OrderThanksText, 'text' | 'lines'>,
  context: RequestContext,
): OrderThanksText['copy'] {
  const copy = context.copy('order');
  const { labelled } = context.copy('frame');
  const lines = [
    ...headLines(receipt, context),
    '',
    said.text,
    ...said.lines.map((line) => fillIn(labelled, line)),
    '',
    ...renewalLines(receipt, context),
    ...withdrawalLines(receipt, context),
    '',
    fillIn(labelled, { label: copy.terms, value: context.brand.footer.terms }),
    ...sellerLines(context),
  ];
  const day = new Date(receipt.placedAtMs ?? context.nowMs).toISOString().slice(0, 10);
  return {
    href: `data:text/plain;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('\r\n')}\r\n`)}`,
    name: `${context.brand.key}-${day}.txt`,
    label: copy.keepCopy,
  };
}

function headLines({ placedAtMs }: OrderReceipt, context: RequestContext): string[] {
  const { brand, locale, timeZone } = context;
  const copy = context.copy('order');
  const title = fillIn(copy.copyTitle, { brand: brand.displayName });
  if (placedAtMs === undefined) return [title];
  return [title, fillIn(copy.copyWhen, { time: exactMomentText(placedAtMs, locale.format, timeZone) })];
}

function renewalLines(receipt: OrderReceipt, context: RequestContext): string[] {
  const renews = receiptRenews(receipt, context);
  if (renews === undefined) return [];
  const words = context.copy('price');
  const how = howToCancel(context);
  return [renews, how.kind === 'here' ? how.text : fillIn(words.cancelAt, { place: how.href })];
}

function withdrawalLines({ country, billingCycle }: OrderReceipt, context: RequestContext): string[] {
  const { brand, url } = context;
  const { withdrawalDays } = contractLaw(country ?? brand.country, brand);
  const page = pathTo('withdrawal', brand);
  if (!page || withdrawalDays === 0 || billingCycle === 0) return [];
  const words = context.copy('price');
  return [`${fillIn(words.withdrawal, { count: withdrawalDays })} ${url.origin}${page}`];
}

function sellerLines(context: RequestContext): string[] {
  const { brand } = context;
  const { company } = brand.sells;
  const frame = context.copy('frame');
  const help = fillIn(frame.labelled, { label: frame.help, value: brand.support.email });
  if (!company) return [help];
  const copy = context.copy('order');
  const seller = [company.name, ...company.address].join(', ');
  return [fillIn(frame.labelled, { label: copy.soldBy, value: seller }), help];
}
