import type { PriceStory } from '../../domain/orders/price-story.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Words } from '../request/words.ts';
import { cycleText, renewsText, wordsOf } from './price-text.ts';

/** Says what is charged today, and what next on which day, as far as both are known. */
export function chargesText(story: PriceStory, words: Words): string {
  const { copy, money, date } = wordsOf(story, words);
  const { next, recurring, today: charge } = story;
  const isTaxUnknown = recurring?.tax === 'unknown';
  const now = money(charge);
  const today = fillIn(copy.today, {
    amount: isTaxUnknown && charge > 0 ? fillIn(copy.amountPlusAnyTax, { amount: now }) : now,
  });
  if (!next || !recurring) return today;
  const amount = money(next.amount);
  const rough = roughly(story, amount, words);
  if (next.at === null)
    return fillIn(copy.charges, { today, next: fillIn(copy.sometime, { amount: rough }) });
  const on =
    isTaxUnknown && !next.isMost
      ? fillIn(copy.onPlusTax, { amount, date: date(next.at) })
      : fillIn(copy.on, { amount: rough, date: date(next.at) });
  return fillIn(copy.charges, { today, next: on });
}

/** The amount of the next charge, with what is not known of it. */
function roughly({ next, recurring }: PriceStory, amount: string, words: Words): string {
  const copy = words.copy('price');
  const isMost = next?.isMost === true;
  if (recurring?.tax === 'unknown')
    return fillIn(isMost ? copy.amountMostPlusTax : copy.amountPlusAnyTax, { amount });
  return isMost ? fillIn(copy.amountMost, { amount }) : amount;
}

/** Returns what else an order does to charges, a sentence each: what it ends, and what its amounts include. */
export function chargeNotes(story: PriceStory, words: Words): string[] {
  const { copy, money, date } = wordsOf(story, words);
  const { next, keptDiscount, forfeit, lostDiscount } = story;
  if (!next) return [];
  return [
    ...(forfeit
      ? [
          fillIn(copy.forfeit, {
            plan: forfeit.plan,
            date: date(forfeit.endsAt),
            paid: money(forfeit.paid),
            counted: money(forfeit.counted),
          }),
        ]
      : []),
    ...(lostDiscount
      ? [
          fillIn(copy.lostDiscount, {
            plan: lostDiscount.plan,
            amount: money(lostDiscount.amount),
            regular: money(lostDiscount.list),
          }),
        ]
      : []),
    ...(keptDiscount > 0 && !next.isMost ? [copy.keepsDiscount] : []),
    ...(story.isTodayExact ? [] : [copy.taxRounded]),
  ];
}

/**
 * Says how often a plan renews until somebody ends it, and at what price, where the next charge does not say it already; undefined
 * where nothing more is charged.
 */
export function renewalText(story: PriceStory, words: Words): string | undefined {
  const { next, recurring, cycle } = story;
  const isSaid = next !== null && !next.isMost && next.amount === recurring?.total;
  return isSaid ? cycleText(cycle, words.copy('price').renewsEach) : renewsText(story, words);
}
