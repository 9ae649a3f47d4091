/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: 'Keep {plan}?',
  keep: 'Keep {plan}',
  leadEnding: '{plan} is set to end on {date}. If you keep it, it continues as it is today.',
  leadEndingSometime: '{plan} is set to end. If you keep it, it continues as it is today.',
  leadChange: '{plan} is set to change to {to} on {date}. If you keep {plan}, nothing changes.',
  leadChangeSometime: '{plan} is set to change to {to}. If you keep {plan}, nothing changes.',
  card: 'Card',
  history: 'Video history',
  devices: 'Devices that stay covered',
  notNow: 'Not Now',
  keeping: 'Keeping your plan…',
  changed: 'Your plan has changed in the meantime, so we did nothing. Please check it again.',
  repriced: 'The price has changed since you saw it, so we left your plan as it is. Please check it again.',
  underWay: 'Another change to your plan is still in progress. You’ll see in My Plan when it’s done.',
  failed: 'Sorry, we couldn’t keep your plan just now. Nothing was changed or charged. Please try again.',
} as const;
