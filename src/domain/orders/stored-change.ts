import type {
  EarlierOrder,
  StoredChange,
  StoredOutcome,
  StoredWanted,
  WantedOrder,
} from '../../contracts/stored/open-change.ts';
import type { StoredDraft } from '../../contracts/stored/order-draft.ts';
import type { StoredReceipt } from '../../contracts/stored/order-receipt.ts';
import type { HostedOrder, OrderDraft } from './order-draft.ts';
import type { OpenChange, WantedChange } from './open-change.ts';
import type { OrderOutcome, OrderReceipt } from './order-outcome.ts';

// Records of orders and changes outlive a release: they are stored up to 30 days. What earlier versions wrote is read here
// as what it was (docs/adr/062).

/** Reads a stored receipt. */
export function readReceipt(stored: StoredReceipt): OrderReceipt {
  if ('startsAt' in stored) return stored;
  const { startsAtMs, nextChargeAtMs, trialEndsAtMs, ...receipt } = stored;
  return { ...receipt, startsAt: startsAtMs, nextChargeAt: nextChargeAtMs, trialEndsAt: trialEndsAtMs };
}

/** Reads the stored outcome of an order. */
export function readOutcome(stored: StoredOutcome): OrderOutcome {
  return stored.kind === 'done' ? { kind: 'done', receipt: readReceipt(stored.receipt) } : stored;
}

/** Reads a stored change with the account before it. */
export function readChange<Change extends Pick<StoredChange, 'wanted' | 'before'>>(
  stored: Change,
): Omit<Change, 'wanted'> & Pick<OpenChange, 'wanted' | 'before'> {
  const before = readBefore(stored.before);
  return { ...stored, before, wanted: readWanted(stored.wanted, before) };
}

/** Reads the stored draft of an order. */
export function readDraft({ hosted, receipt, ...draft }: StoredDraft): OrderDraft {
  return {
    ...draft,
    ...(hosted ? { hosted: readHosted(hosted) } : {}),
    receipt: receipt && readReceipt(receipt),
  };
}

function readHosted(stored: NonNullable<StoredDraft['hosted']>): HostedOrder {
  const before = readBefore(stored.before);
  return { ...stored, before, wanted: readOrder(stored.wanted, before) };
}

/** Reads what a stored change wanted. `before` has the plans of the account before it, if they are known. */
export function readWanted(stored: StoredWanted, before: OpenChange['before'] = {}): WantedChange {
  switch (stored.kind) {
    case 'order':
      return readOrder(stored, before);
    case 'migrate':
      return 'onto' in stored ? stored : { ...stored, onto: null };
    case 'saveDevices':
    case 'cancelPlan':
      return stored;
  }
}

function readOrder(stored: WantedOrder | EarlierOrder, before: OpenChange['before']): WantedOrder {
  if ('keeps' in stored) return stored;
  const { kind, toPlanId, toPlanCode, receipt } = stored;
  const kept = Object.keys(before).find((id) => planIdIn(before[id]) === toPlanId);
  const ids = Object.keys(before);
  return {
    kind,
    toPlanId,
    toPlanCode,
    // The release before did not store it. An account with several plans is shown as the platform lists it.
    fromSubscriptionId: kept ?? (ids.length === 1 ? (ids[0] ?? null) : null),
    keeps: kept !== undefined,
    receipt: readReceipt(receipt),
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
