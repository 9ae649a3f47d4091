/**
 * A brand's plans are kept for five minutes, so each of these brands is for one purpose: no other file here may open
 * its /plans, and none of these before its turn.
 */
export const coldPlans = {
  counted: 'pepper',
  repeated: 'momentum',
  failing: 'nightowl',
  hanging: 'notion',
} as const;
