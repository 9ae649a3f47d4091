import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { BillingForm } from '../../contracts/billing/billing-form.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';
import { lackingFields, splitName, tidyFields } from '../../domain/billing/billing-fields.ts';
import type { BillingProblem } from '../../domain/billing/billing-problem.ts';
import type { EnteredCard } from '../../domain/billing/entered-card.ts';
import { acceptedCode } from '../../domain/orders/promo.ts';
import { noteSecurityEvent } from '../session/note-security.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { sessionOfNow } from '../access/guard.ts';
import { saveDrafts } from '../session/sessions.ts';
import { forgetTypedText } from '../access/typed-text.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { RequestContext } from '../request/request-context.ts';
import { billingFlash, cardSavedNote } from './billing-notes.ts';
import { storeCard } from './store-card.ts';

/** Returns the card of a form as it was entered. */
export function cardOfForm(form: BillingForm): EnteredCard {
  const names =
    form.provider === 'stripeElements'
      ? splitName(form.name ?? '')
      : { firstName: form.firstName ?? '', lastName: form.lastName ?? '' };
  const { address1, address2 = '', city, state = '', postalCode } = form;
  // A country that the form does not offer is left out, and the form is shown again.
  const country = billingCountries.includes(form.country) ? form.country : '';
  return {
    provider: form.provider,
    token: form.token,
    fields: tidyFields({ ...names, address1, address2, city, state, postalCode, country }),
    from: form.from ?? null,
  };
}

/**
 * Checks an entered card, makes it the card on file, and returns the path to redirect to. `resultToken` is the result
 * of the bank's challenge about it.
 */
export async function enterCard(
  context: RequestContext,
  session: SessionRecord,
  card: EnteredCard,
  resultToken?: string,
): Promise<string> {
  if (lackingFields(card.fields).length > 0) return askAgain(context, card, 'fields');
  if (card.token === '') return askAgain(context, card, 'unavailable');
  if (session.storedToken === card.token) return onward(session, card);
  const order = session.order;
  const promoCode = order && session.planChange ? acceptedCode(order.promos) : undefined;
  const outcome = await storeCard(platformOf(context, session), context.brand, card, promoCode, resultToken);
  switch (outcome.kind) {
    case 'stored':
      await noteSecurityEvent(context, session, { kind: 'cardChanged' });
      forgetTypedText(context);
      await saveDrafts(context, {
        card: undefined,
        storedToken: card.token,
        // A challenge about the card before does not hold for this one.
        ...(order ? { order: { ...order, billingToken: null, actionTokenId: null } } : {}),
      });
      return pathAfterStoring(context, session, card);
    case 'challenge':
      await saveDrafts(context, { card: { entered: card, actionTokenId: outcome.actionTokenId } });
      return billingPath(card.from, { challenge: '1' });
    case 'leaving':
      return '/pending-delete';
    case 'signedOut':
      return signInAgain(context, outcome.failure, billingPath(card.from));
    case 'refused': {
      // The same form was sent twice at once, and the other request has stored the card.
      if (outcome.problem === 'session' && (await isStored(context, card.token)))
        return onward(session, card);
      if (session.card) await saveDrafts(context, { card: undefined });
      return askAgain(context, card, outcome.problem);
    }
  }
}

/** Returns the path of the card form. `from` says where the person came from. */
export function billingPath(from: 'payment' | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(from ? { from } : {}) });
  return query.size > 0 ? `/billing?${query}` : '/billing';
}

/**
 * Returns where a stored card leads: to Payment, if the person came from there or orders nothing, else to their order.
 */
function onward({ planChange }: SessionRecord, { from }: EnteredCard): string {
  return planChange && from !== 'payment' ? '/order-summary' : '/payment';
}

/** Returns the same path once the card is stored; Payment then shows that. */
async function pathAfterStoring(
  context: RequestContext,
  session: SessionRecord,
  card: EnteredCard,
): Promise<string> {
  const path = onward(session, card);
  if (path === '/payment') context.keptCookies.push(await cardSavedNote.write(context, { saved: true }));
  return path;
}

async function askAgain(
  context: RequestContext,
  { from, fields }: { from: 'payment' | null; fields: BillingFields },
  problem: BillingProblem,
): Promise<string> {
  context.keptCookies.push(await billingFlash.write(context, { problem, fields }));
  return billingPath(from);
}

async function isStored(context: RequestContext, token: string): Promise<boolean> {
  const now = await sessionOfNow(context);
  return now?.storedToken === token;
}
