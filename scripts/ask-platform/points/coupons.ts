import { asAssumed, cannotBeTold, type Check, type Finding, otherwise } from '../open-point.ts';
import { coupon } from '../../../src/contracts/orders/coupon.ts';
import { couponRefusal } from '../../../src/domain/orders/promo.ts';
import { exchangesOf, recordIn, type Seen, stateOf } from '../seen.ts';
import { listed } from '../shape.ts';
import { shownWord } from '../shown-word.ts';

const noCode = ['No promo code was given.', 'Give one with `--promo-code`.'] as const;

/** A field of a promo code that the platform takes, judged by its record in the one form. */
export function couponField(
  judge: (coupon: Readonly<Record<string, unknown>>, seen: Seen) => Finding,
): Check {
  return {
    how: 'the promo code of `--promo-code`.',
    judge: (seen) => {
      const asked = exchangesOf(seen, 'validateCoupon');
      const found = asked.find(({ result }) => result.ok);
      if (found) return judge(recordIn(found), seen);
      if (!seen.hasPromoCode) return cannotBeTold(...noCode);
      // The promo code is asked for before the one that does not exist.
      const state = stateOf({ ...seen, exchanges: asked.slice(0, 1) }, 'validateCoupon');
      return state.kind === 'noAnswer'
        ? cannotBeTold(`The promo code could not be checked: ${state.how}.`, 'Run this again.')
        : cannotBeTold(
            'The platform did not take the promo code.',
            'Give one that it takes for the account.',
          );
    },
  };
}

const lengths = new Set(['single_use', 'once', 'forever', 'temporal', 'repeating']);

/** Judges how long a promo code says that it lasts. */
export function durationFinding({ duration }: Readonly<Record<string, unknown>>): Finding {
  const today = 'The portal promises nothing after the first charge.';
  if (duration === undefined) return otherwise('It is missing.', today);
  return typeof duration === 'string' && lengths.has(duration)
    ? asAssumed(`It is \`${duration}\`.`)
    : otherwise('It is another word.', today);
}

/** Judges what a promo code takes off, by the previews of the same plan with it and without it. */
export function discountFinding(seen: Seen): Finding {
  if (!seen.hasPromoCode) return cannotBeTold(...noCode);
  const previews = exchangesOf(seen, 'preview', ['prices']);
  const coded = previews.find(({ requestId }) => seen.previewed.get(requestId)?.isCoded);
  const plan = coded && seen.previewed.get(coded.requestId)?.planId;
  const plain = previews.find(({ requestId }) => {
    const of = seen.previewed.get(requestId);
    return of?.planId === plan && !of?.isCoded;
  });
  if (!coded?.result.ok || !plain?.result.ok)
    return cannotBeTold(
      coded
        ? 'A preview with the promo code, or the one without it, gave no price.'
        : 'No plan could be previewed with the promo code.',
      'Give a code that the platform takes for the account.',
    );
  const [less, more] = [Number(recordIn(coded)['subTotal']), Number(recordIn(plain)['subTotal'])];
  return less < more
    ? asAssumed('`subTotal` is lower with the promo code than without it.')
    : otherwise(
        `\`subTotal\` is ${less > more ? 'higher' : 'the same'} with the promo code as without it.`,
        'The portal says that the price does not show the code, and promises nothing for it.',
      );
}

/** The fields that may say that a promo code can no longer be used. */
const validityFields = ['state', 'valid', 'redeem_by_date', 'redeem_by', 'max_redemptions'] as const;
const withoutValidity = Object.fromEntries(validityFields.map((field) => [field, undefined]));

/** Judges whether a promo code that the platform takes can still be used, by the portal’s own rule. */
export function usableFinding(record: Readonly<Record<string, unknown>>, seen: Seen): Finding {
  const read = coupon.safeParse(record).data;
  const refusedBy = validityFields.filter((field) => {
    const alone = { ...record, ...withoutValidity, [field]: record[field] };
    const { data } = coupon.safeParse(alone);
    return data && couponRefusal(data, seen.nowMs);
  });
  if (refusedBy.length > 0)
    return asAssumed(
      `It is taken, and cannot be used by ${listed(refusedBy.map((field) => `\`${field}\``))}.`,
    );
  return read?.state && read.state !== 'redeemable'
    ? otherwise(
        `Its \`state\` is ${shownWord(read.state, seen)}.`,
        'The portal does not know the word, and takes the code as one that can be used.',
      )
    : asAssumed('Nothing in it says that the code cannot be used.');
}
