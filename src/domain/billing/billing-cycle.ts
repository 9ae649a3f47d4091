/** How often a plan is charged; a number of months none of these has is `other`. */
export type BillingCycle = 'none' | 'monthly' | 'yearly' | 'twoYears' | 'other';

/** Months between two charges: 0 never, 1 monthly, 12 yearly, 24 every two years. */
export function billingCycle(months: number): BillingCycle {
  if (months === 0) return 'none';
  if (months === 1) return 'monthly';
  if (months === 12) return 'yearly';
  if (months === 24) return 'twoYears';
  return 'other';
}
