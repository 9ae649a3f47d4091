import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { foundWebKit } from '../../../scripts/engines.ts';
import { freePort } from '../../support/edge-server.ts';
import type { Engine } from './engine.ts';
import { driverIsUp, webDriverWindow } from './webdriver.ts';

/** WebKitGTK by its own WebDriver, on a virtual display. */
export const webKit: Engine = {
  name: 'WebKit',
  switchesScriptOff: false,
  async start() {
    const found = foundWebKit();
    if (!found) throw new Error('No WebKit: install one (Debian: apt-get install webkit2gtk-driver xvfb)');
    const display = spawn(
      found.display,
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    const [number] = await once(display.stdio[3] ?? display, 'data');
    const port = await freePort();
    const driver = spawn(found.driver, [`--port=${port}`], {
      // WebKit's sandbox needs kernel namespaces, which containers do not have. It shows only pages of the portal.
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: 'ignore',
    });
    const address = `http://127.0.0.1:${port}`;
    await driverIsUp(address);
    return {
      // WebKitGTK 2.50: the page is there and its scripts run, but no command to it returns.
      answersAfterBack: false,
      open: () => webDriverWindow(address, {}),
      async stop() {
        driver.kill();
        await once(driver, 'exit');
        display.kill();
      },
    };
  },
};
