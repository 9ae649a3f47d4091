import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { deviceCount } from '../../domain/devices/device-count.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { deviceChipsText } from '../devices/device-chips-text.ts';
import type { CardSetting } from './card-setting.ts';

/**
 * The devices that a card shows: those that the plan covers and, where this card lists them, those that no plan covers.
 */
export type CardDeviceFacts = {
  subscription: Subscription;
  covered: readonly Device[];
  devices: readonly Device[];
  modelNames: ReadonlyMap<string, string>;
  uncovered: readonly Device[];
};

type DeviceText = Pick<PlanCardText, 'devicesText' | 'manage' | 'devices' | 'devicesNone' | 'uncovered'>;

/** Returns the devices of a card in words. A free plan that covers no device says what it gives instead. */
export function cardDevices(
  { subscription, covered, devices, modelNames, uncovered }: CardDeviceFacts,
  { copy, locale, brand }: CardSetting,
): DeviceText {
  const { plan } = subscription;
  const words = copyFor('devices', locale.language, brand);
  const chips = (some: readonly Device[], named: boolean) =>
    deviceChipsText(some, modelNames, words, { named });
  const manage = manageWay(subscription, copy, brand);
  if (
    isFreePlan(plan.code, brand.planCodes) &&
    plan.deviceQuantity === 0 &&
    covered.length === 0 &&
    devices.length > 0
  )
    return {
      devicesText: fillIn(copy.liveView, { count: devices.length }),
      manage,
      devices: chips(devices, false),
      devicesNone: undefined,
      uncovered: undefined,
    };
  const bare = chips(uncovered, false);
  return {
    devicesText: devicesText(covered.length, plan.deviceQuantity, copy),
    manage,
    devices: chips(covered, true),
    devicesNone: covered.length === 0 ? copy.devicesNone : undefined,
    uncovered: bare && {
      text: fillIn(copy.uncovered, { count: uncovered.length }),
      devices: bare,
    },
  };
}

/** Returns the link to where a plan's devices are chosen; undefined where they are not chosen. */
export function manageWay(
  subscription: Subscription,
  copy: Copy['myPlan'],
  { planCodes }: CardSetting['brand'],
): PlanCardText['manage'] {
  if (!canChooseDevices(subscription, planCodes)) return undefined;
  const query = new URLSearchParams({ subscriptionId: subscription.id });
  return { href: `/manage-devices?${query}`, label: copy.manageDevices };
}

function devicesText(used: number, allowed: number, copy: Copy['myPlan']): string {
  const count = deviceCount(used, allowed);
  if (count.form === 'ofMany')
    return fillIn(copy.devicesOfMany, { used: count.used, allowed: count.allowed });
  return fillIn(copy.devicesCount, { count: count.used });
}
