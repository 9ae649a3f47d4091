/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'Your Privacy Choices',
  askTitle: 'May we measure and advertise?',
  askText: 'If you agree, scripts of {receivers} count visits and show you our ads elsewhere.',
  agree: 'Agree',
  refuse: 'Refuse',
  oneByOne: 'Choose one by one',
  lead: 'What scripts of other companies may do on our public pages. Where you sign in, pay or are signed in, they never load.',
  legend: 'What you allow',
  measuring: 'Measuring',
  measuringText:
    'Counts how our pages are used and compares variants of them, so that we can make them better.',
  advertising: 'Advertising',
  advertisingText:
    'Shows you our ads on other sites and tells us which of them worked. Some laws call this selling or sharing personal information.',
  receivedBy: 'Received by: {receivers}.',
  save: 'Save',
  refuseAll: 'Refuse all',
  saved: 'Your choices are saved.',
  stateSignal:
    'Your browser sends Global Privacy Control, and we keep to it: everything below is off, and we do not ask.',
  stateAsked: 'You have not chosen yet. Until you do, everything below is off.',
  stateUnasked: 'You have not chosen yet. Where you are, everything below is on until you switch it off.',
  stateChosen: 'You chose this on {date}.',
  stateUnreadable: 'We cannot read what you chose before. Until you choose again, everything below is off.',
  keptAsked:
    'We remember your choice in this browser for six months, without anything that identifies you. Then we ask again.',
  keptOptOut:
    'We remember your choice in this browser, without anything that identifies you, for as long as you come back within a year.',
} as const;
