import type * as stored from '../../contracts/stored/hosted-visit.ts';
import { openLimits } from './open-change.ts';
import type { OrderDraft } from './order-draft.ts';

/** What an account began on the provider's page, until the account shows how it ended. */
export type HostedVisit = stored.HostedVisit;

/**
 * Returns the drafts with which a session begins, so that it shows how a visit ended that an earlier session began. An
 * order that began too long ago is left out.
 */
export function draftsOfVisit(
  { order, card }: HostedVisit,
  nowMs: number,
): { order?: OrderDraft; hostedCard?: NonNullable<HostedVisit['card']> } {
  const drafts: ReturnType<typeof draftsOfVisit> = card ? { hostedCard: card } : {};
  if (!order || nowMs - order.atMs >= openLimits.orderMs) return drafts;
  const { key, atMs: _, ...hosted } = order;
  const draft = { key, ofChange: '', promos: [], billingToken: null, actionTokenId: null, isPlaced: false };
  return { ...drafts, order: { ...draft, hosted } };
}
