import { fillIn } from '../../copy/fill-in.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanOfferText } from '../../components/plans/plan-offer.tsx';
import { byDeviceName } from '../../domain/devices/covered-devices.ts';
import { cheapestFor } from '../../domain/plans/recommended-plan.ts';
import { deviceNamesText } from '../words/device-names-text.ts';
import type { PlanSetting } from './plan-text.ts';

/** The cameras of a person, counted and named; `names` is undefined where they are only counted. */
export type AccountCameras = { count: number; names: string | undefined };

export function accountCameras(devices: readonly Device[], format: string): AccountCameras {
  return { count: devices.length, names: deviceNamesText(devices.toSorted(byDeviceName), format) };
}

/** Says which of a person's cameras a plan covers, or how many of them; undefined where they have none. */
export function camerasText(
  { deviceQuantity }: Plan,
  { count, names }: AccountCameras,
  copy: PlanSetting['copy'],
): string | undefined {
  if (count === 0) return undefined;
  if (deviceQuantity < count) return fillIn(copy.coversSome, { count: deviceQuantity, of: count });
  return names ? fillIn(copy.coversNamed, { devices: names }) : fillIn(copy.coversAll, { count });
}

/**
 * Marks the cheapest of the offers that covers all cameras, where it can be chosen and is not the current plan. `plans` are
 * those of the offers, in their order: by price.
 */
export function withRecommendation(
  offers: readonly PlanOfferText[],
  plans: readonly Plan[],
  cameras: number,
  { copy, currency }: Pick<PlanSetting, 'copy' | 'currency'>,
): PlanOfferText[] {
  const open = new Set(offers.flatMap(({ id, choice }) => (choice?.kind === 'open' ? [id] : [])));
  const recommended = cheapestFor(
    plans.filter(({ id }) => open.has(id)),
    cameras,
    currency,
  );
  return offers.map((offer) =>
    offer.id === recommended?.id && !offer.mark
      ? { ...offer, mark: { kind: 'recommended', text: copy.fitsYou } }
      : offer,
  );
}
