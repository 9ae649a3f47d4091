import { afterAll, beforeAll } from 'vitest';
import { type PortalSetting, servePortal } from './edge-server.ts';
import { askPortal } from './portal.ts';

/**
 * Serves a portal for this file or `describe` alone, and sends its requests there: for state that a reset of the sandbox does
 * not clear, such as cached plans, an open circuit or a spent budget.
 */
export function askSeparatePortal(setting?: PortalSetting): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const portal = await servePortal(setting);
    stop = portal.stop;
    askPortal(portal);
  });
  afterAll(() => stop());
}
