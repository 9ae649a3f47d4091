import { isOtherMachine } from '../../domain/web/host-address.ts';
import type { Gateway, RecurlySite } from '../../brands/gateways.ts';
import type { PolicySource } from '../request/page-policy.ts';

/** Sources by the directive that allows them. */
type Sources = Partial<Record<PolicySource['directive'], readonly string[]>>;

/** Sources of a gateway in every environment, and those where people pay (`live`) or try (`test`). */
type GatewaySources = Sources & { live?: Sources; test?: Sources };

/** A bank’s page, which may be at any address. */
const ANY_BANK = 'https:';
const ADYEN = 'https://checkoutshopper-live.adyen.com';

/** Stripe.js, with the frames of its fields and of its challenges; a bank’s page is inside one of them. */
const stripe = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
} as const satisfies Sources;

/** Recurly’s frame leads on to the bank’s page. */
const inRecurlysFrame = { 'frame-src': [ANY_BANK] } as const satisfies Sources;

/**
 * What a bank's challenge needs of a page, by the gateway behind Recurly, as each gateway documents it
 * (docs/adr/067-the-gateway-decides-the-challenges-policy.md). Recurly.js loads Adyen's live script everywhere.
 */
const challenges: Readonly<Record<Gateway, GatewaySources>> = {
  stripe,
  adyen: {
    'script-src': [ADYEN],
    'connect-src': [ADYEN],
    'img-src': [ADYEN],
    'frame-src': [ANY_BANK],
    'form-action': [ANY_BANK],
  },
  braintree: {
    'script-src': ['https://js.braintreegateway.com', 'https://assets.braintreegateway.com'],
    'connect-src': [
      'https://*.braintree-api.com',
      'https://*.cardinalcommerce.com',
      'https://*.cardinaltrusted.com',
    ],
    'img-src': ['https://assets.braintreegateway.com'],
    'frame-src': [ANY_BANK],
    'form-action': [ANY_BANK],
    live: {
      'script-src': ['https://songbird.cardinalcommerce.com', 'https://static.client.cardinaltrusted.com'],
      'connect-src': ['https://api.braintreegateway.com', 'https://client-analytics.braintreegateway.com'],
    },
    test: {
      'script-src': [
        'https://songbirdstag.cardinalcommerce.com',
        'https://cas.static.client.cardinaltrusted.com',
      ],
      'connect-src': [
        'https://api.sandbox.braintreegateway.com',
        'https://client-analytics.sandbox.braintreegateway.com',
      ],
    },
  },
  cybersource: inRecurlysFrame,
  orbital: inRecurlysFrame,
  paypal_complete: inRecurlysFrame,
  sagepay: inRecurlysFrame,
  wirecard: inRecurlysFrame,
  worldpay: inRecurlysFrame,
  // Recurly's own gateway shows a page of Recurly's, and a window has no policy of ours.
  test: {},
  amazon: {},
  checkout: {},
  ebanx: {},
  nuvei: {},
  other: {},
  placeholder: {},
};

const recurlyApi = { us: 'https://api.recurly.com', eu: 'https://api.eu.recurly.com' } as const;

/** What Recurly.js needs of a page that shows none of its frames. */
export function recurlyLibrarySources({ region }: Pick<RecurlySite, 'region'>): PolicySource[] {
  return listed({ 'script-src': ['https://js.recurly.com'], 'connect-src': [recurlyApi[region]] });
}

/** What Recurly.js needs of a page with its card fields. */
export function recurlySources(site: Pick<RecurlySite, 'region'>): PolicySource[] {
  return [...recurlyLibrarySources(site), ...listed({ 'frame-src': [recurlyApi[site.region]] })];
}

/** What a challenge by any of these gateways needs of a page beside `recurlySources`. */
export function challengeSources(
  gateways: readonly Gateway[],
  { isLive }: { isLive: boolean },
): PolicySource[] {
  return gateways.flatMap((gateway) => {
    const { live, test, ...always } = challenges[gateway];
    return [always, (isLive ? live : test) ?? {}].flatMap(listed);
  });
}

/** What Stripe.js needs of a page with its card form. */
export const stripeSources: readonly PolicySource[] = listed(stripe);

/**
 * The sources that stand in for these in the sandbox environment: the hosts of the same names under `.localhost`, at
 * the portal's own scheme and port; the portal's own host where it is reached by an address. A source that is no host stays.
 */
export function standInSources(
  sources: readonly PolicySource[],
  { protocol, hostname, port, origin }: URL,
): PolicySource[] {
  const at = port && `:${port}`;
  const hostOf = (name: string) =>
    isOtherMachine(hostname) ? origin : `${protocol}//${name}.localhost${at}`;
  return sources.map(({ directive, source }) => {
    if (source === ANY_BANK) return { directive, source: protocol };
    const [, name] = /^https:\/\/(.+)\.com$/.exec(source) ?? [];
    return { directive, source: name ? hostOf(name) : source };
  });
}

function listed(sources: Sources): PolicySource[] {
  const rows: [PolicySource['directive'], readonly string[] | undefined][] = [
    ['script-src', sources['script-src']],
    ['style-src', sources['style-src']],
    ['img-src', sources['img-src']],
    ['connect-src', sources['connect-src']],
    ['frame-src', sources['frame-src']],
    ['form-action', sources['form-action']],
  ];
  return rows.flatMap(([directive, all = []]) => all.map((source) => ({ directive, source })));
}
