import { fillIn } from '../../copy/fill-in.ts';
import type { Counted } from '../../copy/message.ts';
import { billingCycle } from '../../domain/billing/billing-cycle.ts';

/** Says a billing cycle of so many months, by a sentence that counts them; undefined for a plan that is never charged. */
export function cycleText(months: number, words: Counted<'count'>): string | undefined {
  return billingCycle(months) === 'none' ? undefined : fillIn(words, { count: months });
}

/** An amount with its period, such as `$5.99 per month`; the amount alone where nothing is charged again. */
export function priceText(amount: string, months: number, words: Counted<'count' | 'amount'>): string {
  return billingCycle(months) === 'none' ? amount : fillIn(words, { amount, count: months });
}
