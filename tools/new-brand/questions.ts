import { parseArgs } from 'node:util';
import * as z from 'zod';
import { brandFileSchema } from '../../src/brands/brand-schema.ts';
import { hostName } from '../../src/brands/deployment-schema.ts';
import { hexColour, themeSchema } from '../../src/brands/theme.ts';

const { shape } = brandFileSchema;
const theme = themeSchema.shape;

/** Everything a new brand is made from, checked. */
const answersSchema = z.strictObject({
  key: shape.key,
  name: shape.displayName,
  host: hostName,
  accent: hexColour,
  second: hexColour.optional(),
  provider: z.enum(shape.billing.options.map((option) => option.shape.provider.value)),
  scheme: theme.defaultScheme,
  corners: z.enum(['square', 'soft', 'round']),
  typeface: theme.typeface,
  backdrop: theme.backdrop,
  locale: shape.locale,
  country: shape.country,
});

/** The options of the command line, as they were typed. */
const typedSchema = z.partialRecord(answersSchema.keyof(), z.string());

export type Answers = z.output<typeof answersSchema>;
export type AnswerName = keyof Answers;
/** Answers before they are checked. */
export type Typed = Partial<Record<AnswerName, string | undefined>>;
/**
 * A question to the person. `fallback` is the answer of an empty line; a question without one must be answered. `isSilent`: only
 * an option answers it. `read` takes what was typed to the form the schema wants.
 */
export type Question = {
  text: string;
  example: string;
  fallback?: (answers: Typed) => string;
  isSilent?: boolean;
  read?: (typed: string) => string;
};
/**
 * What to refuse beside what the schema refuses: returns what to write instead, or undefined for an answer that may stay.
 */
export type Refusal = (name: AnswerName, value: string) => string | undefined;

const choices: Partial<Record<AnswerName, readonly string[]>> = {
  provider: answersSchema.shape.provider.options,
  scheme: answersSchema.shape.scheme.options,
  corners: answersSchema.shape.corners.options,
  typeface: answersSchema.shape.typeface.options,
  backdrop: answersSchema.shape.backdrop.options,
};

/** The questions in the order in which they are asked. */
const questions: Record<AnswerName, Question> = {
  key: { text: 'Key, which names its files and folders', example: 'harbor' },
  name: {
    text: 'Name that people know',
    example: '"Harbor Home"',
    fallback: ({ key = '' }) =>
      key.replaceAll(/(^|-)([a-z])/g, (_all, dash, first) => `${dash && ' '}${first.toUpperCase()}`),
  },
  host: {
    text: 'Host of its portal in production',
    example: 'account.harbor.example',
    fallback: ({ key }) => `account.${key}.example`,
    read: (typed) =>
      typed
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/[/.]+$/, ''),
  },
  accent: { text: 'Main colour, for buttons and links', example: "'#0c5a60'", read: readColour },
  second: {
    text: 'Second colour, or none',
    example: "'#fbf1d9'",
    fallback: () => NONE,
    read: readColour,
  },
  provider: { text: 'Who takes the money', example: 'recurly', fallback: () => 'recurly' },
  scheme: { text: 'Scheme of a browser that asks for none', example: 'light', fallback: () => 'light' },
  corners: { text: 'Corners', example: 'soft', fallback: () => 'soft' },
  typeface: { text: 'Typeface of headings', example: 'system', fallback: () => 'system' },
  backdrop: { text: 'Drawing behind the sign-in', example: 'lens', fallback: () => 'lens' },
  locale: {
    text: 'Language where a visitor asks for none',
    example: 'en-US',
    fallback: () => 'en-US',
    isSilent: true,
  },
  country: {
    text: 'Country where a visitor’s is unknown',
    example: 'US',
    fallback: () => 'US',
    isSilent: true,
  },
};

/** The answer that leaves out what may be left out. */
const NONE = 'none';

const names = answersSchema.keyof().options;
/** Without a terminal these must be options: nothing sensible follows from the others. */
const required: ReadonlySet<AnswerName> = new Set(['key', 'name', 'host', 'accent', 'provider']);

/** What the options are, for `--help` and beside what is wrong with them. */
export function optionsText() {
  const lines = names.map((name) => {
    const { text, example } = questions[name];
    const option = `--${name} ${example}`.padEnd(32);
    const note = required.has(name) ? '' : ' (optional)';
    return `  ${option} ${text}${choicesOf(name)}${note}`;
  });
  return ['Options:', ...lines, '  --help'.padEnd(35) + 'Shows this text'].join('\n');
}

