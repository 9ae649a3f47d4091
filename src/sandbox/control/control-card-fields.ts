import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import adyenScript from '../stand-ins/adyen-script.ts?script';
import bankScript from '../stand-ins/bank-page.ts?script';
import braintreeScript from '../stand-ins/braintree-script.ts?script';
import cardFieldsCss from '../stand-ins/card-fields.css?raw';
import cardNumbers from '../stand-ins/card-numbers.ts?script';
import challengeScript from '../stand-ins/challenge-script.ts?script';
import type { ControlEnv } from './control-answer.ts';
import recurlyField from '../stand-ins/recurly-field.ts?script';
import recurlyScript from '../stand-ins/recurly-script.ts?script';
import stripeChallenge from '../stand-ins/stripe-challenge-script.ts?script';
import stripeField from '../stand-ins/stripe-field.ts?script';
import stripeScript from '../stand-ins/stripe-script.ts?script';

/** Pages on this machine may frame the fields, as any page may frame the real ones. */
const FRAMED = [
  "default-src 'self'; base-uri 'none'; form-action 'none'",
  "frame-ancestors 'self' http://localhost:* http://*.localhost:* http://127.0.0.1:*",
].join('; ');

/** The script files, by path. */
const scripts = {
  '/recurly/recurly.js': `${challengeScript}\n${recurlyScript}`,
  '/recurly/field.js': recurlyField,
  '/recurly/card-numbers.js': cardNumbers,
  '/recurly/bank.js': bankScript,
  '/recurly/stripe-challenge.js': stripeChallenge,
  '/recurly/adyen.js': adyenScript,
  '/recurly/braintree.js': braintreeScript,
  '/recurly/three-d-secure.js': '',
  '/recurly/songbird.js': '',
  '/stripe/stripe.js': stripeScript,
  '/stripe/field.js': stripeField,
  '/stripe/card-numbers.js': cardNumbers,
  '/stripe/bank.js': bankScript,
};

/**
 * The browser side of the stand-in providers: their scripts and the pages of their fields. The providers' own hosts
 * (`api.recurly.localhost`, `js.stripe.localhost` and the like) serve them, so the portal's page cannot read a card
 * number. The gateways behind Recurly and the bank have hosts of their own, too.
 */
export function cardFieldRoutes(app: Hono<ControlEnv>): void {
  for (const [path, text] of Object.entries(scripts))
    app.get(path, (c) =>
      c.body(text, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    );
  for (const provider of ['recurly', 'stripe']) {
    app.get(`/${provider}/fields.css`, (c) =>
      c.body(cardFieldsCss, 200, { 'content-type': 'text/css; charset=utf-8' }),
    );
    app.get(`/${provider}/field`, (c) => framed(c, provider, 'field'));
    app.on(['GET', 'POST'], `/${provider}/bank`, (c) => framed(c, provider, 'bank'));
  }
}

function framed(c: Context<ControlEnv>, provider: string, what: 'field' | 'bank') {
  c.header('content-security-policy', FRAMED);
  return c.html(
    html`<!doctype html>
      <html lang="en" class="${what}">
        <head>
          <meta charset="utf-8" />
          <title>Make-believe ${provider}</title>
          <link rel="stylesheet" href="/sandbox/${provider}/fields.css" />
          <script src="/sandbox/${provider}/card-numbers.js" defer></script>
          <script src="/sandbox/${provider}/${what}.js" defer></script>
        </head>
        <body></body>
      </html>`,
  );
}
