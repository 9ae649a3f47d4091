import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openForEveryCall, platformOperations } from '../src/contracts/platform/platform-table.ts';
import { fieldsOf } from '../src/contracts/platform/wire-fields.ts';
import { root } from './prepare.mjs';

/** @typedef {import('../src/contracts/platform/platform-operation.ts').Operation<import('zod').ZodType, import('zod').ZodType, import('zod').ZodType>} Operation */

const access = {
  open: 'no credentials of ours',
  basic: 'Basic credentials',
  signed: 'signed, with the session token',
};

/** The page of questions to the platform's team, as docs/platform-questions.md has it. */
export async function platformQuestions() {
  const operations = /** @type {Operation[]} */ (Object.values(platformOperations));
  const asked = operations.filter(({ open }) => Object.keys(open).length > 0);
  const clear = operations.filter(({ open }) => Object.keys(open).length === 0);
  const count = asked.reduce((sum, { open }) => sum + Object.keys(open).length, openForEveryCall.length);
  const text = `# Questions to the platform’s team

Made of the table of platform calls by \`node scripts/platform-questions.mjs\`; a test holds it up to date.

The portal makes ${operations.length} calls to a brand’s platform, and no others. What was handed over leaves ${count} points of them open. For each of
them this project chose what stands here. Whoever knows the platform: is it so? Where it is not, the call’s entry in
\`src/contracts/platform\` is mended, and this page is made anew.

\`api\` and \`oauth\` are the brand’s two base addresses; the context follows the base.

## Every call

${openForEveryCall.map((point) => `- [ ] ${point}`).join('\n')}

${asked.map(section).join('\n\n')}

## Nothing to confirm

${clear.map((operation) => `- ${addressOf(operation)}`).join('\n')}
`;
  const style = await resolveConfig(path.join(root, 'docs/platform-questions.md'));
  return format(text, { ...style, parser: 'markdown' });
}

/** @param {Operation} operation */
function section(operation) {
  const { open, query, body, answer } = operation;
  const facts = [
    ['query', query],
    ['body', body],
    ['answer, as far as it is read', answer],
  ].flatMap(([what, schema]) => {
    const fields = fieldsOf(/** @type {import('zod').ZodType} */ (schema));
    return fields.length > 0 ? [`${what}: ${fields.map((field) => `\`${field}\``).join(', ')}`] : [];
  });
  const rows = Object.entries(open).map(
    ([part, sentence]) => `- [ ] **${part.replace('.', ', ')}.** ${sentence}`,
  );
  const sent = [access[operation.access], ...facts].join('; ');
  return `## ${addressOf(operation)}

${sent[0]?.toUpperCase()}${sent.slice(1)}.

${rows.join('\n')}`;
}

/** @param {Operation} operation */
function addressOf({ method, base, context, path: own }) {
  return `\`${method} {${base}}${context === '' ? '' : `/${context}`}${own}\``;
}
