import path from 'node:path';
import type { ZodType } from 'zod';
import { format, resolveConfig } from 'prettier';
import { type OperationName, platformOperations } from '../src/contracts/platform/platform-table.ts';
import { fieldsOf } from '../src/contracts/platform/wire-fields.ts';
import type { Operation } from '../src/contracts/platform/platform-operation.ts';
import {
  addressOf,
  callFacts,
  callNames,
  type NamedPoint,
  namedPoints,
} from '../tools/ask-platform/open-points.ts';
import { root } from './prepare.mjs';

type AnyOperation = Operation<ZodType, ZodType, ZodType>;

const access = {
  open: 'no credentials of the portal',
  basic: 'Basic credentials',
  signed: 'signed, with the session token',
};

/** Builds the text of docs/platform-questions.md, the questions to the platform's team, from the open points of the calls. */
export async function platformQuestions() {
  const asked = callNames.filter((call) => pointsOf(call).length > 0);
  const clear = callNames.filter((call) => !asked.includes(call));
  const text = `# Questions to the platform’s team

\`npm run ask-platform -- staging\` asks the platform itself. It signs in with a test account, makes the calls below, and says of each open
point: as assumed, otherwise, or cannot be told. \`--report answers.md\` writes the result as a page for the platform’s team, with the boxes
ticked that need no answer. \`--help\` says what else it can do; [deploy.md](deploy.md#asking-the-platform) says which accounts tell most, and
[adr/060](adr/060-the-platform-is-asked-by-a-command.md) what it never does.

\`npm run documents\` writes this page from the open points in \`tools/ask-platform/points\`, and a test checks that it is up to date.

The portal makes ${callNames.length} calls to a brand’s platform and no others. The platform’s documents leave ${namedPoints.length} points about them open. For
each this page states what the portal assumes and what settles it. Please confirm what the command could not tell, and what it found otherwise.
To correct a point, an engineer changes the call’s entry in \`src/contracts/platform\` and the sentence, and writes this page again.

\`api\` and \`oauth\` are the brand’s two base addresses. The context follows the base, and the path follows the context.

## Every call

${pointsOf(undefined)
  .map((point) => `- [ ] ${lineOf(point)}`)
  .join('\n')}

${asked.map(section).join('\n\n')}

## Nothing to confirm

${clear.map((call) => `- \`${addressOf(call)}\``).join('\n')}
`;
  const style = await resolveConfig(path.join(root, 'docs/platform-questions.md'));
  return format(text, { ...style, parser: 'markdown' });
}

function section(call: OperationName) {
  const operation: AnyOperation = platformOperations[call];
  const { query, body, answer } = operation;
  const parts: [what: string, schema: ZodType][] = [
    ['query', query],
    ['body', body],
    ['fields of the response that the portal reads', answer],
  ];
  const facts = parts.flatMap(([what, schema]) => {
    const fields = fieldsOf(schema);
    return fields.length > 0 ? [`${what}: ${fields.map((field) => `\`${field}\``).join(', ')}`] : [];
  });
  const rows = pointsOf(call).map(
    (point) => `- [ ] **${point.part.replace('answer', 'response').replace('.', ', ')}.** ${lineOf(point)}`,
  );
  const sent = [access[operation.access], ...facts].join('; ');
  const { askedWith } = callFacts[call];
  return `## \`${addressOf(call)}\`

${sent[0]?.toUpperCase()}${sent.slice(1)}.${askedWith ? ` The command makes this call with \`${askedWith}\` only.` : ''}

${rows.join('\n')}`;
}

/** The open points of a call, or those of every call. */
function pointsOf(call: OperationName | undefined): NamedPoint[] {
  return namedPoints.filter((point) => point.call === call);
}

function lineOf({ assumed, how }: NamedPoint) {
  return `${assumed} _Settled by ${how}_`;
}
