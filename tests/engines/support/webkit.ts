import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { findWebKit } from '../../../scripts/engines.ts';
import { freePort } from '../../support/edge-server.ts';
import type { Engine, EngineWindow } from './engine.ts';
import { driverIsUp, isLost, webDriverWindow } from './webdriver.ts';

/** WebKitGTK by its own WebDriver, on a virtual display. */
export const webKit: Engine = {
  name: 'WebKit',
  switchesScriptOff: false,
  async start() {
    const found = findWebKit();
    if (!found) throw new Error('No WebKit: install one (Debian: apt-get install webkit2gtk-driver xvfb)');
    const display = spawn(
      found.display,
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    const [number] = await once(display.stdio[3] ?? display, 'data');
    // WebKit's sandbox needs kernel namespaces, which containers do not have. It shows only pages of the portal.
    const env = {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    return {
      // WebKitGTK 2.50: the page is there and its scripts run, but no command to it returns.
      answersAfterBack: false,
      open: () => windowOfOwnDriver(found.driver, env),
      async stop() {
        display.kill();
      },
    };
  },
};

/** How often a driver is started for a window: one may never answer the first command, beside other programs. */
const TRIES = 3;

/** Opens a window with a driver of its own, which ends with it. */
async function windowOfOwnDriver(
  program: string,
  env: NodeJS.ProcessEnv,
  tries = TRIES,
): Promise<EngineWindow> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const ended = once(driver, 'exit');
  const end = async () => {
    driver.kill('SIGKILL');
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await driverIsUp(address);
    const window = await webDriverWindow(address, {});
    return {
      ...window,
      async close() {
        try {
          await window.close();
        } finally {
          await end();
        }
      },
    };
  } catch (error) {
    await end();
    if (tries === 1 || !isLost(error)) throw error;
    return windowOfOwnDriver(program, env, tries - 1);
  }
}
