import { platformOperations } from '../contracts/platform/platform-table.ts';
import { salesLaw } from '../domain/legal/sales-law.ts';
import type { Brand } from './brand-schema.ts';
import { type Gateway, regionOf, windowGateways } from './gateways.ts';
import { chargesCards, keyShapes } from './key-shapes.ts';
import { placeholdersIn } from './placeholder.ts';
import { recurlySiteOf } from './recurly-site.ts';

/** A problem in a brand's deployment: the field, and what an operator has to do about it. */
export type Finding = { field: string; mend: string };

/**
 * The redirect URIs of each assistant, as its documentation states them. Google's test projects use a host of their
 * own.
 */
const answersTo: Readonly<
  Record<Brand['voiceAssistants'][number]['partner'], { shape: RegExp; example: string }>
> = {
  google: {
    shape: /^https:\/\/oauth-redirect(-sandbox)?\.googleusercontent\.com\/r\/[^/?#]+$/,
    example: 'https://oauth-redirect.googleusercontent.com/r/<project id>',
  },
  alexa: {
    shape:
      /^https:\/\/(pitangui\.amazon\.com|layla\.amazon\.com|alexa\.amazon\.co\.jp)\/api\/skill\/link\/[^/?#]+$/,
    example: 'https://pitangui.amazon.com/api/skill/link/<vendor id>',
  },
};

/** Who has the real value of a field, by the beginning of its path. */
const knownBy: readonly [field: string, who: string][] = [
  ['hosts', 'the host the brand gives its portal'],
  ['platform', 'the platform’s team'],
  ['billing.recurly.gateways', 'Recurly, Configuration, Payment Gateways'],
  ['billing', 'the payment provider’s dashboard, API keys'],
  ['wallets', 'the Google Pay & Wallet Console'],
  ['social.google', 'Google Cloud, Credentials'],
  ['social.apple', 'LoginRadius, the brand’s Apple provider'],
  ['tagManager', 'the team that manages the brand’s tags'],
  ['letters', 'whoever manages the mail of the brand’s domain (docs/deploy.md, Letters)'],
  ['voiceAssistants.google', 'the brand’s project in Google Home’s console, Account linking'],
  ['voiceAssistants.alexa', 'the brand’s skill in the Alexa developer console, Account linking'],
  ['apps', 'the brand’s pages in the app stores'],
  ['planCodes', 'the platform’s team'],
  ['sells', 'the brand’s lawyer (docs/launch.md)'],
];

/**
 * Lists what is missing before a brand can be deployed, in the order of its fields. Empty where it is ready.
 */
export function deploymentFindings(brand: Brand, { takesMoney }: { takesMoney: boolean }): Finding[] {
  const placeholders = placeholdersIn(brand, { takesMoney }).map((field) => ({
    field,
    mend: `a placeholder; the real one: ${knownBy.find(([start]) => field.startsWith(start))?.[1] ?? 'the brand'}`,
  }));
  const known = new Set(placeholders.map(({ field }) => field));
  const wrong = [
    ...keyFindings(brand, takesMoney),
    ...recurlyFindings(brand, takesMoney),
    ...platformFindings(brand),
    ...redirectFindings(brand),
    ...appleFindings(brand),
    ...taxFindings(brand),
  ].filter(({ field }) => !known.has(field));
  return [...placeholders, ...wrong];
}

type CardKey = { field: string; key: string | undefined; of: 'recurly' | 'stripe' | 'stripeAccount' };

/** The public keys and accounts of a brand's card providers. */
export function cardKeys({ billing }: Pick<Brand, 'billing'>): CardKey[] {
  const publicKey = (of: CardKey['of']): CardKey => ({
    field: 'billing.publicKey',
    key: billing.publicKey,
    of,
  });
  if (billing.provider === 'recurly') {
    const { second } = billing;
    return [
      publicKey('recurly'),
      { field: 'billing.second.publicKey', key: second?.publicKey, of: 'stripe' },
      { field: 'billing.second.connectedAccount', key: second?.connectedAccount, of: 'stripeAccount' },
    ];
  }
  const recurlyKey = billing.provider === 'stripeElements' ? billing.recurlyKey : undefined;
  return [
    publicKey('stripe'),
    { field: 'billing.connectedAccount', key: billing.connectedAccount, of: 'stripeAccount' },
    { field: 'billing.recurlyKey', key: recurlyKey, of: 'recurly' },
  ];
}

function keyFindings(brand: Brand, takesMoney: boolean): Finding[] {
  const { social, wallets } = brand;
  const fields: { field: string; key: string | undefined; of: keyof typeof keyShapes }[] = [
    ...cardKeys(brand),
    { field: 'wallets.googlePay.merchantId', key: wallets.googlePay?.merchantId, of: 'googleMerchant' },
    { field: 'social.google.clientId', key: social.google?.clientId, of: 'googleClient' },
    { field: 'social.apple.lrApiKey', key: social.apple?.lrApiKey, of: 'loginRadius' },
  ];
  return fields.flatMap(({ field, key, of }) => {
    const mend = key === undefined ? undefined : keyFault(key, of, takesMoney);
    return mend === undefined ? [] : [{ field, mend }];
  });
}

function keyFault(key: string, of: keyof typeof keyShapes, takesMoney: boolean): string | undefined {
  const { shape, example, knownBy: who } = keyShapes[of];
  if (!shape.test(key))
    return `must look like ${example}, else the provider refuses it; the real one: ${who}`;
  if (!takesMoney && chargesCards(key))
    return `is a live key: cards would be charged for real here; the test key: ${who}`;
  return undefined;
}

/** The pages allow the region and the gateways that the deployment says, and nothing else of Recurly's. */
function recurlyFindings(brand: Brand, takesMoney: boolean): Finding[] {
  const site = recurlySiteOf(brand);
  if (!site) return [];
  const key = cardKeys(brand).find(({ of }) => of === 'recurly')?.key ?? '';
  const region = regionOf(key);
  const wrongRegion = {
    field: 'billing.recurly.region',
    mend: `the key is of a site in the region ${region}: the policy of the pages would refuse its calls, and the card form would not work; write ${region}, or the right key`,
  };
  const gateways = site.gateways.flatMap((gateway, index) => {
    const mend = gatewayFault(gateway, takesMoney);
    return mend === undefined ? [] : [{ field: `billing.recurly.gateways.${index}`, mend }];
  });
  return [...(site.region === region ? [] : [wrongRegion]), ...gateways];
}

function gatewayFault(gateway: Gateway, takesMoney: boolean): string | undefined {
  if (windowGateways.has(gateway))
    return 'shows the bank’s challenge in a window, which browsers block without a press: nobody could pass it; ask the portal’s developers first';
  if (gateway === 'test' && takesMoney)
    return 'is Recurly’s own test gateway: nobody would be charged; the real one: Recurly, Configuration, Payment Gateways';
  return undefined;
}

/** A base address that already ends as a call's path begins would have that part twice. */
function platformFindings({ platform, hosts }: Brand): Finding[] {
  return (['api', 'oauth'] as const).flatMap((base) => {
    const field = `platform.${base}`;
    const address = new URL(platform[base]);
    const who = 'the right address: the platform’s team';
    if (hosts.includes(address.hostname))
      return [{ field, mend: `is a host of the portal, which would call itself; ${who}` }];
    const last = address.pathname.replace(/\/+$/, '').replace(/^.*\//, '');
    const call = Object.values(platformOperations)
      .filter((operation) => operation.base === base)
      .map(({ context, path }) => `${context}${path}`.replace(/^\//, ''))
      .find((path) => last !== '' && path.split('/').includes(last));
    if (call === undefined) return [];
    return [
      { field, mend: `ends with the path of a call, which would be sent to …/${last}/${call}; ${who}` },
    ];
  });
}

function redirectFindings({ voiceAssistants }: Brand): Finding[] {
  return voiceAssistants.flatMap(({ partner, redirectUris }) =>
    redirectUris.flatMap((uri, index) => {
      const { shape, example } = answersTo[partner];
      if (shape.test(uri)) return [];
      return [
        {
          field: `voiceAssistants.${partner}.redirectUris.${index}`,
          mend: `the assistant accepts no redirect there; it must look like ${example}`,
        },
      ];
    }),
  );
}

/** Apple's sign-in redirects back to the portal, so the address must be one of the brand's own. */
function appleFindings({ social, hosts }: Brand): Finding[] {
  if (!social.apple || hosts.some((host) => social.apple?.redirectUriBase === `https://${host}`)) return [];
  return [
    {
      field: 'social.apple.redirectUriBase',
      mend: `must be https:// and one of its hosts: ${hosts.join(', ')}`,
    },
  ];
}

/** Where prices have to contain the tax, the brand has to say how much that is. */
function taxFindings({ sells }: Brand): Finding[] {
  return sells.countries
    .filter((country) => salesLaw(country).grossPrices && sells.taxPercent[country] === undefined)
    .map((country) => ({
      field: `sells.taxPercent.${country}`,
      mend: 'is missing, so prices are shown before tax, which the law there forbids; the percentage: the brand’s tax adviser',
    }));
}
