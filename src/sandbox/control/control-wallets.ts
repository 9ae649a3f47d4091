import type { Context, Hono } from 'hono';
import type { ControlEnv } from './control-answer.ts';
import googlePay from '../stand-ins/google-pay-script.ts?script';
import wallets from '../stand-ins/wallets-script.ts?script';

const CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 20"><rect width="32" height="20" rx="3" fill="#fff"/><path d="M0 5h32v4H0z" fill="#5f6368"/></svg>';

/** The stand-ins for the wallets of Recurly's library, and for Google Pay's own script and the files it requests. */
export function walletRoutes(app: Hono<ControlEnv>): void {
  app.get('/recurly/wallets.js', (c) => script(c, wallets));
  app.get('/google-pay/pay.js', (c) => script(c, googlePay));
  app.get('/google-pay/method', (c) => {
    const url = new URL(c.req.url);
    if (url.hostname === 'www.google.localhost' || !url.hostname.endsWith('localhost'))
      return forAnybody(c, '{}', 'application/json');
    url.hostname = 'www.google.localhost';
    c.header('cross-origin-resource-policy', 'cross-origin');
    return c.redirect(url.href, 302);
  });
  app.get('/google-pay/manifest', (c) => forAnybody(c, '{}', 'application/json'));
  app.get('/google-pay/card.svg', (c) => forAnybody(c, CARD, 'image/svg+xml'));
  app.get('/google-pay/frame', (c) => {
    const ancestors = "'self' http://localhost:* http://*.localhost:* http://127.0.0.1:*";
    c.header('content-security-policy', `default-src 'none'; frame-ancestors ${ancestors}`);
    return c.html('<!doctype html><html lang="en"><title>Google Pay</title></html>');
  });
}

function script(c: Context<ControlEnv>, text: string): Response {
  return c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8' });
}

/** Answers with a resource that pages of other hosts may load. */
function forAnybody(c: Context<ControlEnv>, body: string, type: string): Response {
  return c.body(body, 200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' });
}
