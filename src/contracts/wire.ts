import * as z from 'zod';
import { NOT_PLAIN, plainText } from './plain-text.ts';
import { isCalendarDay, type When } from './when.ts';

/**
 * Schemas for single values of the platform. wire-reading.ts has already normalised nil values and lists under `docs`:
 * a missing value here is `undefined`, whatever the platform sent for it.
 */

/** The longest text that is kept, in characters. */
const MAX_TEXT = 2_000;

/** A whole number, also as text such as `"12"` or `"12.0"`. */
export const wireInt = z.union([
  z.int(),
  z
    .string()
    .regex(/^\s*[+-]?\d{1,15}(\.0+)?\s*$/, { error: 'a whole number' })
    .transform(Number),
]);

/** A whole number of 0 or more, also as text. */
export const wireCount = z.union([
  z.int().min(0),
  wireInt.refine((count) => count >= 0, { error: 'a number of 0 or more' }),
]);

/** An amount of money in minor units. It is never guessed: text with a currency or a fraction is not an amount. */
export const wireAmount = wireInt.describe('minor units');

/** The largest amount that a form of the portal carries, in minor units. A larger one is no price. */
const MAX_CHARGE = 999_999_999_999;

/** An amount of money that may be charged, in minor units: 0 or more. */
export const wireCharge = wireAmount.refine((amount) => amount >= 0 && amount <= MAX_CHARGE, {
  error: `a number from 0 to ${MAX_CHARGE}`,
});

const yes = new Set(['true', 'yes', 'y', '1']);
const no = new Set(['false', 'no', 'n', '0']);

/** A flag, also as a word or a number; any other value is refused. */
export const wireFlag = z.union([
  z.boolean(),
  z.union([z.string(), z.number()]).transform((value, context) => {
    const word = String(value).trim().toLowerCase();
    if (yes.has(word)) return true;
    if (no.has(word)) return false;
    context.addIssue({ code: 'custom', message: 'true or false' });
    return z.NEVER;
  }),
]);

/** An id, sent as a number or as text. It is text inside the portal, so that `12abc` never equals 12. */
export const wireId = z.union([z.string().min(1).max(200), z.number().int()]).transform(String);

/** An optional key: text that is compared or sent back, so that it stays as it came; null where it is missing. */
export const wireKey = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text?.slice(0, MAX_TEXT).toWellFormed() || null);

/** A text for people as it may be shown: not too long, well-formed and plain. */
function shownText(text: string): string {
  return plainText(text.slice(0, MAX_TEXT).toWellFormed());
}

const mostNames = new RegExp(`^[^\\s\\p{Cs}${NOT_PLAIN}][^\\p{Cs}${NOT_PLAIN}]{0,999}$`, 'u');

/**
 * A name that people read: text that is not empty, or a number. The form of most names is tried first, because it is
 * faster.
 */
export const wireName = z.union([
  z.string().regex(mostNames, { error: 'a name' }),
  z
    .union([z.string(), z.number()])
    .transform((name) => shownText(String(name)))
    .refine((name) => name.trim() !== '', { error: 'a name' }),
]);

/** An optional text for people; null where it is missing. */
export const wireText = wireKey.transform((text) => (text && shownText(text)) || null);

/** A word of an enumeration in any letter case, normalised to lower case without spaces around it. */
export const wireWord = z
  .union([z.string(), z.number()])
  .transform((word) => String(word).trim().slice(0, 100).toLowerCase());

/** A word of a closed list, in any letter case; `unknown` for any other word. */
export function wireChoice<const Word extends string>(...words: readonly Word[]) {
  return wireWord.transform((word) => words.find((known) => known === word) ?? ('unknown' as const));
}

/** A three-letter currency code, in any letter case. */
export const wireCurrency = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => /^[A-Z]{3}$/.test(code), { error: 'a currency of three letters' });

/**
 * A smaller number counts seconds since 1970, any other milliseconds: as seconds it would be the year 11476, as
 * milliseconds it is 1979.
 */
const FIRST_MS = 300_000_000_000;
/** A number below this is a count, not a date. */
const FIRST_SECOND = 100_000_000;
/** The start of the year 2200, in milliseconds since 1970. What is said to be later stands for never, or counts a finer unit. */
const NEVER_MS = Date.UTC(2200, 0, 1);

