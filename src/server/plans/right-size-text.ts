import type { SmallerPlanText } from '../../components/plans/smaller-plan.tsx';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { type Money, moneyText } from '../../domain/text/money.ts';
import { chooserPath } from '../../domain/plans/chooser-query.ts';
import { type RightSize, rightSize, type RightSizeAsked } from '../../domain/orders/right-size.ts';
import { PLATFORM_LANGUAGE } from '../../domain/text/platform-words.ts';
import { listFormat } from '../../domain/text/intl.ts';
import { deviceNamesText } from '../words/device-names-text.ts';
import type { CardSetting } from './card-setting.ts';
import { namesApart } from '../words/plan-names.ts';

/** The plan that would fit better, in words: a smaller one, or a larger one as the link to it. */
export type RightSizeText = {
  smaller: SmallerPlanText | undefined;
  larger: { href: string; label: string } | undefined;
};

/** What a better plan is found by, beside the setting of the card. */
export type RightSizeFacts = Pick<
  RightSizeAsked,
  'subscription' | 'subscriptions' | 'devices' | 'uncovered' | 'offered' | 'plans'
>;

/** Names the plan that would fit a subscription better, where the brand wants that and a plan can be changed now. */
export function rightSizeText(facts: RightSizeFacts, setting: CardSetting): RightSizeText {
  const { currency, freeHistoryHours, brand, shownPrice } = setting;
  const found: RightSize = setting.rightSizing
    ? rightSize({
        ...facts,
        currency,
        freeHistoryHours,
        planCodes: brand.planCodes,
        shown: shownPrice.shown,
      })
    : { kind: 'nothing' };
  switch (found.kind) {
    case 'nothing':
      return { smaller: undefined, larger: undefined };
    case 'smaller':
      return { smaller: smallerText(found, facts, setting), larger: undefined };
    case 'larger':
      return { smaller: undefined, larger: largerText(found, facts, setting) };
  }
}

type Found<Kind extends RightSize['kind']> = Extract<RightSize, { kind: Kind }>;

function smallerText(
  found: Found<'smaller'>,
  { subscription }: RightSizeFacts,
  setting: CardSetting,
): SmallerPlanText {
  const { copy } = setting;
  const { plan: offer, saving, cameras: count, history, lost } = found;
  const plan = namesApart(subscription.plan, offer, setting).second;
  const price = changeText(saving, 'lessMoney', offer.billingCycle, setting);
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
    way: { href: chooserPath({ planId: offer.id }), label: fillIn(copy.seePlan, { plan }) },
  };
}

function largerText(
  { plan: offer, more, cameras }: Found<'larger'>,
  { subscription }: RightSizeFacts,
  setting: CardSetting,
): RightSizeText['larger'] {
  const { copy, format } = setting;
  const plan = namesApart(subscription.plan, offer, setting).second;
  const by = { ...more, minorUnits: Math.abs(more.minorUnits) };
  const price = changeText(by, more.minorUnits > 0 ? 'moreMoney' : 'lessMoney', offer.billingCycle, setting);
  const devices = deviceNamesText(cameras, format);
  const counted = cameras.length === 1 ? copy.coversIt : copy.coversThem;
  return {
    href: chooserPath({ planId: offer.id }),
    label: devices ? fillIn(copy.coversNamed, { plan, devices, price }) : fillIn(counted, { plan, price }),
  };
}

function changeText(
  by: Money,
  sentence: 'moreMoney' | 'lessMoney',
  count: number,
  { format, locale, brand }: CardSetting,
): string {
  const copy = copyFor('plans', locale.language, brand);
  return fillIn(copy[sentence], { amount: moneyText(by, format), count });
}
