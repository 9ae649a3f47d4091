import path from 'node:path';
import { checkedBrands } from './brand-files.ts';
import { exitWith, root, step } from './prepare.mjs';
import { isPortFree, startRuntime } from './runtime.ts';

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  exitWith(`PORT=${process.env.PORT} is no port: use a number such as 8787.`);
if (!(await isPortFree(port)))
  exitWith(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);

step('Starting the Workers runtime…');
const { stop } = await startRuntime({
  port,
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

Press Ctrl+C to stop. What you change in the sandbox is kept in .portal/.
`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await stop();
    process.exit(0);
  });
}
