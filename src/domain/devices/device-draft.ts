/** What is to be said about a choice of devices that was not saved. */
export type DeviceDraftReason =
  | 'overLimit'
  | 'nothingChosen'
  | 'confirmLoss'
  | 'failed'
  | 'busy'
  | 'underWay'
  | 'unsure'
  | 'changedMeanwhile';

/** A choice of devices kept between the form and the page that asks about it. */
export type DeviceDraft = {
  /** The subscription it is for; null for the plan change under way. */
  subscriptionId: string | null;
  deviceIds: string[];
  reason: DeviceDraftReason;
};
