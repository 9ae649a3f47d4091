import { fillIn } from '../../copy/fill-in.ts';
import type { Counted } from '../../copy/message.ts';
import { billingCycle } from '../../domain/billing/billing-cycle.ts';

/**
 * Returns a billing cycle in words, from a sentence that counts its months; undefined for a plan that is never charged.
 */
export function cycleText(months: number, words: Counted<'count'>): string | undefined {
  return billingCycle(months) === 'none' ? undefined : fillIn(words, { count: months });
}

/** Returns an amount with its period, such as `$5.99 per month`; the amount alone where nothing is charged again. */
export function priceText(amount: string, months: number, words: Counted<'count' | 'amount'>): string {
  return billingCycle(months) === 'none' ? amount : fillIn(words, { amount, count: months });
}
