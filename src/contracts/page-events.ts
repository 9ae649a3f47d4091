/** Events a page reports: what a person does there (spec access.md section 9, the AcctDash family). */
export const pageEvents = [
  'AcctDashPlanChange',
  'AcctDashPromoCode',
  'AcctDashCancel',
  'AcctDashPayment',
  'AcctDashHistory',
  'AcctDashManageDevice',
] as const;
export type PageEvent = (typeof pageEvents)[number];
