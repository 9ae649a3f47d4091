import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findSafari } from '../../../scripts/engines.ts';
import { freePort } from '../../support/edge-server.ts';
import type { Engine } from './engine.ts';
import { driverIsUp, webDriverWindow } from './webdriver.ts';

/** Safari by the driver of macOS, which `sudo safaridriver --enable` allows once. It drives one window at a time. */
export const safari: Engine = {
  name: 'Safari',
  switchesScriptOff: false,
  async start() {
    const found = findSafari();
    if (!found)
      throw new Error('No Safari: on macOS allow its driver (sudo safaridriver --enable) and set SAFARI=1');
    const port = await freePort();
    const driver = spawn(found.driver, ['-p', String(port)], { stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    await driverIsUp(address);
    return {
      answersAfterBack: true,
      open: () => webDriverWindow(address, { browserName: 'safari' }),
      async stop() {
        driver.kill();
        await once(driver, 'exit');
      },
    };
  },
};
