import * as fc from 'fast-check';
import * as z from 'zod';
import { tagsOf } from './html.ts';
import { isUsual } from './suite.ts';

/** A part of every text below that is markup; an answer that holds it unescaped has an injection. */
export const MARKUP = '<zz9 ';

/** True for a page in which that text has become markup. Inside an attribute's value it is still text. */
export function isWrittenInto(html: string): boolean {
  return tagsOf(html).some(({ name, attributes }) => name === 'zz9' || attributes.has('onload'));
}

/** Texts that careless code handles wrongly. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  `"'>${MARKUP}onload=alert(9)>`,
  `</script>${MARKUP}>`,
  `\\";${MARKUP}//`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e308',
  '-1',
  '999999999999',
  '9007199254740993',
  '٣',
  'a\u0000b',
  'a\r\nset-cookie: zz9=1',
  '\u202e\u200b\ufeff',
  '\ud800',
  '😀'.repeat(40),
  'ẕ̴͂'.repeat(60),
  '../../subscriptions',
  '..%2f..%2fbilling',
  '%',
  '%00',
  '%E0%A4%A',
  '//evil.example',
  '\\evil.example',
  'https://evil.example/',
  'javascript:alert(9)',
  "' OR 1=1 --",
  '{{7*7}}${7*7}',
  '{"$gt":""}',
  '[]',
  'x'.repeat(300),
  'x'.repeat(9_000),
];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, [], [[]], {}) },
  { weight: 1, arbitrary: anyText.map((text) => [text, text]) },
  { weight: 1, arbitrary: anyText.map((text) => ({ toString: text, [text]: text, __proto__: null })) },
  { weight: 1, arbitrary: fc.constant('y'.repeat(40_000)) },
);

const anyName = fc.constantFrom('__proto__', 'constructor', 'prototype', 'isAdmin', 'toString', 'a[b]', '');

/** Valid values by the name of their field. */
export type KnownValues = ReadonlyMap<string, readonly string[]>;

/** The part of JSON Schema that the schemas of `src/contracts` convert to. */
type Shape = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  anyOf?: Shape[];
  oneOf?: Shape[];
};

/** Bodies that are like those of a schema: valid ones, and ones with wrong, missing, huge or additional fields. */
export function bodiesLike(shape: z.core.$ZodType, known: KnownValues = new Map()): fc.Arbitrary<unknown> {
  const right = valueLike(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape, known);
  const change = fc.record({
    kind: fc.constantFrom('none', 'none', 'replace', 'replace', 'remove', 'add', 'whole'),
    at: fc.nat({ max: 20 }),
    name: anyName,
    value: anyValue,
  });
  return fc.tuple(right, change).map(([body, { kind, at, name, value }]) => {
    if (kind === 'whole') return value;
    if (kind === 'none' || typeof body !== 'object' || body === null) return body;
    const fields = Object.entries(body);
    const field = fields.length === 0 ? -1 : at % fields.length;
    if (kind === 'remove') return Object.fromEntries(fields.filter((_, index) => index !== field));
    if (kind === 'add') return Object.fromEntries([...fields, [name, value]]);
    return Object.fromEntries(fields.map(([key, old], index) => [key, index === field ? value : old]));
  });
}

function valueLike(shape: Shape, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueLike(choice, known, name)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'array')
    return fc.array(valueLike(shape.items ?? {}, known, name), { maxLength: 4, depthIdentifier: 'body' });
  if (shape.type === 'object') {
    const { properties = {}, required = [] } = shape;
    return fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, valueLike(value, known, key)]),
      ),
      { requiredKeys: required },
    );
  }
  return textLike(shape, known.get(name) ?? []);
}

function textLike(
  { pattern, minLength = 0, maxLength = 400 }: Shape,
  right: readonly string[],
): fc.Arbitrary<string> {
  const fits = pattern
    ? fc.stringMatching(new RegExp(pattern), { maxLength: 40 })
    : anyText.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x'));
  return right.length === 0
    ? fits
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fits });
}

/** Queries of these names and of others; URL-encoded, or with bytes that are not valid text. */
export function queriesOf(names: readonly string[], known: KnownValues): fc.Arbitrary<string> {
  const parameter = fc
    .tuple(fc.constantFrom(...names), fc.boolean())
    .chain(([name, isRight]) =>
      fc.tuple(
        fc.constant(name),
        isRight && known.has(name) ? fc.constantFrom(...(known.get(name) ?? [])) : anyText,
      ),
    )
    .map(([name, text]) => [name, text.slice(0, 2_000).toWellFormed()] as const);
  const encoded = fc
    .array(
      fc.oneof(
        parameter,
        fc.tuple(
          anyName,
          anyText.map((text) => text.toWellFormed()),
        ),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((pairs) => String(new URLSearchParams(pairs.map(([name, value]) => [name, value]))));
  const raw = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('%', '%zz', '%C0%AF', '%ED%A0%80', '<zz9>', '"', '[]'))
    .map(([name, value]) => `${name}=${value}&${name}[]=${value}&${name}`);
  return fc.oneof({ weight: 4, arbitrary: encoded }, { weight: 1, arbitrary: raw });
}

/** A body as a browser sends it in a form: a list repeats its field, and other values become text. */
export function asForm(body: unknown): string {
  if (typeof body !== 'object' || body === null) return String(body).toWellFormed();
  const pairs = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      name,
      (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed(),
    ]),
  );
  return String(new URLSearchParams(pairs));
}

/** The seed and number of runs, a third of them in `npm test`; `FUZZ_SEED` and `FUZZ_RUNS` replace the defaults. */
export function fuzzRuns(most: number): { seed: number; numRuns: number } {
  return {
    seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
    numRuns: Number(process.env['FUZZ_RUNS'] ?? (isUsual ? Math.ceil(most / 3) : most)),
  };
}
