import { isPortFree } from '../../scripts/runtime.mjs';
import { benchCpu } from './cpu.mjs';
import { startPortal, startSandbox } from './portal-process.mjs';
let port = 9300;
const ports = () => port++;
const sandbox = await startSandbox(ports());
const portal = await startPortal(ports(), sandbox.port);
await benchCpu({ portal, sandboxPort: sandbox.port, ports });
process.exit(0);
