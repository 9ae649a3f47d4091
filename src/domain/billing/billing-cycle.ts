/** How often a plan is charged. Any other number of months is `other`. */
export type BillingCycle = 'none' | 'monthly' | 'yearly' | 'twoYears' | 'other';

/** Names a billing cycle, given in months between two charges (0 for never). */
export function billingCycle(months: number): BillingCycle {
  if (months === 0) return 'none';
  if (months === 1) return 'monthly';
  if (months === 12) return 'yearly';
  if (months === 24) return 'twoYears';
  return 'other';
}
