import { fillIn } from '../../copy/fill-in.ts';
import { billingCycle } from '../../domain/billing/billing-cycle.ts';

/** What a page says of each billing cycle; `other` has room for the number of months as `{count}`. */
export type CycleWords<None, Other> = {
  none: None;
  monthly: string;
  yearly: string;
  twoYears: string;
  other: Other;
};

/** Says a billing cycle of so many months in the words of a page. */
export function cycleText<None extends string | undefined, Other extends string | undefined>(
  months: number,
  words: CycleWords<None, Other>,
): string | None | Other {
  const cycle = billingCycle(months);
  if (cycle !== 'other') return words[cycle];
  return words.other === undefined ? words.other : fillIn(words.other, { count: months });
}
