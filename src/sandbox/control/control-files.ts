import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import adyenScript from '../stand-ins/adyen-script.ts?script';
import bankScript from '../stand-ins/bank-page.ts?script';
import braintreeScript from '../stand-ins/braintree-script.ts?script';
import cardFieldsCss from '../stand-ins/card-fields.css?raw';
import cardNumbers from '../stand-ins/card-numbers.ts?script';
import challengeScript from '../stand-ins/challenge-script.ts?script';
import googlePay from '../stand-ins/google-pay-script.ts?script';
import gsiClient from '../stand-ins/gsi-client.ts?script';
import nativeHost from '../stand-ins/native-host.ts?script';
import recurlyField from '../stand-ins/recurly-field.ts?script';
import recurlyScript from '../stand-ins/recurly-script.ts?script';
import stripeChallenge from '../stand-ins/stripe-challenge-script.ts?script';
import stripeField from '../stand-ins/stripe-field.ts?script';
import stripeScript from '../stand-ins/stripe-script.ts?script';
import tagManager from '../stand-ins/tag-manager-script.ts?script';
import wallets from '../stand-ins/wallets-script.ts?script';
import providerScript from '../stand-ins/provider-script.ts?script';
import pageScript from '../page/page-script.ts?script';
import { pageStyle } from '../page/page-document.tsx';
import { testCardNumbers } from '../money/test-cards.ts';
import type { World } from '../world/world.ts';
import type { ControlEnv } from './control-answer.ts';

/** Before the script, what it looks up: the kind of each test card by its digits. */
const kinds = testCardNumbers.map(([number, , kind]) => [number.replaceAll(' ', ''), kind]);
const cardScript = `window.testCardKinds = ${JSON.stringify(Object.fromEntries(kinds))};\n${cardNumbers}`;

/** The script files, by path. */
const scripts = {
  '/page.js': pageScript,
  '/native-host.js': nativeHost,
  '/google/gsi-client.js': gsiClient,
  '/google-pay/pay.js': `${providerScript}\n${googlePay}`,
  '/tag-manager.js': tagManager,
  '/experiments.js': "document.documentElement.dataset.experiments = 'loaded';",
  '/recurly/recurly.js': `${providerScript}\n${challengeScript}\n${recurlyScript}`,
  '/recurly/wallets.js': `${providerScript}\n${wallets}`,
  '/recurly/field.js': recurlyField,
  '/recurly/card-numbers.js': cardScript,
  '/recurly/bank.js': bankScript,
  '/recurly/stripe-challenge.js': stripeChallenge,
  '/recurly/adyen.js': adyenScript,
  '/recurly/braintree.js': braintreeScript,
  '/recurly/three-d-secure.js': '',
  '/recurly/songbird.js': '',
  '/stripe/stripe.js': `${providerScript}\n${stripeScript}`,
  '/stripe/field.js': stripeField,
  '/stripe/card-numbers.js': cardScript,
  '/stripe/bank.js': bankScript,
};

const CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 20"><rect width="32" height="20" rx="3" fill="#fff"/><path d="M0 5h32v4H0z" fill="#5f6368"/></svg>';

/** The other files, by path: type and text. The tags are what a page sends to the host of its tags. */
const files = {
  '/recurly/fields.css': ['text/css; charset=utf-8', cardFieldsCss],
  '/stripe/fields.css': ['text/css; charset=utf-8', cardFieldsCss],
  '/google-pay/manifest': ['application/json', '{}'],
  '/google-pay/card.svg': ['image/svg+xml', CARD],
  '/tags/measured': ['text/plain', ''],
  '/tags/advertised': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
} as const;

/** Pages on this machine may frame the fields, as any page may frame the real ones. */
const FRAMED = "frame-ancestors 'self' http://localhost:* http://*.localhost:* http://127.0.0.1:*";

/**
 * What a browser loads: the page's own files, and the scripts and frames of the stand-ins. The providers' own hosts
 * (`api.recurly.localhost`, `js.stripe.localhost` and the like) serve theirs, so the portal's page cannot read a card
 * number. The gateways behind Recurly and the bank have hosts of their own, too.
 */
export function fileRoutes(app: Hono<ControlEnv>, world: World): void {
  app.get('/style.css', (c) =>
    c.body(pageStyle(world.brands, c.var.brand), 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  for (const [path, text] of Object.entries(scripts))
    app.get(path, (c) => forAnybody(c, 'text/javascript; charset=utf-8', text));
  for (const [path, [type, text]] of Object.entries(files)) app.get(path, (c) => forAnybody(c, type, text));
  for (const provider of ['recurly', 'stripe']) {
    app.get(`/${provider}/field`, (c) => framed(c, provider, 'field'));
    app.on(['GET', 'POST'], `/${provider}/bank`, (c) => framed(c, provider, 'bank'));
  }
  app.get('/google-pay/method', (c) => {
    const url = new URL(c.req.url);
    if (url.hostname === 'www.google.localhost' || !url.hostname.endsWith('localhost'))
      return forAnybody(c, 'application/json', '{}');
    url.hostname = 'www.google.localhost';
    c.header('cross-origin-resource-policy', 'cross-origin');
    return c.redirect(url.href, 302);
  });
  app.get('/google-pay/frame', (c) => {
    c.header('content-security-policy', `default-src 'none'; ${FRAMED}`);
    return c.html('<!doctype html><html lang="en"><title>Google Pay</title></html>');
  });
}

/** Answers with a file that pages of other hosts may load. */
function forAnybody(c: Context<ControlEnv>, type: string, text: string): Response {
  return c.body(text, 200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' });
}

function framed(c: Context<ControlEnv>, provider: string, what: 'field' | 'bank') {
  c.header('content-security-policy', `default-src 'self'; base-uri 'none'; form-action 'none'; ${FRAMED}`);
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
