import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type OperationName, platformOperations } from '../src/contracts/platform/platform-table.ts';
import {
  addressOf,
  callFacts,
  callNames,
  type NamedPoint,
  namedPoints,
} from '../tools/ask-platform/open-points.ts';
import { root } from './prepare.mjs';

const access = {
  open: 'no credentials',
  basic: 'Basic credentials',
  signed: 'signed',
};

/** A way of settling that so many points share is printed once, and named by a letter. */
const OFTEN = 4;

/** The ways of settling that have a letter, by their words. */
const letters = new Map(
  [...Map.groupBy(namedPoints, ({ how }) => how)]
    .filter(([, points]) => points.length >= OFTEN)
    .map(([how], place) => [how, String.fromCharCode(65 + place)]),
);

/** Builds the text of docs/platform-questions.md, the questions to the platform's team, from the open points of the calls. */
export async function platformQuestions() {
  const asked = callNames.filter((call) => pointsOf(call).length > 0);
  const clear = callNames.filter((call) => !asked.includes(call));
  const text = `# Questions to the platform’s team

The portal makes ${callNames.length} calls to a brand’s platform and no others. The platform’s documents leave ${namedPoints.length} points about them open. Each point
states what the portal assumes and, in italics, what settles it. “No run” means that the command cannot tell.

\`npm run ask-platform -- staging --report answers.md\` makes the calls with a test account and writes a page for the platform’s team: each point is as assumed,
otherwise, or cannot be told. Please confirm the points of the last two kinds. Accounts that tell most: [deploy.md](deploy.md#asking-the-platform).

\`npm run documents\` prints this page. To correct a point, change the call in \`src/contracts/platform\` and the sentence in \`tools/ask-platform/points\`.

\`api\` and \`oauth\` are the brand’s two base addresses; the context follows the base, the path the context. [platform.md](product/platform.md) has the fields of
each call. “As above” is the address in the title of the call. A call that names an option, such as \`--changes\`, is made only with it.

A letter stands for what settles several points:

${[...letters].map(([how, letter]) => `- _${letter}_: ${how}`).join('\n')}

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
  const points = pointsOf(call);
  const asTitled = points.filter(({ part, assumed }) => isAsTitled(part, assumed));
  const titled = [...Map.groupBy(asTitled, ({ how }) => how).values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [{ parts: same.map(({ part }) => part).join(', '), line: lineOf({ ...first, assumed: 'As above.' }) }]
      : [];
  });
  const others = points
    .filter((point) => !asTitled.includes(point))
    .map((point) => ({
      parts: point.part.replace('answer', 'response').replace('.', ', '),
      line: lineOf(point),
    }));
  const rows = [...titled, ...others].map(({ parts, line }) => `- [ ] **${parts}.** ${line}`);
  const sent = access[platformOperations[call].access];
  const { askedWith } = callFacts[call];
  return `## \`${addressOf(call)}\`

[${sent[0]?.toUpperCase()}${sent.slice(1)}](product/platform.md#${call.toLowerCase()}).${askedWith ? ` Only with \`${askedWith}\`.` : ''}

${rows.join('\n')}`;
}

/** True for a method, context or path of which the point says no more than the title of its call. */
function isAsTitled(part: string, assumed: string) {
  return /^(method|context|path)$/.test(part) && /^The (method|context|path) is [^,;]+\.$/.test(assumed);
}

/** The open points of a call, or those of every call. */
function pointsOf(call: OperationName | undefined): NamedPoint[] {
  return namedPoints.filter((point) => point.call === call);
}

function lineOf({ assumed, how }: Pick<NamedPoint, 'assumed' | 'how'>) {
  return `${assumed} _${letters.get(how) ?? `By ${how}`}_`;
}
