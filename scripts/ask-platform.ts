import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { CALLED_ADDRESS } from '../src/sandbox/platform/route.ts';
import { runCommand } from '../tools/ask-platform/command.ts';
import type { Fetcher } from '../tools/ask-platform/recorder.ts';
import { root } from './prepare.mjs';
import { terminal } from './terminal.ts';

// npm run ask-platform -- <environment>: asks a brand's platform what its documents leave open. `--help` says the rest.

const stop = new AbortController();

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
  ...terminal({ stop: stop.signal, onStop: stopRun }),
  fetcher: ({ isSandbox }) =>
    isSandbox ? sandboxFetcher(process.env['PORT'] ?? '8787') : (request) => fetch(request),
  writeFile: writtenTo,
  stop: stop.signal,
  version: versionOfCheckout(),
  runId: `ask-${randomBytes(4).toString('hex')}`,
  nowMs: Date.now,
});

/** Sends calls to the sandbox of a portal on this machine, which answers for the brand's platform. */
function sandboxFetcher(port: string): Fetcher {
  const address = `http://localhost:${port}/sandbox/platform`;
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set(CALLED_ADDRESS, request.url);
    const { method, signal } = request;
    const body = method === 'GET' ? null : await request.arrayBuffer();
    return fetch(address, { method, headers, body, signal, redirect: 'manual' });
  };
}

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
