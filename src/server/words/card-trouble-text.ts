import type { CardTroubleText } from '../../components/card-trouble.tsx';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { CardTrouble } from '../../domain/billing/billing-issues.ts';
import { amountDue } from '../../domain/billing/new-card.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { Words } from '../request/words.ts';

/** Puts trouble with the card into words, with the way to the card form. */
export function cardTroubleText(trouble: CardTrouble, words: Words): CardTroubleText {
  const copy = words.copy('myPlan');
  const button = cardFormButton(words);
  if (trouble.kind === 'cardExpired')
    return {
      kind: 'warning',
      title: copy.cardExpiredTitle,
      titleHref: undefined,
      text: copy.cardExpiredText,
      button,
    };
  return {
    kind: 'error',
    ...unpaidTitle(trouble.due, words),
    text: trouble.isExpired ? copy.pastDueExpired : copy.pastDueText,
    button,
  };
}

/** The button that leads to the card form; with `from`, the form leads back to /payment. */
export function cardFormButton(
  words: Words,
  query: { from?: 'payment' } = { from: 'payment' },
): { href: string; label: string } {
  return { href: pathTo('billing', query), label: words.copy('payment').updateCard };
}

/** Says what is unpaid, and leads to it. */
function unpaidTitle(due: readonly Invoice[], words: Words): Pick<CardTroubleText, 'title' | 'titleHref'> {
  const copy = words.copy('payment');
  const [first] = due;
  if (!first) return { title: words.copy('myPlan').pastDueTitle, titleHref: undefined };
  if (due.length > 1)
    return {
      title: fillIn(copy.pastDueInvoices, { count: due.length }),
      titleHref: pathTo('history', words.brand),
    };
  const amount = amountDue(due);
  return {
    title:
      amount && first.invoiceDate !== null
        ? fillIn(copy.pastDueInvoice, { amount: words.money(amount), date: words.day(first.invoiceDate) })
        : words.copy('myPlan').pastDueTitle,
    titleHref: pathTo('invoice', { invoiceId: first.invoiceId }),
  };
}
