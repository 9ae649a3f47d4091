/** What is looked at of a control of a form. */
type Control = { name: string; type: string; autocomplete: string };

/** Kinds of controls that hold a text of no secret by themselves. */
const textKinds: ReadonlySet<string> = new Set([
  'text',
  'email',
  'tel',
  'search',
  'url',
  'textarea',
  'select-one',
]);
/** What a browser fills in that is never kept: secrets, and the card itself. */
const neverKept = /\b(one-time-code|(current|new)-password|cc-(number|csc|exp(-month|-year)?|type))\b/;
/** Digits of a card number, with the spaces and hyphens that people write between them. */
const cardNumber = /\d(?:[ -]?\d){12,18}/g;

/** True for a control whose text outlives a session: named, of a plain kind, and asked for no secret. */
export function isKeptControl({ name, type, autocomplete }: Control): boolean {
  return name !== '' && textKinds.has(type) && !neverKept.test(autocomplete);
}

/** The texts that may be kept: what holds the number of a card, wherever it was typed, is left out. */
export function keptTexts(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => !holdsCardNumber(text)));
}

function holdsCardNumber(text: string): boolean {
  return [...text.matchAll(cardNumber)].some(([digits]) => passesLuhn(digits.replace(/\D/g, '')));
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
