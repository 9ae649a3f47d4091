import type { BillingForm } from '../../contracts/billing/billing-form.ts';
import type { AppMessage } from '../../contracts/native-message.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { dueIds } from '../../domain/billing/new-card.ts';
import { OPTIONAL_MS } from '../account/read-account.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';
import { addressFormOf } from '../../domain/billing/address-form.ts';
import { lackingFields, readBillingFields } from '../../domain/billing/billing-fields.ts';
import type { BillingProblem } from '../../domain/billing/billing-problem.ts';
import type { EnteredCard } from '../../domain/billing/entered-card.ts';
import { acceptedCode } from '../../domain/orders/promo.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { noteSecurityEvent } from '../session/note-security.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionDrafts, SessionRecord } from '../session/session-record.ts';
import { sessionOfNow } from '../access/guard.ts';
import { saveDrafts } from '../session/sessions.ts';
import { forgottenTextCookies } from '../access/typed-text.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { changeEnded } from '../app/app-messages.ts';
import { type FormLead, withAppMessages } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { billingFlash, cardSavedNote } from './billing-notes.ts';
import { type CardOutcome, storeCard } from './store-card.ts';

/** Returns the card of a form as it was entered. */
export function cardOfForm(form: BillingForm): EnteredCard {
  // A country that the form does not offer is left out, and the form is shown again.
  const fields = { ...form, country: billingCountries.includes(form.country) ? form.country : '' };
  return {
    provider: form.provider,
    token: form.token,
    fields: readBillingFields((name) => fields[name]),
    from: form.from ?? null,
  };
}

/**
 * What became of an entered card. `incomplete`: it was not sent to the platform. `storedBefore`: the same form was sent
 * before, and that request has stored it.
 */
type CardResult = CardOutcome | { kind: 'incomplete'; problem: BillingProblem } | { kind: 'storedBefore' };

/**
 * Checks an entered card, makes it the card on file, and returns where that leads. `resultToken` is the result of the
 * bank's challenge about it.
 */
export async function enterCard(
  context: RequestContext,
  session: SessionRecord,
  card: EnteredCard,
  resultToken?: string,
): Promise<FormLead> {
  const platform = platformOf(context, session);
  // A new card pays what is past due: Payment then says so.
  const history =
    onwardOf(session, card) === pathTo('payment')
      ? await platform.call('paymentHistory', {}, { withinMs: OPTIONAL_MS })
      : undefined;
  const result = await takeCard(context, session, card, resultToken);
  if (result.kind === 'stored') await noteSecurityEvent(context, session, { kind: 'cardChanged' });
  const drafts = draftsAfter(session, card, result);
  if (drafts) await saveDrafts(context, drafts);
  const invoices = history?.ok ? history.answer : undefined;
  return withAppMessages(
    await whereNext(context, session, card, { result, invoices }),
    ...cardMessages(result),
  );
}

/** What an app is told of an entered card; nothing while the form or the bank asks, or where the session ended first. */
function cardMessages(result: CardResult): AppMessage[] {
  switch (result.kind) {
    case 'stored':
      return [changeEnded('card', 'done')];
    case 'refused':
      return [changeEnded('card', 'refused', result.problem)];
    case 'leaving':
      return [changeEnded('card', 'refused', result.kind)];
    case 'storedBefore':
    case 'challenge':
    case 'incomplete':
    case 'signedOut':
      return [];
  }
}

/** Returns the page that a stored card leads to. */
function onwardOf({ planChange }: SessionRecord, { from }: EnteredCard): string {
  return planChange && from !== 'payment' ? pathTo('orderSummary') : pathTo('payment');
}

/** Stores a card, unless it is incomplete or stored already. */
async function takeCard(
  context: RequestContext,
  session: SessionRecord,
  card: EnteredCard,
  resultToken: string | undefined,
): Promise<CardResult> {
  const { storedToken, order, planChange } = session;
  if (lackingFields(card.fields, addressFormOf(card.fields.country)).length > 0)
    return { kind: 'incomplete', problem: 'fields' };
  if (card.token === '') return { kind: 'incomplete', problem: 'unavailable' };
  if (storedToken === card.token) return { kind: 'storedBefore' };
  const promoCode = order && planChange ? acceptedCode(order.promos) : undefined;
  const platform = platformOf(context, session);
  const outcome = await storeCard(platform, context.brand, card, promoCode, resultToken);
  if (outcome.kind !== 'refused' || outcome.problem !== 'session') return outcome;
  // Where the same form was sent twice at once, the other request has stored the card and used up its token.
  const now = await sessionOfNow(context);
  return now?.storedToken === card.token ? { kind: 'storedBefore' } : outcome;
}

/** Returns the drafts of the session that change with a card; undefined where none does. */
function draftsAfter(
  { order, card: waiting }: SessionRecord,
  entered: EnteredCard,
  result: CardResult,
): Partial<SessionDrafts> | undefined {
  switch (result.kind) {
    case 'stored': {
      // A challenge about the card before does not hold for this one.
      const reset = order && { order: { ...order, billingToken: null, actionTokenId: null } };
      return { card: undefined, storedToken: entered.token, ...reset };
    }
    case 'challenge':
      return { card: { entered, actionTokenId: result.actionTokenId } };
    case 'refused':
      return waiting && { card: undefined };
    case 'incomplete':
    case 'storedBefore':
    case 'leaving':
    case 'signedOut':
      return undefined;
  }
}

/** Returns where an entered card leads: on to the order or to Payment, to the bank's challenge, or to the form again. */
async function whereNext(
  context: RequestContext,
  session: SessionRecord,
  card: EnteredCard,
  { result, invoices }: { result: CardResult; invoices: readonly Invoice[] | undefined },
): Promise<FormLead> {
  const { from, fields } = card;
  const onward = onwardOf(session, card);
  switch (result.kind) {
    case 'storedBefore':
      return onward;
    case 'stored': {
      // Payment says that the card is saved.
      const notes =
        onward === pathTo('payment')
          ? [await cardSavedNote.write(context, session, { card: result.card, due: dueIds(invoices) })]
          : [];
      return { to: onward, cookies: [...forgottenTextCookies(context), ...notes] };
    }
    case 'challenge':
      return pathTo('billing', { challenge: '1', from });
    case 'leaving':
      return pathTo('pendingDelete');
    case 'signedOut':
      return signInAgain(context, result.failure, pathTo('billing', { from }));
    case 'incomplete':
    case 'refused': {
      const { problem } = result;
      return {
        to: pathTo('billing', { from }),
        cookies: [await billingFlash.write(context, session, { problem, fields })],
      };
    }
  }
}
