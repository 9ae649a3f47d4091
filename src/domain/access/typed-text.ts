/** The properties of a form control that decide whether its text is stored. */
type Control = { name: string; type: string; autocomplete: string };

/** Types of controls whose text is not a secret by itself. */
const textKinds: ReadonlySet<string> = new Set([
  'text',
  'email',
  'tel',
  'search',
  'url',
  'textarea',
  'select-one',
]);
/** Autocomplete values that are never stored: secrets and card data. */
const neverStored = /\b(one-time-code|(current|new)-password|cc-(number|csc|exp(-month|-year)?|type))\b/;
/** The digits of a card number, with spaces and hyphens between them. */
const cardNumber = /\d(?:[ -]?\d){12,18}/g;

/**
 * True for a control whose text may outlive the session: it has a name, a plain type and no autocomplete value of a
 * secret.
 */
export function isStorableControl({ name, type, autocomplete }: Control): boolean {
  return name !== '' && textKinds.has(type) && !neverStored.test(autocomplete);
}

/** Returns the texts that may be stored. A text with a card number in it is left out, whichever field it is in. */
export function storableTexts(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => !holdsCardNumber(text)));
}

function holdsCardNumber(text: string): boolean {
  return [...text.matchAll(cardNumber)].some(([digits]) => passesLuhn(digits.replace(/\D/g, '')));
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
