import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { accessOperations } from '../src/contracts/platform/platform-access.ts';
import { accountOperations } from '../src/contracts/platform/platform-account.ts';
import { moneyOperations } from '../src/contracts/platform/platform-money.ts';
import { planOperations } from '../src/contracts/platform/platform-plans.ts';
import type { Operation } from '../src/contracts/platform/platform-operation.ts';
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
  signed: 'signed, with the session token',
};

const groups: [title: string, operations: Record<string, AnyOperation>][] = [
  ['Access and linking', accessOperations],
  ['Account', accountOperations],
  ['Plans and devices', planOperations],
  ['Cards, orders and invoices', moneyOperations],
];

/** Writes docs/product/platform.md: every call of the platform with the fields it carries. */
export async function platformCalls() {
  const text = `# Calls of the platform

Made of the table of platform calls by \`npm run documents\`; a test holds it up to date.

\`api\` and \`oauth\` are the brand’s two base addresses. A field with \`?\` may be missing; \`[]\` is a list, \`|\` separates the forms a
body may have. Of an answer, only the fields that are read are named. Amounts are minor units. What nobody has confirmed yet is in
[platform-questions.md](../platform-questions.md), what is refused with which code in [access.md](access.md#platform-codes-of-a-sign-in) and
[billing.md](billing.md#card-errors).

${groups.map(([title, operations]) => `## ${title}\n\n${Object.entries(operations).map(section).join('\n\n')}`).join('\n\n')}
`;
  const style = await resolveConfig(path.join(root, 'docs/product/platform.md'));
  return format(text, { ...style, parser: 'markdown' });
}

function section([name, operation]: [string, AnyOperation]) {
  const { method, base, context, path: own, query, body, answer, deadlineMs, idempotent, budget } = operation;
  const facts = [
    access[operation.access],
    `${deadlineMs / 1000} seconds`,
    idempotent ? 'repeated once' : 'sent once',
    ...(budget ? [`budget \`${budget.purpose}\`, which counts ${budget.counts}`] : []),
  ];
  const parts: [what: string, schema: z.ZodType][] = [
    ['Query', query],
    ['Body', body],
    ['Answer', answer],
  ];
  const carried = parts.flatMap(([what, schema]) => {
    const fields = carriedBy(schema);
    return fields === '' ? [] : [`- ${what}: ${fields}`];
  });
  return `### ${name}

\`${method} {${base}}${context === '' ? '' : `/${context}`}${own}\`: ${facts.join(', ')}.

${carried.join('\n')}`;
}

/** The fields of a schema in a line, or what the schema says of itself. */
function carriedBy(schema: z.ZodType) {
  const described = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const forms = formsOf(described).map((form) => fieldsIn(form).join(', '));
  const fields = forms.filter((form) => form !== '').join(' | ');
  if (fields === '') return described.description ?? '';
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
