/** The declarations that a person can make, by the law page that takes them. */
export const declarationKinds = ['withdrawal', 'cancellation'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** The longest text of each field, in characters. A field takes in twice as much, with room for what is not read. */
export const declarationLimits = {
  name: 100,
  email: 254,
  contract: 200,
  orderedOn: 10,
  reason: 1_000,
  endsOn: 10,
} as const;

/** The longest text that is typed in a field, in characters. A browser sends each line break as two. */
export const typedLimit = (name: keyof typeof declarationLimits) => 2 * declarationLimits[name];

/** The fields that a person fills in, as they were typed. A form has those of its kind; the others are empty. */
export type DeclarationFields = {
  name: string;
  email: string;
  contract: string;
  /** A withdrawal: the day of the order, such as `2026-12-11`. */
  orderedOn: string;
  /** A cancellation: to the end of a period, or at once for a reason. */
  cause: 'ordinary' | 'special';
  reason: string;
  /** A cancellation: when the contract is to end. */
  ends: 'soonest' | 'day';
  endsOn: string;
};

/** Why a field is refused; a sentence of each is in the copy. */
export const declarationFaults = [
  'name_missing',
  'email_invalid',
  'contract_missing',
  'orderedOn_invalid',
  'reason_missing',
  'text_long',
  'endsOn_invalid',
] as const;
export type DeclarationFault = (typeof declarationFaults)[number];

/**
 * Why a declaration was not sent: a field is refused, this network or browser has sent too many, too many reach the brand from
 * everywhere, or no letter could be sent.
 */
export const declarationProblems = [
  'fields_refused',
  'declaration_limited',
  'declaration_crowded',
  'declaration_not_sent',
] as const;
export type DeclarationProblem = (typeof declarationProblems)[number];
