import type { OrderBasis } from '../../domain/orders/order-basis.ts';
import { acceptedCode } from '../../domain/orders/promo.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { askPreview } from '../account/ask-preview.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { askCoupon } from './check-promo.ts';
import { begunOrder } from './order-draft.ts';

/** An order that a page is about to read. */
export type ForeseenOrder = {
  planCode: string;
  deviceIds: readonly string[];
  /** The promo codes that may be used; `isChecked` where it is known which of them applies. */
  couponCodes: readonly string[];
  isChecked: boolean;
};

/**
 * Asks early what an order will ask, by what a page last read of the account, so that one page waits for the platform once.
 * `platform` asks once (`dedupeReads`): the page that has read the account asks the same again and finds the answer on its
 * way, or asks with what the account says now.
 */
export function foreseeOrder(
  platform: PlatformClient,
  accountId: string,
  basis: OrderBasis | undefined,
  { planCode, deviceIds, couponCodes, isChecked }: ForeseenOrder,
): void {
  if (!basis) return;
  const { currency, address } = basis;
  for (const couponCode of [undefined, ...couponCodes])
    void askPreview(platform, { planCode, couponCode, accountId, basis: { currency, address } });
  if (isChecked) return;
  const devices = basis.devices.filter(({ id }) => deviceIds.includes(id));
  for (const couponCode of couponCodes) void askCoupon(platform, couponCode, devices);
}

/** Returns what a plan change asks: with the promo codes of its order, or those that came with the change. */
export function foreseenBy(session: SessionRecord, change: PlanChangeIntent): ForeseenOrder {
  const begun = begunOrder(session, change);
  const used = begun && acceptedCode(begun.promos);
  return {
    planCode: change.toPlanCode,
    deviceIds: change.deviceIds,
    couponCodes: begun ? (used === undefined ? [] : [used]) : change.promoCodes,
    isChecked: begun !== undefined,
  };
}
