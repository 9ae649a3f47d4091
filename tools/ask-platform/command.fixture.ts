import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDialect } from '../../src/sandbox/platform/dialects.ts';
import type { DialectForm } from '../../src/sandbox/platform/dialects.ts';
import { PERSONA_PASSWORD } from '../../src/sandbox/world/personas.ts';
import { codesSent, testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { PAUSE_SCALE } from './run.fixture.ts';
import { runCommand, type Surroundings } from './command.ts';

/** What a run of the command has written, byte for byte, and how it ended. */
export type Written = {
  exit: 0 | 1 | 2;
  out: string;
  err: string;
  files: Map<string, string>;
  folder: string;
};

/** A folder in which answers can be kept. */
export function answersFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ask-platform-'));
  mkdirSync(path.join(folder, 'environments'));
  return folder;
}

/** Runs the command against a sandbox, with everything that it has from the outside replaced. */
export async function commanded(
  args: readonly string[],
  {
    as = 'owner@geeni',
    env = { ASK_PLATFORM_EMAIL: `${as}.example`, ASK_PLATFORM_PASSWORD: PERSONA_PASSWORD },
    forms = [],
    sandbox = testWorld(),
    isTerminal = false,
    typed = [],
    ...more
  }: {
    /** The persona and the brand of the account in the environment. */
    as?: string;
    env?: Surroundings['env'];
    forms?: readonly DialectForm[];
    sandbox?: ReturnType<typeof testWorld>;
    isTerminal?: boolean;
    /** What is typed at each question; `code` is the newest code. */
    typed?: readonly (string | undefined)[];
  } & Omit<Partial<Surroundings>, 'isTerminal'> = {},
): Promise<Written> {
  for (const brand of sandbox.world.brands.byKey.keys())
    setDialect(sandbox.world, { brand, forms: [...forms] });
  const files = new Map<string, string>();
  const folder = more.folder ?? answersFolder();
  const answers = [...typed];
  let out = '';
  let err = '';
  const exit = await runCommand({
    args,
    env,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    isTerminal: { in: isTerminal, err: isTerminal },
    paint: (_colour, text) => text,
    hidden: async (question) => {
      err += question;
      const answer = answers.shift();
      return answer === 'code' ? codesSent(sandbox.world).at(-1)?.code : answer;
    },
    fetcher: () => (request) => sandbox.fetch(request),
    writeFile: (file, text) => files.set(file, text).has(file),
    stop: new AbortController().signal,
    version: '0.1.0',
    runId: 'ask-test',
    nowMs: Date.now,
    pauseScale: PAUSE_SCALE,
    ...more,
    folder,
  });
  return { exit, out, err, files, folder };
}
