import type {
  EarlierOrder,
  StoredChange,
  StoredOutcome,
  StoredRequest,
  RequestedOrder,
} from '../../contracts/stored/open-change.ts';
import type { StoredDraft } from '../../contracts/stored/order-draft.ts';
import type { LoggedChange } from '../../contracts/stored/change-log.ts';
import type { StoredReceipt } from '../../contracts/stored/order-receipt.ts';
import type { PromoLength } from '../../contracts/stored/promo-length.ts';
import type { HostedOrder, OrderDraft } from './order-draft.ts';
import type { OpenChange, RequestedChange } from './open-change.ts';
import type { OrderOutcome, OrderReceipt } from './order-outcome.ts';

// Records of orders and changes outlive a release: they are stored up to 30 days. What earlier versions wrote is read here
// as what it was (docs/adr/062).

/** Reads a stored receipt. `lasts`: how long its promo code lasts, where it stands beside the receipt. */
export function readReceipt(stored: StoredReceipt, lasts?: PromoLength): OrderReceipt {
  if ('startsAt' in stored) return stored.version === 2 ? stored : earlier(stored, lasts);
  const { startsAtMs, nextChargeAtMs, trialEndsAtMs, ...receipt } = stored;
  return earlier(
    { ...receipt, startsAt: startsAtMs, nextChargeAt: nextChargeAtMs, trialEndsAt: trialEndsAtMs },
    lasts,
  );
}

/**
 * A receipt of an earlier release. Without a promo code its next charge and its renewal are the price of a period. With one
 * it may name no next charge, and nothing is said of it then.
 */
function earlier(receipt: OrderReceipt, lasts: PromoLength | undefined): OrderReceipt {
  const { perPeriod: amount, withPromo, billingCycle, nextChargeAt } = receipt;
  if (withPromo !== undefined) return lasts ? { ...receipt, lasts } : receipt;
  return {
    ...receipt,
    ...(nextChargeAt === null ? {} : { next: { amount, isMost: false } }),
    ...(billingCycle === 0 ? {} : { renewal: { amount, tax: 'included', total: amount } }),
  };
}

/** Reads a stored change that was made. */
export function readLoggedChange(stored: LoggedChange): LoggedChange {
  if (stored.kind !== 'order') return stored;
  const { promoLasts, receipt, ...change } = stored;
  return { ...change, receipt: readReceipt(receipt, promoLasts) };
}

/** Reads the stored outcome of an order. */
export function readOutcome(stored: StoredOutcome): OrderOutcome {
  return stored.kind === 'done' ? { kind: 'done', receipt: readReceipt(stored.receipt) } : stored;
}

/** Reads a stored change with the account before it. */
export function readChange<Change extends Pick<StoredChange, 'wanted' | 'before' | 'about'>>(
  stored: Change,
): Omit<Change, 'wanted'> & Pick<OpenChange, 'wanted' | 'before'> {
  const before = readBefore(stored.before);
  const wanted = readStoredRequest(stored.wanted, before, stored.about?.promoLasts);
  return { ...stored, before, wanted };
}

/** Reads the stored draft of an order. */
export function readDraft({ hosted, receipt, isPlaced, ...draft }: StoredDraft): OrderDraft {
  return {
    ...draft,
    ...(hosted ? { hosted: readHosted(hosted) } : {}),
    isPlaced: isPlaced === true || receipt !== null,
  };
}

/** A draft as it is stored. The account has the receipt of a placed order, so the draft holds none. */
export function storedDraftOf(draft: OrderDraft): StoredDraft {
  return { ...draft, receipt: null };
}

function readHosted(stored: NonNullable<StoredDraft['hosted']>): HostedOrder {
  const before = readBefore(stored.before);
  return { ...stored, before, wanted: readOrder(stored.wanted, before) };
}

/**
 * Reads what a stored change wanted. `before` has the plans of the account before it, if they are known; `lasts` is the length of
 * the promo code, where an earlier release stored it beside the receipt.
 */
export function readStoredRequest(
  stored: StoredRequest,
  before: OpenChange['before'] = {},
  lasts?: PromoLength,
): RequestedChange {
  switch (stored.kind) {
    case 'order':
      return readOrder(stored, before, lasts);
    case 'migrate':
      return 'onto' in stored ? stored : { ...stored, onto: null };
    case 'saveDevices':
    case 'cancelPlan':
      return stored;
  }
}

function readOrder(
  stored: RequestedOrder | EarlierOrder,
  before: OpenChange['before'],
  lasts?: PromoLength,
): RequestedOrder {
  if ('keeps' in stored) return { ...stored, receipt: readReceipt(stored.receipt, lasts) };
  const { kind, toPlanId, toPlanCode, receipt } = stored;
  const keptId = Object.keys(before).find((id) => planIdIn(before[id]) === toPlanId);
  const ids = Object.keys(before);
  return {
    kind,
    toPlanId,
    toPlanCode,
    // The release before did not store it. An account with several plans is shown as the platform lists it.
    fromSubscriptionId: keptId ?? (ids.length === 1 ? (ids[0] ?? null) : null),
    keeps: keptId !== undefined,
    receipt: readReceipt(receipt, lasts),
  };
}

function readBefore(stored: OpenChange['before']): OpenChange['before'] {
  return Object.fromEntries(Object.entries(stored).map(([id, text]) => [id, readPlans(text)]));
}

/**
 * Reads the text of a subscription before a change. The release before stored the code and the name of the plan that was to
 * follow, where this one stores the mark of the state. It stored no code for a plan that is never charged.
 */
function readPlans(text: string): string {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored) || stored.length !== 5) return text;
  const [planId, planCode, code, toCode, toName] = stored.map((part: unknown) => part ?? null);
  const mark = toName === null ? 'on' : toCode === null ? 'ending' : `to ${toCode} ${toName}`;
  return JSON.stringify([planId, planCode, code, mark]);
}

function planIdIn(text: string | undefined): unknown {
  const stored: unknown = text === undefined ? undefined : JSON.parse(text);
  return Array.isArray(stored) ? stored[0] : undefined;
}
