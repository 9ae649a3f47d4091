import * as z from 'zod';

/*
 * How single values of the platform are read. What is nil, and a list under `docs`,
 * has been put right before (wire-reading.ts): here a missing value is `undefined`, whatever the platform wrote for it.
 */

/** Longest text that is kept, in characters; the eye sees less. */
const MAX_TEXT = 2_000;

/** A whole number, also in text such as `"12"` or `"12.0"`. */
export const wireInt = z.union([
  z.int(),
  z
    .string()
    .regex(/^\s*[+-]?\d{1,15}(\.0+)?\s*$/, { error: 'a whole number' })
    .transform(Number),
]);

/** A whole number that is not negative, also in text. */
export const wireCount = z.union([
  z.int().min(0),
  wireInt.refine((count) => count >= 0, { error: 'a number of 0 or more' }),
]);

/** An amount of money in minor units. Never guessed: text with a currency, a fraction or a sign for nothing is no amount. */
export const wireAmount = wireInt.describe('minor units');

const yes = new Set(['true', 'yes', 'y', '1']);
const no = new Set(['false', 'no', 'n', '0']);

/** Yes or no, also as a word or a number; anything else is refused. */
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

/** An id that may come as a number or as text; text inside the portal, so that `12abc` never equals 12. */
export const wireId = z.union([z.string().min(1).max(200), z.number().int()]).transform(String);

/** A name people read: text that is not empty; a number is a name too. What most names are is tried first. */
export const wireName = z.union([
  z.string().regex(/^[^\s\ud800-\udfff][^\ud800-\udfff]{0,1999}$/, { error: 'a name' }),
  z
    .union([z.string(), z.number()])
    .transform((name) => String(name).slice(0, MAX_TEXT).toWellFormed())
    .refine((name) => name.trim() !== '', { error: 'a name' }),
]);

/** Text that may be missing; null inside. */
export const wireText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text?.slice(0, MAX_TEXT).toWellFormed() || null);

/** A word of an enumeration in any case of letters, inside in lower case and without spaces around it. */
export const wireWord = z
  .union([z.string(), z.number()])
  .transform((word) => String(word).trim().slice(0, 100).toLowerCase());

/** A word of a closed list, in any case of letters; `unknown` for any other. */
export function wireChoice<const Word extends string>(...words: readonly Word[]) {
  return wireWord.transform((word) => words.find((known) => known === word) ?? ('unknown' as const));
}

/** A three-letter currency code, in any case of letters. */
export const wireCurrency = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => /^[A-Z]{3}$/.test(code), { error: 'a currency of three letters' });

/** Seconds since 1970 end here and milliseconds begin: 1973 in the one, the year 5138 in the other. */
const FIRST_MS = 100_000_000_000;
/** A number below this is a count of something, not a date. */
const FIRST_SECOND = 100_000_000;

/**
 * A date: ISO text, or seconds or milliseconds since 1970 as a number or in text; milliseconds since 1970 inside. Missing or
 * unreadable: null.
 */
export const wireDateMs = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((date) => {
    const ms = typeof date === 'string' ? textMs(date.trim()) : numberMs(date ?? Number.NaN);
    return Number.isFinite(ms) ? Math.trunc(ms) : null;
  });

function textMs(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return Date.parse(text);
  return /^\d{9,14}(\.\d+)?$/.test(text) ? numberMs(Number(text)) : Number.NaN;
}

function numberMs(count: number): number {
  if (count >= FIRST_MS) return count <= 8.64e15 ? count : Number.NaN;
  return count >= FIRST_SECOND ? count * 1_000 : Number.NaN;
}

/** A value the platform may mark as nil in place of text; any other object is no text either; null inside. */
export const wireNilText = z
  .union([z.string(), z.number().transform(String), z.looseObject({}).transform(() => null)])
  .nullish()
  .transform((text) => text?.slice(0, 200) || null);

/** Names under which a list may stand, beside `docs`, by its schema. */
const listNames = new WeakMap<z.ZodType, readonly string[]>();

/** Longest list that is read. */
const MAX_ITEMS = 5_000;

/**
 * A list as a whole answer: bare, under `docs`, or under one of `names`. Its items are read one by one: see `readWire`.
 */
export function wireList<Item extends z.ZodType>(item: Item, ...names: string[]) {
  const list = z.array(item).max(MAX_ITEMS);
  listNames.set(list, ['docs', ...names]);
  return list;
}

/** The list inside an answer that wraps it; the answer itself where its schema is no list or nothing is wrapped. */
export function unwrappedList(schema: z.ZodType, answer: unknown): unknown {
  const names = listNames.get(schema);
  if (!names || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const entries = new Map(Object.entries(answer));
  const name = names.find((each) => Array.isArray(entries.get(each)));
  return name === undefined ? answer : entries.get(name);
}

/** Schemas of which nothing is left out: what is unreadable in them makes the whole unreadable. */
const wholes = new WeakSet<z.ZodType>();

/** Says of a schema that an answer to it counts whole or not at all, because money depends on each part of it. */
export function whole<Schema extends z.ZodType>(schema: Schema): Schema {
  wholes.add(schema);
  return schema;
}

export function isWhole(schema: z.ZodType): boolean {
  return wholes.has(schema);
}

/**
 * An answer of several forms, told apart by what stands in it. Unlike a union, its error is that of the form it is nearest
 * to, with the path.
 */
export function wirePick<Schema extends z.ZodType>(pick: (answer: unknown) => Schema) {
  return z.unknown().transform((answer, context): z.output<Schema> => {
    const read = pick(answer).safeParse(answer);
    return read.success ? read.data : passedOn(read.error, context, {});
  });
}

/** A part of an item without which the item would be told wrongly: where it is unreadable, the item is left out. */
export function essential<Schema extends z.ZodType>(schema: Schema) {
  return z.unknown().transform((part, context): z.output<Schema> => {
    const read = schema.safeParse(part);
    return read.success ? read.data : passedOn(read.error, context, { takesItem: true });
  });
}

function passedOn({ issues }: z.ZodError, context: z.RefinementCtx, params: { takesItem?: true }): never {
  for (const issue of issues)
    context.addIssue({
      code: 'custom',
      path: issue.path,
      params: { ...params, expected: expectedBy(issue) },
    });
  return z.NEVER;
}

/** What an issue says was expected, in the schema's words; never the value that was found. */
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
