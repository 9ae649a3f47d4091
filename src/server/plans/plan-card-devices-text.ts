import type { Device } from '../../contracts/devices/device.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import { deviceCount } from '../../domain/devices/device-count.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import type { Recommendation } from '../../domain/orders/recommendation.ts';
import type { PlanCard } from '../../domain/orders/plan-card.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { chooserPath } from '../../domain/plans/chooser-query.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { listFormat } from '../../domain/text/intl.ts';
import { PLATFORM_LANGUAGE } from '../../domain/text/platform-words.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { deviceNamesText } from '../words/device-names-text.ts';
import { distinctNames } from '../words/plan-names.ts';

type DevicesText = Pick<
  PlanCardText,
  'devicesText' | 'manage' | 'devices' | 'devicesNone' | 'uncovered' | 'cover' | 'smaller'
>;
type Context = Words & Pick<RequestContext, 'accountMark'>;

/** Returns the devices of a card in words. A free plan that covers no device says what it gives instead. */
export function cardDevicesText(card: PlanCard, context: Context): DevicesText {
  const copy = context.copy('myPlan');
  const { subscription, covered, isFree, recommendation, may } = card;
  const { id: subscriptionId, plan } = subscription;
  const hasLiveViewOnly =
    isFree && plan.deviceQuantity === 0 && covered.length === 0 && card.devices.length > 0;
  return {
    devicesText: hasLiveViewOnly
      ? fillIn(copy.liveView, { count: card.devices.length })
      : countText(covered.length, plan.deviceQuantity, context),
    manage: may.chooseDevices
      ? { href: pathTo('manageDevices', { subscriptionId }), label: copy.manageDevices }
      : undefined,
    devices: hasLiveViewOnly
      ? chips(card.devices, false, card, context)
      : chips(covered, true, card, context),
    devicesNone: !hasLiveViewOnly && covered.length === 0 ? copy.devicesNone : undefined,
    uncovered: hasLiveViewOnly ? undefined : uncoveredText(card, context),
    cover: hasLiveViewOnly ? undefined : coverText(card, context),
    smaller:
      recommendation.kind === 'smaller' && !hasLiveViewOnly
        ? smallerText(recommendation, card, context)
        : undefined,
  };
}

function chips(devices: readonly Device[], areNamed: boolean, { modelNames }: PlanCard, { copy }: Words) {
  return deviceChipsText(devices, modelNames, copy('devices'), { named: areNamed });
}

function countText(used: number, allowed: number, words: Words): string {
  const copy = words.copy('myPlan');
  const count = deviceCount(used, allowed);
  return count.form === 'ofMany'
    ? fillIn(copy.devicesOfMany, { used: count.used, allowed: count.allowed })
    : fillIn(copy.devicesCount, { count: count.used });
}

/**
 * Returns the devices that no plan covers. Where the plan has a place for one of several, each has a button that puts it there;
 * `coverText` is about a single one.
 */
function uncoveredText(card: PlanCard, context: Context): DevicesText['uncovered'] {
  const copy = context.copy('myPlan');
  const { subscription, uncovered, hasFreeSlot } = card;
  const devices = chips(uncovered, false, card, context);
  if (!devices) return undefined;
  const hasButtons = hasFreeSlot && uncovered.length > 1;
  const cover = (device: (typeof devices)['first'][number]) => ({
    ...device,
    press: coverLabel(device.name, context),
  });
  return {
    text: fillIn(copy.uncovered, { count: uncovered.length }),
    devices: hasButtons ? { ...devices, first: devices.first.map(cover) } : devices,
    cover: hasButtons
      ? {
          action: callOfAccount(context, '/api/devices/cover'),
          subscriptionId: subscription.id,
          version: subscriptionVersion(subscription),
        }
      : undefined,
  };
}

/** What covers what is not covered: this plan, where it has a place for the only device, or the larger one that fits. */
function coverText(card: PlanCard, context: Context): DevicesText['cover'] {
  const { subscription, uncovered, hasFreeSlot, recommendation } = card;
  if (recommendation.kind === 'larger') return largerText(recommendation, card, context);
  const [device, ...others] = uncovered;
  if (!hasFreeSlot || !device || others.length > 0) return undefined;
  return {
    kind: 'here',
    label: coverLabel(device.name ?? context.copy('devices').unnamedDevice, context),
    action: callOfAccount(context, '/api/devices/cover'),
    fields: {
      subscriptionId: subscription.id,
      version: subscriptionVersion(subscription),
      [DEVICE_FIELD]: device.id,
    },
  };
}

function coverLabel(device: string, { copy, locale }: Words): string {
  return fillIn(copy('myPlan').cover, { device: isolate(device, locale.format) });
}

function smallerText(
  { plan: offer, saving, cameras: count, history, lost }: Extract<Recommendation, { kind: 'smaller' }>,
  { subscription }: PlanCard,
  words: Words,
): NonNullable<PlanCardText['smaller']> {
  const copy = words.copy('myPlan');
  const plan = distinctNames(subscription.plan, offer, words).second;
  const price = fillIn(words.copy('plans').lessMoney, {
    amount: words.money(saving),
    count: offer.billingCycle,
  });
  return {
    text: history
      ? fillIn(copy.smallerHistory, {
          plan,
          count,
          price,
          history: fillIn(copy.historyInstead, { to: history.to, count: history.from }),
        })
      : fillIn(copy.smaller, { plan, count, price }),
    lost:
      lost.length > 0
        ? {
            label: fillIn(copy.notIn, { plan }),
            // The selling points are in the language of the platform, and so is their list.
            items: listFormat(PLATFORM_LANGUAGE, { type: 'unit' }).format(lost),
          }
        : undefined,
    link: { href: chooserPath({ planId: offer.id }), label: fillIn(copy.seePlan, { plan }) },
  };
}

function largerText(
  { plan: offer, more, cameras }: Extract<Recommendation, { kind: 'larger' }>,
  { subscription }: PlanCard,
  words: Words,
): NonNullable<DevicesText['cover']> {
  const copy = words.copy('myPlan');
  const plan = distinctNames(subscription.plan, offer, words).second;
  const { moreMoney, lessMoney } = words.copy('plans');
  const price = fillIn(more.minorUnits > 0 ? moreMoney : lessMoney, {
    amount: words.money({ ...more, minorUnits: Math.abs(more.minorUnits) }),
    count: offer.billingCycle,
  });
  const devices = deviceNamesText(cameras, words.locale.format);
  const counted = cameras.length === 1 ? copy.coversIt : copy.coversThem;
  const [camera, ...others] = cameras;
  return {
    kind: 'larger',
    text: devices ? fillIn(copy.coversNamed, { plan, devices, price }) : fillIn(counted, { plan, price }),
    href: chooserPath({ planId: offer.id }),
    label:
      camera?.name && others.length === 0 ? coverLabel(camera.name, words) : fillIn(copy.seePlan, { plan }),
  };
}
