import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkedBrands } from './brand-files.ts';
import { exitWith, root, step } from './prepare.mjs';
import { isPortFree, startRuntime } from './runtime.ts';

const wanted = readArguments();
const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  exitWith(`PORT=${process.env.PORT} is no port: use a number such as 8787.`);
if (!(await isPortFree(port)))
  exitWith(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);

step('Starting the Workers runtime…');
const { stop } = await startRuntime({
  port,
  host: wanted.host ? '0.0.0.0' : '127.0.0.1',
  state: path.resolve(root, process.env.PORTAL_STATE ?? '.portal/state'),
});
const { byKey } = await checkedBrands();
const links = [...byKey.values()].map(
  (brand) => `  ${brand.displayName.padEnd(16)} http://${brand.key}.localhost:${port}`,
);
console.log(`
The account portal is running.

${links.join('\n')}

  Sandbox          http://localhost:${port}/sandbox   personas, mails, faults

  Sign in as       owner@geeni.example / Passw0rd!
                   (owner@<brand>.example on the other brands)

${wanted.host ? openText(port) : ''}Press Ctrl+C to stop. What you change in the sandbox is kept in .portal/.
`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await stop();
    process.exit(0);
  });
}

/** The arguments of npm start: --host opens the portal to the network. */
function readArguments(): { host: boolean } {
  try {
    return { host: parseArgs({ options: { host: { type: 'boolean', default: false } } }).values.host };
  } catch (error) {
    return exitWith(
      `${error instanceof Error ? error.message : String(error)}. npm start takes only: -- --host`,
    );
  }
}

/** Says at which addresses a phone reaches the portal, and what that opens. */
function openText(at: number): string {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${at}`);
  if (addresses.length === 0) return '  --host: this machine has no address in a network.\n\n';
  return `  For a phone or an emulator in the same network:
${addresses.map((address) => `  ${address}/?brand=otis         sandbox: ${address}/sandbox?brand=otis`).join('\n')}

  --host opens this port to everybody in your network, without a password: the portal, and all of the sandbox with
  its personas, mails, faults and clock. Nothing there is real. Stop it when you are done.

`;
}
