import { domainOf } from './brand-file.ts';

import type { Answers } from './questions.ts';

/** What a new brand needs before people use it, as numbered lines. */
export function whatIsLeftText({ key, host, provider }: Pick<Answers, 'key' | 'host' | 'provider'>) {
  const file = `src/brands/data/${key}.ts`;
  const items = [
    `The real marks, in public/brands/${key}: logo.svg (its size is \`theme.logo\`), icon.svg, touch-icon.png.`,
    `In ${file}: \`planCodes\`. The platform’s team knows them; without the code of the free plan, its customers are asked for a card.`,
    `In ${file}: \`support\` and \`footer\`, with the real addresses.`,
    `In ${file}, what a first day does not have: \`apps\`, \`social\`, \`voiceAssistants\`, \`wallets\`. The brand needs an account at each of them first.`,
    `In ${file}, what the brand decides: \`features\`, \`password\`, \`retentionAfterCancel\`, and \`copy\` for sentences of its own.`,
    `Its deployment: paste this into environments/staging.ts, with the host it has there, and later into environments/production.ts. Fill in every placeholder; until then neither is deployed.\n\n${indented(deploymentText({ key, host, provider }))}\n`,
    'Check the brand:  npx vitest run --project unit src/brands',
    'Check its deployment:  npm run doctor -- staging',
  ];
  return ['What is left:', ...items.map((item, index) => `${String(index + 1).padStart(2)}. ${item}`)].join(
    '\n',
  );
}

/** The deployment of a new brand, as an environment's file writes it. */
export function deploymentText({ key, host, provider }: Pick<Answers, 'key' | 'host' | 'provider'>) {
  const name = /^[a-z]\w*$/.test(key) ? key : `'${key}'`;
  const domain = domainOf(host);
  return [
    `${name}: {`,
    `  hosts: ['${host}'],`,
    '  platform: {',
    `    api: 'https://placeholder-api.${domain}',`,
    `    oauth: 'https://placeholder-oauth.${domain}',`,
    '  },',
    `  billing: ${billingText(provider)},`,
    '},',
  ].join('\n');
}

/** A key that begins with `fra-` is of the region `eu`. */
const recurly = "recurly: { region: 'us', gateways: ['placeholder'] }";

function billingText(provider: Answers['provider']) {
  switch (provider) {
    case 'recurly':
      return `{ publicKey: 'ewr1-placeholder', ${recurly} }`;
    case 'stripe':
      return "{ publicKey: 'pk_placeholder', checkoutHosts: ['checkout.stripe.com'] }";
    case 'stripeElements':
      return `{ publicKey: 'pk_placeholder', connectedAccount: 'acct_placeholder', recurlyKey: 'ewr1-placeholder', ${recurly} }`;
  }
}

function indented(text: string) {
  return text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');
}
