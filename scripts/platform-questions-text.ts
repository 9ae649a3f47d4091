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
  open: 'no credentials',
  basic: 'Basic credentials',
  signed: 'signed',
};

/** Builds the text of docs/platform-questions.md, the questions to the platform's team, from the open points of the calls. */
export async function platformQuestions() {
  const asked = callNames.filter((call) => pointsOf(call).length > 0);
  const clear = callNames.filter((call) => !asked.includes(call));
  const text = `# Questions to the platform’s team

The portal makes ${callNames.length} calls to a brand’s platform and no others. The platform’s documents leave ${namedPoints.length} points about them open. Each point
states what the portal assumes, and in italics what settles it; “no run” means that the command cannot tell.

\`npm run ask-platform -- staging --report answers.md\` makes the calls with a test account and writes a page for the platform’s team: each point is as assumed,
otherwise, or cannot be told. Please confirm the points of the last two kinds. [deploy.md](deploy.md#asking-the-platform) says which accounts tell most,
[adr/060](adr/060-the-platform-is-asked-by-a-command.md) what the command never does, \`--help\` what else it can do.

\`npm run documents\` prints this page. To correct a point, an engineer changes the call in \`src/contracts/platform\` and the sentence in
\`tools/ask-platform/points\`.

\`api\` and \`oauth\` are the brand’s two base addresses; the context follows the base, the path the context. Signed calls carry the session token. Under
“response” are the fields that the portal reads. The command makes a call that names an option, such as \`--changes\`, only with that option.

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
    ['response', answer],
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

${sent[0]?.toUpperCase()}${sent.slice(1)}.${askedWith ? ` Only with \`${askedWith}\`.` : ''}

${rows.join('\n')}`;
}

/** The open points of a call, or those of every call. */
function pointsOf(call: OperationName | undefined): NamedPoint[] {
  return namedPoints.filter((point) => point.call === call);
}

function lineOf({ assumed, how }: NamedPoint) {
  return `${assumed} _By ${how}_`;
}
