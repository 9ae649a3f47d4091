/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'Your Privacy Choices',
  askTitle: 'May we measure visits and show you ads?',
  askText: 'If you agree, scripts from {receivers} count visits and show you our ads on other sites.',
  agree: 'Agree',
  refuse: 'Refuse',
  oneByOne: 'Choose one by one',
  lead: 'Choose what scripts from other companies may do on our public pages. They never load where you sign in, pay or are signed in.',
  legend: 'What you allow',
  measuring: 'Measuring',
  measuringText:
    'Measures how our pages are used and compares versions of them, so that we can improve them.',
  advertising: 'Advertising',
  advertisingText:
    'Shows you our ads on other sites and tells us which of them worked. Some laws call this selling or sharing personal information.',
  receivedBy: 'Received by: {receivers}.',
  save: 'Save',
  refuseAll: 'Refuse all',
  saved: 'Your choices are saved.',
  stateSignal:
    'Your browser sends Global Privacy Control, and we respect it: everything below is off, and we don’t ask.',
  stateAsked: 'You haven’t chosen yet.',
  stateUnasked: 'You haven’t chosen yet. In your region, everything below is on until you turn it off.',
  stateChosen: 'You chose this on {date}.',
  stateUnreadable: 'We can’t read your earlier choice. Until you choose again, everything below is off.',
  keptAsked: 'We’ll remember your choice in this browser for six months, then ask again.',
  keptOptOut: 'We’ll remember your choice in this browser as long as you visit at least once a year.',
} as const;
