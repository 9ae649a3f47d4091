import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import * as z from 'zod';
import { runCommand } from './ask-platform/command.ts';
import { hiddenLine } from './ask-platform/hidden-line.ts';
import { sandboxFetcher } from './ask-platform/sandbox-fetcher.ts';
import { root } from './prepare.mjs';

// npm run ask-platform -- <environment>: asks a brand's platform what its documents leave open. `--help` says the rest.

const stop = new AbortController();
// A character may come in two pieces.
process.stdin.setEncoding('utf8');
// A terminal that is closed takes no more words; what was changed is put back all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopRun);

function stopRun() {
  const words = stop.signal.aborted
    ? 'Still putting back'
    : 'Stopping; if something was changed, it is put back first';
  process.stderr.write(`\n${words}…\n`);
  stop.abort();
}

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: { in: process.stdin.isTTY, err: process.stderr.isTTY },
  columns: process.stdout.columns ?? process.stderr.columns,
  paint: (colour, text) => styleText(colour, text, { stream: process.stdout }),
  hidden: (question) =>
    hiddenLine(question, {
      input: process.stdin,
      write: (text) => void process.stderr.write(text),
      stop: stop.signal,
      onStop: stopRun,
    }),
  fetcher: ({ isSandbox }) =>
    isSandbox ? sandboxFetcher(process.env['PORT'] ?? '8787') : (request) => fetch(request),
  writeFile: writtenTo,
  stop: stop.signal,
  version: versionOfCheckout(),
  runId: `ask-${randomBytes(4).toString('hex')}`,
  nowMs: Date.now,
});

/** Writes a file where the person stands; returns false where that cannot be. */
function writtenTo(file: string, text: string): boolean {
  try {
    writeFileSync(path.resolve(process.env['INIT_CWD'] ?? root, file), text);
    return true;
  } catch {
    // The command says so; the result is on the terminal too.
    return false;
  }
}

/** The version of the portal, with its commit where the checkout knows it. */
function versionOfCheckout(): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      stdio: 'pipe',
      encoding: 'utf8',
    });
    return `${version} (${commit.trim()})`;
  } catch {
    // A checkout without git has a version all the same.
    return version;
  }
}
