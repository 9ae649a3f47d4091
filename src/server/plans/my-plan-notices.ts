import type { Brand } from '../../brands/brand-schema.ts';
import type { BillingIssue } from '../../domain/billing/billing-issues.ts';
import { matchesRequest, type OpenChange, type RequestedChange } from '../../domain/orders/open-change.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { isCancelled } from '../../domain/plans/cancellation.ts';
import { isResumed } from '../../domain/plans/resumed-plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { LateOutcome, ChangeStatus } from '../account/account-changes.ts';
import type { CompletedChange } from '../page/change-flash.ts';

/** What My Plan has to say above the plans. */
export type MyPlanNotice =
  /** A plan or a device of the account could not be read. */
  | { kind: 'incomplete' }
  /** The person was led here from a page of another account. */
  | { kind: 'otherAccount' }
  /** An order that the platform has accepted and does not show yet, or one from the provider's page that it shows. */
  | { kind: 'ordered'; receipt: OrderReceipt; isShown: boolean }
  /** A change whose outcome is still being checked; undefined where nobody knows which. */
  | {
      kind: 'open';
      change: RequestedChange | undefined;
      waits: boolean;
      isOverdue: boolean;
      reference?: string;
    }
  /** What became of a change. `charged`: another change has replaced it since. */
  | { kind: 'made'; change: RequestedChange }
  | { kind: 'charged'; receipt: OrderReceipt }
  | { kind: 'notFound' | 'neverShown'; change: RequestedChange; reference: string | undefined }
  /** An order that was begun on the provider's page. */
  | { kind: 'hostedSent' }
  | { kind: 'hostedLost'; planName: string }
  /** What was done just before this page. */
  | { kind: 'resumed'; planName: string }
  | { kind: 'cancelled' }
  | BillingIssue
  | { kind: 'noPlan' };

/** How long after it was sent a change is overdue, in milliseconds; its notice then links to the brand's support. */
const OVERDUE_MS = 15 * 60_000;

/**
 * Returns what is said of changes whose outcome is still being checked, or was found later (docs/adr/016). `subscriptions`
 * are those that the page shows: what is no longer true of them is left out.
 */
export function changeNotices(
  { open, news }: ChangeStatus,
  subscriptions: readonly Subscription[],
  { brand, nowMs }: { brand: Pick<Brand, 'planCodes'>; nowMs: number },
): MyPlanNotice[] {
  return [
    ...(open ? openNotices(open, nowMs) : []),
    ...news.flatMap((each) =>
      outcomeNotices(each, matchesRequest(each.wanted, subscriptions, brand.planCodes)),
    ),
  ];
}

function openNotices(open: NonNullable<ChangeStatus['open']>, nowMs: number): MyPlanNotice[] {
  // Nobody knows what it wants, nor since when: the brand's support is the way on.
  if (open === 'unread') return [{ kind: 'open', change: undefined, waits: false, isOverdue: true }];
  if (open.known === 'done') return confirmedNotices(open);
  const { wanted: change, waits = false, startedAtMs, reference } = open;
  const isOverdue = nowMs - startedAtMs >= OVERDUE_MS;
  return [{ kind: 'open', change, waits, isOverdue, ...(reference === undefined ? {} : { reference }) }];
}

/** Any other change than an order shows in the plans themselves (`withConfirmed`). */
function confirmedNotices({ wanted }: OpenChange): MyPlanNotice[] {
  return wanted.kind === 'order' && !wanted.keeps
    ? [{ kind: 'ordered', receipt: wanted.receipt, isShown: false }]
    : [];
}

function outcomeNotices(
  { kind, wanted: change, reference }: LateOutcome,
  stillHolds: boolean,
): MyPlanNotice[] {
  switch (kind) {
    case 'made':
      if (stillHolds) return [{ kind, change }];
      return change.kind === 'order' && change.receipt.chargedToday > 0
        ? [{ kind: 'charged', receipt: change.receipt }]
        : [];
    case 'notFound':
    case 'neverShown':
      return stillHolds ? [] : [{ kind, change, reference }];
  }
}

/**
 * Returns what is said after a cancellation and after it was taken back; nothing where the plans that the page shows say
 * otherwise. A cancelled plan may no longer be among them.
 */
export function flashNotices(
  flash: CompletedChange | undefined,
  subscriptions: readonly Subscription[],
  { planCodes }: Pick<Brand, 'planCodes'>,
): MyPlanNotice[] {
  const changed = subscriptions.find(({ id }) => id === flash?.subscriptionId);
  switch (flash?.done) {
    case 'kept':
      return changed && isResumed(changed, planCodes)
        ? [{ kind: 'resumed', planName: changed.plan.name }]
        : [];
    case 'cancelled':
      return changed && !isCancelled(changed) ? [] : [{ kind: 'cancelled' }];
    case 'covered':
    case 'uncovered':
    case 'devicesSaved':
    case undefined:
      return [];
  }
}
