/** Why a selection of devices was not saved. */
export type DeviceDraftReason =
  | 'overLimit'
  | 'nothingChosen'
  | 'confirmLoss'
  | 'failed'
  | 'busy'
  | 'underWay'
  | 'unsure'
  | 'changedMeanwhile';

/** A selection of devices kept between the form and the page that asks the person about it. */
export type DeviceDraft = {
  /** The subscription it belongs to; null for the plan change in progress. */
  subscriptionId: string | null;
  deviceIds: string[];
  reason: DeviceDraftReason;
};
