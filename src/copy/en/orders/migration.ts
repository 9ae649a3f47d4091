/** The automatic migration. */
export const migration = {
  attemptingTitle: 'Great things are about to happen!',
  attemptingText: 'We’re upgrading your plan. This takes a moment.',
  failureTitle: 'Your plan wasn’t upgraded.',
  failureText:
    'Sorry, we are unable to update your subscription automatically. Contact us to receive a free service upgrade. You can continue using your {app} app without interruption.',
  contactUs: 'Contact Us',
  contactSubject: 'Free service upgrade for {name}',
  signOut: 'Sign Out',
  close: 'Close',
  successTitle: 'Your plan has been upgraded.',
  successText: {
    one: 'You now have 1 day of video history.',
    other: 'You now have {count} days of video history.',
  },
  chargeStays: {
    one: 'You now have 1 day of video history. Your next charge stays the same: {charge}.',
    other: 'You now have {count} days of video history. Your next charge stays the same: {charge}.',
  },
  chargeMoves: {
    one: 'You now have 1 day of video history. Your next charge was {before}. It is now {charge}.',
    other: 'You now have {count} days of video history. Your next charge was {before}. It is now {charge}.',
  },
  chargeIs: {
    one: 'You now have 1 day of video history. Your next charge is {charge}.',
    other: 'You now have {count} days of video history. Your next charge is {charge}.',
  },
  seePlan: 'See My Plan',
} as const;
