import { confirmedBy, type OpenChange } from '../../domain/orders/open-change.ts';
import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { readSubscriptions } from './read-subscriptions.ts';

/** How long a read of the account from the platform may take, in milliseconds. */
const READ_MS = 2_000;

/** Whether the account shows a change. `unread`: it could not be read. `signedOut`: the platform's session is over. */
type Lookup =
  | { kind: 'shown'; subscription: Subscription | null }
  | { kind: 'notShown' }
  | { kind: 'unread' }
  | { kind: 'signedOut' };

/** Reads the account from the platform and returns whether it shows the change. */
export async function findInAccount(
  platform: PlatformClient,
  change: OpenChange,
  brand: { planCodes: PlanCodes },
  nowMs: number,
): Promise<Lookup> {
  const within = { withinMs: READ_MS };
  const { wanted } = change;
  if (wanted.kind === 'migrate' && !wanted.onto) {
    const required = await platform.call('migrationRequired', {}, within);
    if (required.ok)
      return required.answer.required ? { kind: 'notShown' } : { kind: 'shown', subscription: null };
    return required.failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'unread' };
  }
  const truth = await readSubscriptions(platform, brand, nowMs, within);
  if (!truth.ok) return truth.failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'unread' };
  const subscription = confirmedBy(change, truth.answer.live, brand.planCodes);
  // A subscription that could not be read may be the one that seems to be gone.
  const isTold = subscription !== undefined && (subscription !== null || !truth.missing);
  return !isTold ? { kind: truth.missing ? 'unread' : 'notShown' } : { kind: 'shown', subscription };
}
