import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { deviceCount } from '../../domain/devices/device-count.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { apart } from '../../domain/text/bidi.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import type { CardSetting } from './card-setting.ts';
import { rightSizeText } from './right-size-text.ts';

/** The devices that a card shows, and the plans that may cover more of them. */
export type CardDeviceFacts = {
  subscription: Subscription;
  /** All of the account's. */
  subscriptions: readonly Subscription[];
  /** The devices that the plan covers. */
  covered: readonly Device[];
  /** All devices of the account. */
  devices: readonly Device[];
  plans: readonly Plan[];
  /** Those of the plans that the account may choose. */
  offered: readonly Plan[];
  modelNames: ReadonlyMap<string, string>;
  /** The devices that no plan covers, where this card lists them. */
  uncovered: readonly Device[];
  /** The call that puts one of them on the plan. */
  cover?: MarkedCall | undefined;
};

type DeviceText = Pick<
  PlanCardText,
  'devicesText' | 'manage' | 'devices' | 'devicesNone' | 'uncovered' | 'smaller'
>;

/** Returns the devices of a card in words. A free plan that covers no device says what it gives instead. */
export function cardDevices(facts: CardDeviceFacts, setting: CardSetting): DeviceText {
  const { subscription, covered, devices, modelNames } = facts;
  const { copy, locale, brand } = setting;
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
      smaller: undefined,
    };
  const { smaller, larger } = rightSizeText(facts, setting);
  return {
    devicesText: devicesText(covered.length, plan.deviceQuantity, copy),
    manage,
    devices: chips(covered, true),
    devicesNone: covered.length === 0 ? copy.devicesNone : undefined,
    uncovered: uncoveredText(facts, larger, setting),
    smaller,
  };
}

/**
 * Returns the devices that no plan covers. Where the plan has a place for one, each has a button that puts it there; where it
 * has none, the way to a larger plan follows.
 */
function uncoveredText(
  facts: CardDeviceFacts,
  larger: NonNullable<DeviceText['uncovered']>['larger'],
  setting: CardSetting,
): DeviceText['uncovered'] {
  const { subscription, covered, uncovered, modelNames, cover } = facts;
  const { copy, locale, brand, format } = setting;
  const words = copyFor('devices', locale.language, brand);
  const chips = deviceChipsText(uncovered, modelNames, words, { named: false });
  if (!chips) return undefined;
  const isPlace =
    canChooseDevices(subscription, brand.planCodes) && covered.length < subscription.plan.deviceQuantity;
  return {
    text: fillIn(copy.uncovered, { count: uncovered.length }),
    devices: {
      ...chips,
      first: chips.first.map((device) =>
        cover && isPlace
          ? { ...device, press: fillIn(copy.cover, { device: apart(device.name, format) }) }
          : device,
      ),
    },
    cover:
      cover && isPlace
        ? { action: cover, subscriptionId: subscription.id, version: subscriptionVersion(subscription) }
        : undefined,
    larger,
  };
}

/** Returns the link to where a plan's devices are chosen; undefined where they are not chosen. */
export function manageWay(
  subscription: Subscription,
  copy: Copy['myPlan'],
  { planCodes }: CardSetting['brand'],
): PlanCardText['manage'] {
  if (!canChooseDevices(subscription, planCodes)) return undefined;
  return { href: pathTo('manageDevices', { subscriptionId: subscription.id }), label: copy.manageDevices };
}

function devicesText(used: number, allowed: number, copy: Copy['myPlan']): string {
  const count = deviceCount(used, allowed);
  if (count.form === 'ofMany')
    return fillIn(copy.devicesOfMany, { used: count.used, allowed: count.allowed });
  return fillIn(copy.devicesCount, { count: count.used });
}
