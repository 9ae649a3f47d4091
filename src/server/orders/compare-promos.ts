import { previewBasis } from '../../domain/orders/order-basis.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { isPromoCode, type PromoEntry, promoRefusal } from '../../domain/orders/promo.ts';
import type { AccountReader } from '../account/account-reader.ts';
import { askPreview } from '../account/ask-preview.ts';
import { type OrderCustomer, readOrderAccount } from '../account/order-context.ts';

/**
 * Adds to each accepted code what the first charged period costs with it (minor units), where two codes or more are
 * accepted. An order uses only one: the code that takes most off. A code that the platform refuses for this order
 * becomes rejected.
 */
export async function comparePromos(
  reader: AccountReader,
  customer: OrderCustomer,
  change: PlanChangeIntent,
  entries: readonly PromoEntry[],
  nowMs: number,
): Promise<PromoEntry[]> {
  if (entries.filter(({ state }) => state === 'accepted').length < 2) return [...entries];
  const read = await readOrderAccount(reader, customer, nowMs);
  const toPlan =
    read.kind === 'account' ? read.account.available.find(({ id }) => id === change.toPlanId) : undefined;
  if (read.kind === 'failed' || !toPlan) return [...entries];
  return Promise.all(
    entries.map(async (entry): Promise<PromoEntry> => {
      if (entry.state === 'rejected') return entry;
      const { code } = entry;
      const preview = await askPreview(reader.platform, {
        planCode: toPlan.code,
        couponCode: code,
        accountId: customer.accountId,
        basis: previewBasis(read.account, customer),
      });
      if (preview.ok)
        return { ...entry, total: preview.answer.trial?.costAfterTrial ?? preview.answer.total };
      const { failure } = preview;
      const refusal = failure.kind === 'refused' ? failure.code : undefined;
      return refusal !== undefined && isPromoCode(refusal)
        ? { code, state: 'rejected', why: promoRefusal(refusal) }
        : { ...entry, total: undefined };
    }),
  );
}
