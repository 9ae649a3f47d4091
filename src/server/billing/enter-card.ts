import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { BillingForm } from '../../contracts/billing/billing-form.ts';
import { billingCountries } from '../../domain/billing/billing-countries.ts';
import { lackingFields, splitName, tidyFields } from '../../domain/billing/billing-fields.ts';
import type { BillingProblem } from '../../domain/billing/billing-problem.ts';
import type { EnteredCard } from '../../domain/billing/entered-card.ts';
import { acceptedCode } from '../../domain/orders/promo.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord, SessionDrafts } from '../session/session-record.ts';
import { sessionOfNow } from '../session/guard.ts';
import { saveDrafts } from '../session/sessions.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { Visit } from '../page/request-context.ts';
import { billingFlashCookie } from './billing-notes.ts';
import { storeCard } from './store-card.ts';

/** The card of a form, as it was entered. */
export function enteredCard(form: BillingForm): EnteredCard {
  const names =
    form.provider === 'stripeElements'
      ? splitName(form.name ?? '')
      : { firstName: form.firstName ?? '', lastName: form.lastName ?? '' };
  const { address1, address2 = '', city, state = '', postalCode } = form;
  // One that the form does not offer is none: it is asked for anew.
  const country = billingCountries.includes(form.country) ? form.country : '';
  return {
    provider: form.provider,
    token: form.token,
    fields: tidyFields({ ...names, address1, address2, city, state, postalCode, country }),
    from: form.from ?? null,
  };
}

/** Checks an entered card, makes it the card on file, and answers the path to go to. */
export async function enterCard(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
  card: EnteredCard,
  resultToken?: string,
): Promise<string> {
  if (lackingFields(card.fields).length > 0) return askAgain(env, visit, card, 'fields');
  if (card.token === '') return askAgain(env, visit, card, 'unavailable');
  if (session.storedToken === card.token) return onward(session, card);
  const order = session.order;
  const promoCode = order && session.planChange ? acceptedCode(order.promos) : undefined;
  const outcome = await storeCard(platformOf(env, visit, session), visit.brand, card, promoCode, resultToken);
  switch (outcome.kind) {
    case 'stored':
      await note(env, visit, {
        card: undefined,
        storedToken: card.token,
        // A challenge about the card before is none about this one.
        ...(order ? { order: { ...order, billingToken: null, actionTokenId: null } } : {}),
      });
      return onward(session, card);
    case 'challenge':
      await note(env, visit, { card: { entered: card, actionTokenId: outcome.actionTokenId } });
      return billingPath(card.from, { challenge: '1' });
    case 'leaving':
      return '/pending-delete';
    case 'signedOut':
      return signInAgain(env, visit, outcome.failure, billingPath(card.from));
    case 'refused': {
      // The same form sent twice at once: the other one has stored the card.
      if (outcome.problem === 'session' && (await isStored(env, visit, card.token)))
        return onward(session, card);
      if (session.card) await note(env, visit, { card: undefined });
      return askAgain(env, visit, card, outcome.problem);
    }
  }
}

/** The card form's address, with where the person came from. */
export function billingPath(from: 'payment' | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(from ? { from } : {}) });
  return query.size > 0 ? `/billing?${query}` : '/billing';
}

/** Where a stored card leads: back to where the person came from, else to the order it is for. */
function onward({ planChange }: SessionRecord, { from }: EnteredCard): string {
  return planChange && from !== 'payment' ? '/order-summary' : '/payment';
}

async function askAgain(
  env: PortalEnv,
  visit: Visit,
  { from, fields }: { from: 'payment' | null; fields: BillingFields },
  problem: BillingProblem,
): Promise<string> {
  visit.keptCookies.push(await billingFlashCookie(env, visit, { problem, fields }));
  return billingPath(from);
}

async function isStored(env: PortalEnv, visit: Visit, token: string): Promise<boolean> {
  const now = await sessionOfNow(env, visit);
  return now?.storedToken === token;
}

function note(
  env: PortalEnv,
  { brand, cookies, nowMs }: Visit,
  drafts: Partial<SessionDrafts>,
): Promise<void> {
  return saveDrafts(env, { brand: brand.key, cookies, nowMs }, drafts);
}
