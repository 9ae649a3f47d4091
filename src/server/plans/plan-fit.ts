import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanOfferText } from '../../components/plans/plan-offer.tsx';
import type { PlanSetting } from './plan-text.ts';

/** Says how many of a person's cameras a plan covers; undefined where they have none. */
export function camerasText(
  { deviceQuantity }: Plan,
  cameras: number,
  copy: PlanSetting['copy'],
): string | undefined {
  if (cameras === 0) return undefined;
  return deviceQuantity >= cameras
    ? fillIn(copy.coversAll, { count: cameras })
    : fillIn(copy.coversSome, { count: deviceQuantity, of: cameras });
}

/**
 * Marks the cheapest of the offers that covers all cameras, where it can be chosen and is not the current plan. `plans` are
 * those of the offers, in their order: by price.
 */
export function withFit(
  offers: readonly PlanOfferText[],
  plans: readonly Plan[],
  cameras: number,
  copy: PlanSetting['copy'],
): PlanOfferText[] {
  const open = new Set(offers.flatMap(({ id, choice }) => (choice?.kind === 'open' ? [id] : [])));
  const fitting =
    cameras === 0 ? [] : plans.filter(({ id, deviceQuantity }) => open.has(id) && deviceQuantity >= cameras);
  const fit = fitting.find(({ billingCycle }) => billingCycle === 0) ?? fitting[0];
  return offers.map((offer) =>
    offer.id === fit?.id && !offer.mark ? { ...offer, mark: { kind: 'fits', text: copy.fitsYou } } : offer,
  );
}
