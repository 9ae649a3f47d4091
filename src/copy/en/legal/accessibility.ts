/** The accessibility statement. */
export const accessibility = {
  lead: 'Everyone should be able to use this portal.',
  whatTitle: 'What it is',
  what: 'This is where you manage your {brand} account: plans for your cameras’ video history, devices, card and invoices, and how you sign in. It runs in a browser, on a phone or a computer, and nearly all of it works without JavaScript too.',
  howTitle: 'How it meets the requirements',
  how: 'It is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and with them the European standard EN 301 549. You can use every page with only a keyboard, and with a screen reader. Pages keep their contrast in light and dark mode, stay readable when enlarged, and hold still for anyone who prefers less motion. We check these rules automatically on every page before each change.',
  limits:
    'Card fields, wallets, the Google and Apple sign-in buttons, and any payment page that another company hosts come from those companies. We can’t promise the same for them.',
  reportTitle: 'Tell us about a barrier',
  report:
    'If something doesn’t work for you, write to {email}. Tell us which page it was and what happened. We’ll answer, and help you another way until it’s fixed.',
  authorityTitle: 'Supervising authority',
  authority: 'If that doesn’t help, you can contact the authority in your country:',
} as const;
