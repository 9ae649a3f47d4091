import { give, step } from '../../scripts/prepare.mjs';
import { isPortFree } from '../../scripts/runtime.mjs';
import { benchBytes } from './bytes.mjs';
import { benchCpu } from './cpu.mjs';
import { startPlatform, startPortal, startSandbox } from './portal-process.mjs';
import { benchThrottled } from './throttled.mjs';
import { benchUpload } from './upload.mjs';

const TIME_LIMIT_MS = 175_000;
const watchdog = setTimeout(
  () => give('The bench took longer than it may: is the machine busy?'),
  TIME_LIMIT_MS,
);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

let port = Number(process.env.BENCH_PORT ?? 9300);
/** The next port nobody uses. */
async function ports() {
  while (!(await isPortFree(port))) port += 1;
  return port++;
}

step('Starting the portal and its sandbox, a process each…');
const sandbox = await startSandbox(await ports());
const platform = await startPlatform(await ports(), sandbox.port);
const portal = await startPortal(await ports(), platform.port);

const broken = await benchBytes(portal);
await benchUpload(ports);
await benchThrottled({ portal, ports });
await benchCpu({ portal, platformPort: platform.port, ports });

await Promise.all([portal.stop(), platform.stop(), sandbox.stop()]);
clearTimeout(watchdog);
if (broken.length > 0) give(`${broken.length} byte budgets are broken: see OVER above.`);
