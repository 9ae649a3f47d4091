import path from 'node:path';
import type { ZodType } from 'zod';
import { format, resolveConfig } from 'prettier';
import { openForEveryCall, platformOperations } from '../src/contracts/platform/platform-table.ts';
import { fieldsOf } from '../src/contracts/platform/wire-fields.ts';
import type { Operation } from '../src/contracts/platform/platform-operation.ts';
import { root } from './prepare.mjs';

type AnyOperation = Operation<ZodType, ZodType, ZodType>;

const access = {
  open: 'no credentials of the portal',
  basic: 'Basic credentials',
  signed: 'signed, with the session token',
};

/** Builds the text of docs/platform-questions.md, the questions to the platform's team, from the table of platform calls. */
export async function platformQuestions() {
  const operations = Object.values(platformOperations);
  const asked = operations.filter(({ open }) => Object.keys(open).length > 0);
  const clear = operations.filter(({ open }) => Object.keys(open).length === 0);
  const count = asked.reduce((sum, { open }) => sum + Object.keys(open).length, openForEveryCall.length);
  const text = `# Questions to the platform’s team

\`npm run documents\` writes this page from the table of platform calls, and a test checks that it is up to date.

The portal makes ${operations.length} calls to a brand’s platform and no others. The platform’s documents leave ${count} points about them open. For
each open point this page states what the portal assumes. Please confirm each point or correct it. To correct one, an
engineer changes the call’s entry in \`src/contracts/platform\` and writes this page again.

\`api\` and \`oauth\` are the brand’s two base addresses. The context follows the base, and the path follows the context.

## Every call

${openForEveryCall.map((point) => `- [ ] ${point}`).join('\n')}

${asked.map(section).join('\n\n')}

## Nothing to confirm

${clear.map((operation) => `- ${addressOf(operation)}`).join('\n')}
`;
  const style = await resolveConfig(path.join(root, 'docs/platform-questions.md'));
  return format(text, { ...style, parser: 'markdown' });
}

function section(operation: AnyOperation) {
  const { open, query, body, answer } = operation;
  const parts: [what: string, schema: ZodType][] = [
    ['query', query],
    ['body', body],
    ['fields of the response that the portal reads', answer],
  ];
  const facts = parts.flatMap(([what, schema]) => {
    const fields = fieldsOf(schema);
    return fields.length > 0 ? [`${what}: ${fields.map((field) => `\`${field}\``).join(', ')}`] : [];
  });
  const rows = Object.entries(open).map(
    ([part, sentence]) => `- [ ] **${part.replace('answer', 'response').replace('.', ', ')}.** ${sentence}`,
  );
  const sent = [access[operation.access], ...facts].join('; ');
  return `## ${addressOf(operation)}

${sent[0]?.toUpperCase()}${sent.slice(1)}.

${rows.join('\n')}`;
}

function addressOf({ method, base, context, path: own }: AnyOperation) {
  return `\`${method} {${base}}${context === '' ? '' : `/${context}`}${own}\``;
}
