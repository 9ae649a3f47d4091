/** @module-tag all */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedPortal, servePortal } from '../../support/edge-server.ts';
import { wordsOf } from '../../support/html.ts';
import { ask, askPortal, PASSWORD, signedIn } from '../../support/portal.ts';

const starter = path.join(import.meta.dirname, '../../../scripts/project-node.mjs');

let portal: ServedPortal & { stop: () => Promise<void> };
beforeAll(async () => {
  portal = await servePortal();
  askPortal(portal);
});
afterAll(() => portal.stop());

/** Runs the command in a process of its own, as npm does. `meanwhile` sees what it has said so far, and may send it a signal. */
async function run(
  args: readonly string[],
  meanwhile: (said: string, signal: (name: NodeJS.Signals) => void) => void = () => undefined,
) {
  const child = spawn(process.execPath, [starter, 'ask-platform', 'sandbox', ...args], {
    env: {
      ...process.env,
      PORT: String(portal.port),
      ASK_PLATFORM_EMAIL: 'owner@geeni.example',
      ASK_PLATFORM_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (piece) => void (out += piece));
  child.stderr.on('data', (piece) => {
    err += piece;
    meanwhile(err, (name) => child.kill(name));
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

/** What the owner sees of the plan and of the devices on it. */
async function account(): Promise<string[]> {
  const cookie = await signedIn('owner', 'geeni');
  const pages = await Promise.all(
    ['/subscriptions', '/manage-devices'].map((page) => ask({ brand: 'geeni', path: page, cookie })),
  );
  return pages.map(({ text }) => wordsOf(text));
}

it('asks the sandbox of a running portal over HTTP, and everything is as assumed or cannot be told', async () => {
  const { code, out } = await run([]);
  expect([code, out.includes(' 0 otherwise')]).toEqual([0, true]);
});

it.each(['SIGTERM', 'SIGHUP'] as const)(
  'puts back what it has changed before it ends by %s',
  async (name) => {
    const before = await account();
    let isSent = false;
    const { code, out, err } = await run(['--changes'], (said, signal) => {
      if (isSent || !said.includes('/saveDevices')) return;
      isSent = true;
      signal(name);
    });
    expect(err).toContain('Stopping; if something was changed, it is put back first');
    expect([code, out.includes('The run was stopped before.')]).toEqual([2, true]);
    expect(await account()).toEqual(before);
  },
);
