/** The accessibility statement. */
export const accessibility = {
  lead: 'Everybody should be able to use this portal.',
  whatTitle: 'What it is',
  what: 'On this portal you look after your {brand} account: plans for the video history of your cameras, devices, card and invoices, and how you sign in. It runs in a browser, on a phone as on a computer, and nearly all of it also without JavaScript.',
  howTitle: 'How it meets the requirements',
  how: 'It is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and with them the European standard EN 301 549. Every page can be used with the keyboard alone and with a screen reader, keeps its contrast in light and dark, stays readable when it is enlarged, and holds still for whoever asks for less movement. These rules are checked automatically on every page before each change.',
  limits:
    'The fields for a card, wallets, and the sign-in buttons of Google and Apple come from other companies, and so does a payment page that another company hosts. We cannot promise the same for them.',
  reportTitle: 'Tell us about a barrier',
  report:
    'If something does not work for you, write to {email}. Say which page it was and what happened: we answer, and help you in another way until it is mended.',
  authorityTitle: 'Who supervises',
  authority: 'If that does not help, you can turn to the authority of your country:',
} as const;
