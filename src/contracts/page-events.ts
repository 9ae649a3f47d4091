/** Events a page reports: what a person does there. */
export const pageEvents = [
  'AcctDashPlanChange',
  'AcctDashPromoCode',
  'AcctDashCancel',
  'AcctDashPayment',
  'AcctDashHistory',
  'AcctDashManageDevice',
] as const;
export type PageEvent = (typeof pageEvents)[number];
