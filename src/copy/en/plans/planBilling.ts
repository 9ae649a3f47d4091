/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: '{plan} is billed by {brand}. Next charge: {amount} on {date}.',
  chargedOn: '{plan} is billed by {brand}. Next charge on {date}.',
  chargedSometime: '{plan} is billed by {brand}. We can’t see when the next charge is.',
  trial: '{plan} is free until {date}. Then {brand} charges {amount}.',
  trialOn: '{plan} is free until {date}. Then {brand} starts charging.',
  trialSometime: '{plan} is in its free trial. After that, {brand} starts charging.',
  ending: '{plan} ends on {date} and won’t be charged again.',
  endingSometime: '{plan} is cancelled and won’t be charged again.',
  store:
    '{store} bills {plan}. Only {store} can end it, and {store} goes on charging you until you cancel there.',
  elsewhere:
    'We can’t see who bills {plan}. Only they can end it, and they go on charging you until you cancel there.',
  storeLink: 'Your subscriptions at {store}',
  anyStore:
    'If you bought a plan through Apple, Google Play or another store, only that store can end it. It goes on charging you until you cancel there.',
  updating: 'Your last change to {plan} is confirmed, but it doesn’t show here yet.',
  unclear: 'We can’t tell whether {plan} will be charged again. Support can tell you.',
} as const;