const wireDate = z.union([z.string(), z.number()]).nullish().catch(null);

/**
 * A date from 1970 to 2199: ISO 8601 text, or seconds or milliseconds since 1970 as a number or as text. Becomes
 * milliseconds since 1970; null where it is missing, unreadable, or outside of these years, as `9999-12-31`,
 * `0001-01-01` and microseconds are.
 */
export const wireDateMs = wireDate.transform(dateMs);

function dateMs(date: string | number | null | undefined): number | null {
  const ms = typeof date === 'string' ? textMs(date.trim()) : numberMs(date ?? Number.NaN);
  return ms >= 0 && ms < NEVER_MS ? Math.trunc(ms) : null;
}

function textMs(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return Date.parse(text);
  return /^\d{9,14}(\.\d+)?$/.test(text) ? numberMs(Number(text)) : Number.NaN;
}

function numberMs(count: number): number {
  if (count >= FIRST_MS) return count;
  return count >= FIRST_SECOND ? count * 1_000 : Number.NaN;
}

/**
 * A date that people read: as `wireDateMs`, but ISO 8601 text without a time stays a calendar day, because as midnight in
 * UTC it would be the day before in America.
 */
export const wireWhen = wireDate.transform((date): When | null => {
  const text = typeof date === 'string' ? date.trim() : '';
  const ms = dateMs(date);
  return ms !== null && isCalendarDay(text) ? text : ms;
});

/** An optional text for people that the platform may replace by a nil marker; any object becomes null. */
export const wireNilText = z
  .union([z.string(), z.number().transform(String), z.looseObject({}).transform(() => null)])
  .nullish()
  .transform((text) => (text && plainText(text.slice(0, 200))) || null);

/**
 * How a response holds a list: under `docs` or one of `names`, and `id` is the field that every item has on the wire.
 */
export type ListForm = { id: string; names: readonly string[] };

/** The form of each list that is a whole response, by its schema. */
const listForms = new WeakMap<z.ZodType, ListForm>();

/**
 * A list as a whole response: at the top, or under `docs` or one of `names`. `readWire` reads its items one by one. Of
 * two items for which `idOf` returns the same id the first is kept.
 */
export function wireList<Item extends z.ZodType>(
  item: Item,
  { idOf, ...form }: ListForm & { idOf: (item: z.output<Item>) => string },
) {
  const list = z.array(item).transform((items) => {
    const byId = new Map<string, z.output<Item>>();
    for (const each of items) if (!byId.has(idOf(each))) byId.set(idOf(each), each);
    return [...byId.values()];
  });
  listForms.set(list, form);
  return list;
}

/** How a response holds the list of a schema; undefined for a schema that is no list. */
export function listFormOf(schema: z.ZodType): ListForm | undefined {
  return listForms.get(schema);
}

/** Schemas that are read whole or not at all: an unreadable part makes the whole response unreadable. */
const allOrNothingSchemas = new WeakSet<z.ZodType>();

/** Marks a schema as read whole or not at all, because money depends on every part of it. */
export function allOrNothing<Schema extends z.ZodType>(schema: Schema): Schema {
  allOrNothingSchemas.add(schema);
  return schema;
}

/** True for a schema that is read whole or not at all. */
export function isAllOrNothing(schema: z.ZodType): boolean {
  return allOrNothingSchemas.has(schema);
}

/**
 * A response with several forms, of which `pick` chooses one by its content. Unlike a union it reports the error of
 * that form, with its path.
 */
export function wirePick<Schema extends z.ZodType>(pick: (answer: unknown) => Schema) {
  return z.unknown().transform((answer, context): z.output<Schema> => {
    const read = pick(answer).safeParse(answer);
    return read.success ? read.data : passedOn(read.error, context);
  });
}

function passedOn({ issues }: z.ZodError, context: z.RefinementCtx): never {
  for (const issue of issues)
    context.addIssue({
      code: 'custom',
      path: issue.path,
      params: { expected: expectedBy(issue) },
    });
  return z.NEVER;
}

/** What an issue expected, in the words of its schema; never the value that was found. */
export function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join('|');
    case 'invalid_format':
      return issue.format === 'regex' ? issue.message : issue.format;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectedBy))].join('|');
    case 'custom':
      return String(issue.params?.['expected'] ?? issue.message);
    default:
      return issue.code;
  }
}
