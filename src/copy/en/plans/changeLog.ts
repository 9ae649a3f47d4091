/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'Changes to your plan',
  lead: 'What you ordered, changed and cancelled here in the last two years, as it was confirmed.',
  elsewhere:
    'Not listed: changes made in the app, on the payment provider’s page or by support, and anything before this list began.',
  emptyTitle: 'No changes yet',
  emptyText: 'Once you order, change or cancel a plan here, you’ll find it on this page.',
  see: 'See the confirmation',
  ordered: 'You ordered {plan}.',
  kept: 'You chose to keep {plan}.',
  cancelled: 'You cancelled {plan}.',
  cancelledUnnamed: 'You cancelled your plan.',
  devices: {
    0: 'You took every device off {plan}.',
    one: 'You updated the devices on {plan} ({count}).',
    other: 'You updated the devices on {plan} ({count}).',
  },
  devicesUnnamed: {
    0: 'You took every device off your plan.',
    one: 'You updated your devices ({count}).',
    other: 'You updated your devices ({count}).',
  },
  moved: 'Your plan was moved to {plan}.',
  account: 'Account',
  asOf: 'As of {time}',
} as const;