/**
 * The options of the command line, as typed. Throws an `Error` a person can act on for an option that does not exist.
 */
export function readOptions(args: readonly string[]): {
  help: boolean;
  typed: Typed;
} {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: 'boolean', default: false } },
  });
  const { help, ...typed } = values;
  return { help: help === true, typed: typedSchema.parse(typed) };
}

/**
 * The answers that the options give, and the fallbacks for what they leave out. Returns what is wrong, a line an option, where
 * they are not enough.
 */
export function answersOfOptions(
  typed: Typed,
  refusal: Refusal,
): { ok: true; answers: Answers } | { ok: false; lines: string[] } {
  const answers: Typed = {};
  const lines: string[] = [];
  for (const name of names) {
    const isMissing = typed[name] === undefined && required.has(name);
    const checked = isMissing
      ? { ok: false as const, why: 'is missing' }
      : checkAnswer(name, typed[name] ?? fallbackOf(name, answers), refusal);
    if (checked.ok) answers[name] = checked.value;
    else lines.push(`--${name} ${checked.why}`);
  }
  return lines.length === 0 ? { ok: true, answers: answersSchema.parse(answers) } : { ok: false, lines };
}

/**
 * Asks one question at a time for what the options leave out. A wrong answer, typed or given as an option, is explained and asked
 * again; what was answered before stays.
 */
export async function askAnswers({
  typed,
  refusal,
  prompt,
  say,
}: {
  typed: Typed;
  refusal: Refusal;
  prompt: (text: string) => Promise<string>;
  say: (text: string) => void;
}): Promise<Answers> {
  const answers: Typed = {};
  for (const name of names) {
    answers[name] = await askAnswer(name, { typed: typed[name], answers, refusal, prompt, say });
  }
  return answersSchema.parse(answers);
}

async function askAnswer(
  name: AnswerName,
  {
    typed,
    answers,
    refusal,
    prompt,
    say,
  }: {
    typed?: string | undefined;
    answers: Typed;
    refusal: Refusal;
    prompt: (text: string) => Promise<string>;
    say: (text: string) => void;
  },
): Promise<string | undefined> {
  const fallback = fallbackOf(name, answers);
  let answer = typed ?? (questions[name].isSilent ? fallback : undefined);
  for (;;) {
    const shown = fallback ? ` [${fallback}]` : '';
    const asked = (answer ?? (await prompt(`${questions[name].text}${choicesOf(name)}${shown}: `))).trim();
    const checked = checkAnswer(name, asked === '' ? (fallback ?? '') : asked, refusal);
    if (checked.ok) return checked.value;
    say(`  ${name} ${checked.why}`);
    answer = undefined;
  }
}

function checkAnswer(
  name: AnswerName,
  typed: string | undefined,
  refusal: Refusal,
): { ok: true; value: string | undefined } | { ok: false; why: string } {
  const text = (typed ?? '').trim();
  if (text === '') return { ok: false, why: missingText(name) };
  if (name === 'second' && text === NONE) return { ok: true, value: undefined };
  const parsed = answersSchema.shape[name].safeParse(questions[name].read?.(text) ?? text);
  if (!parsed.success) return { ok: false, why: `${wrongText(name, parsed.error)} (it was: ${text})` };
  const why = parsed.data === undefined ? undefined : refusal(name, parsed.data);
  return why === undefined ? { ok: true, value: parsed.data } : { ok: false, why };
}

function missingText(name: AnswerName) {
  return `must be written, for instance ${questions[name].example}`;
}

/** What to write, in the words of the schema; for a choice, what there is to choose from. */
function wrongText(name: AnswerName, error: z.ZodError) {
  return name in choices
    ? `must be one of${choicesOf(name)}`
    : (error.issues[0]?.message ?? missingText(name));
}

function choicesOf(name: AnswerName) {
  const options = choices[name];
  return options ? ` (${options.join(', ')})` : '';
}

function fallbackOf(name: AnswerName, answers: Typed) {
  return questions[name].fallback?.(answers);
}

/** A colour as the schema wants it: `#ABC`, `0B4FD0` and the like are understood. */
function readColour(typed: string) {
  const digits = typed.toLowerCase().replace(/^#/, '');
  const isShort = /^[0-9a-f]{3}$/.test(digits);
  return `#${isShort ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
