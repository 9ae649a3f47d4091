/** The events that a page reports about the person's actions. */
export const pageEvents = [
  'AcctDashPlanChange',
  'AcctDashPromoCode',
  'AcctDashCancel',
  'AcctDashPayment',
  'AcctDashHistory',
  'AcctDashManageDevice',
] as const;
export type PageEvent = (typeof pageEvents)[number];
