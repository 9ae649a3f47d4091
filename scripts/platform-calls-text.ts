import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { accessOperations } from '../src/contracts/platform/platform-access.ts';
import { accountOperations } from '../src/contracts/platform/platform-account.ts';
import { moneyOperations } from '../src/contracts/platform/platform-money.ts';
import { planOperations } from '../src/contracts/platform/platform-plans.ts';
import {
  type Operation,
  READ_DEADLINE_MS,
  WRITE_DEADLINE_MS,
} from '../src/contracts/platform/platform-operation.ts';
import { root } from './prepare.mjs';

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType>;
/** The part of a JSON Schema that is read here. */
const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get allOf() {
    return z.array(jsonSchema).optional();
  },
});
type Schema = z.output<typeof jsonSchema>;

const access = {
  open: 'no credentials',
  basic: 'Basic credentials',
  signed: '',
};

const groups: [title: string, operations: Record<string, AnyOperation>][] = [
  ['Access and linking', accessOperations],
  ['Account', accountOperations],
  ['Plans and devices', planOperations],
  ['Cards, orders and invoices', moneyOperations],
];

/** The call that first has a list of fields, by the list. */
const firstWith = new Map<string, string>();

/** Writes docs/product/platform.md: every call of the platform with the fields it carries. */
export async function platformCalls() {
  const text = `# Calls of the platform

Made of the table of platform calls by \`npm run documents\`; a test holds it up to date. Unless it says otherwise, a call is signed and carries the session token; a GET
of \`api\` has ${READ_DEADLINE_MS / 1000} seconds and is repeated once, any other call has ${WRITE_DEADLINE_MS / 1000} seconds and is sent once.

\`api\` and \`oauth\` are the brand’s two base addresses. A field with \`?\` may be missing; \`[]\` is a list, \`|\` separates the forms a
body may have. Of an answer, only the fields that are read are named. Amounts are minor units. Not confirmed yet:
[platform-questions.md](../platform-questions.md). Codes of refusals: [access.md](access.md#platform-codes-of-a-sign-in),
[billing.md](billing.md#card-errors).

${groups.map(([title, operations]) => `## ${title}\n\n${Object.entries(operations).map(section).join('\n\n')}`).join('\n\n')}
`;
  const style = await resolveConfig(path.join(root, 'docs/product/platform.md'));
  return format(text, { ...style, parser: 'markdown' });
}

function section([name, operation]: [string, AnyOperation]) {
  const { method, base, context, path: own, query, body, answer, deadlineMs, idempotent, budget } = operation;
  const repeats = method === 'GET' && base === 'api';
  const facts = [
    access[operation.access],
    deadlineMs === (idempotent ? READ_DEADLINE_MS : WRITE_DEADLINE_MS) ? '' : `${deadlineMs / 1000} seconds`,
    idempotent === repeats ? '' : idempotent ? 'repeated once' : 'sent once',
    budget ? `budget \`${budget.purpose}\`, which counts ${budget.counts}` : '',
  ].filter((fact) => fact !== '');
  const parts: [what: string, schema: z.ZodType][] = [
    ['Query', query],
    ['Body', body],
    ['Answer', answer],
  ];
  const carried = parts.flatMap(([what, schema]) => {
    const fields = carriedBy(schema, name);
    return fields === '' ? [] : [`- ${what}: ${fields}`];
  });
  return `### ${name}

\`${method} {${base}}${context === '' ? '' : `/${context}`}${own}\`${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.

${carried.join('\n')}`;
}

/** The fields of a schema in a line, the call that first has the same ones, or what the schema says of itself. */
function carriedBy(schema: z.ZodType, call: string) {
  const described = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const forms = formsOf(described).map((form) => fieldsIn(form).join(', '));
  const fields = forms.filter((form) => form !== '').join(' | ');
  if (fields === '') return described.description ?? '';
  // An answer may be one object of which another call lists many.
  const within = /^`(\w+\?)\./.exec(fields)?.[1];
  const bare = within === undefined ? fields : fields.replaceAll(`\`${within}.`, '`');
  const first = firstWith.get(bare);
  if (first !== undefined) return `${within === undefined ? '' : `\`${within}\`, `}as \`${first}\``;
  const start = [...firstWith].find(([known]) => bare.startsWith(`${known}, `));
  if (start) return `as \`${start[1]}\`${fields.slice(start[0].length)}`;
  if (forms.join().split(',').length > 4) firstWith.set(bare, call);
  return described.items ? `a list, each with ${fields}` : fields;
}

/** The objects a schema may be. */
function formsOf(schema: Schema): Schema[] {
  const nested = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (schema.items) return formsOf(schema.items);
  return schema.properties ? [schema] : nested.flatMap(formsOf);
}

/** The fields of an object by their paths, such as `trial?.unit`. */
function fieldsIn(schema: Schema, before = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const isList = [value, ...(value.anyOf ?? [])].some(({ items }) => items !== undefined);
    const place = `${before}${name}${isList ? '[]' : ''}${schema.required?.includes(name) ? '' : '?'}`;
    const nested = [...new Set(formsOf(value).flatMap((form) => fieldsIn(form, `${place}.`)))];
    return nested.length > 0 ? nested : [`\`${place}\``];
  });
}
