import type { Hono } from 'hono';
import type { ControlEnv } from './control-answer.ts';
import wallets from './wallets-script.js?raw';

/** The stand-in for the wallets of Recurly's library. */
export function walletRoutes(app: Hono<ControlEnv>): void {
  app.get('/recurly/wallets.js', (c) =>
    c.body(wallets, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
}
