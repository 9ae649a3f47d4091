import { recurlySiteOf } from '../../brands/recurly-site.ts';
import { takesMoney } from '../../brands/environment-names.ts';
import type { CardProvider } from '../../components/billing/billing-view.tsx';
import type { PagePolicy } from '../request/answer.ts';
import type { PolicySource } from '../request/page-policy.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { RequestContext } from '../request/request-context.ts';
import { challengeSources, recurlySources, standInSources, stripeSources } from './card-sources.ts';

/**
 * Recurly.js sets the styles of its frames, and on phones of the input before each of them, as attributes. The policy
 * allows only today's attributes, by their hashes; if they change, the card form's own style sheet has the same rules.
 */
const recurlyStyles: readonly PolicySource[] = [
  "'unsafe-hashes'",
  // background: none; width: 100%; height: 100%;
  "'sha256-MqxxjANN/u8oARrp10nkasYo0MHs9gNDiogvo7X3qw0='",
  // background: transparent; width: 100%; height: 100%;
  "'sha256-MfkW3GFOaBzENXk7PdaAFE2LKLLaOzc+vsV16mcoDXE='",
  // position: absolute; top: 0px; left: -1000px; opacity: 0;
  "'sha256-3wd8krL4g4iSZLedywQwy9EuYFARtHFwtt4nA3Wx1sg='",
].map((source) => ({ directive: 'style-src', source }));

/** What decides the sources of a provider. */
type ProviderContext = Pick<RequestContext, 'brand' | 'url' | 'sandboxed'> & {
  env: Pick<PortalEnv, 'ENVIRONMENT'>;
};

/** The providers' scripts, and their stand-ins in the sandbox environment. */
const scripts = {
  recurly: { real: 'https://js.recurly.com/v4/recurly.js', standIn: '/sandbox/recurly/recurly.js' },
  stripeElements: { real: 'https://js.stripe.com/endive/stripe.js', standIn: '/sandbox/stripe/stripe.js' },
} as const satisfies Record<CardProvider['kind'], { real: string; standIn: string }>;

/**
 * Returns the address of one provider's script, and the policy of a page that loads it and no other. The script is
 * always the provider's own, never bundled and never served by us. Only `challenge` allows what the gateways behind
 * Recurly load for the bank's challenge.
 */
export function providerScript(
  context: ProviderContext,
  kind: CardProvider['kind'],
  { challenge }: { challenge: boolean } = { challenge: false },
): { script: string; policy: PagePolicy } {
  const { real, standIn } = scripts[kind];
  const sources = sourcesOf(context, kind, challenge);
  return {
    script: context.sandboxed ? standIn : real,
    policy: {
      sources: context.sandboxed ? standInSources(sources, context.url) : sources,
      // Stripe's form offers the wallets by itself.
      paysByWallet: kind === 'stripeElements',
    },
  };
}

function sourcesOf(
  { brand, env }: ProviderContext,
  kind: CardProvider['kind'],
  challenge: boolean,
): readonly PolicySource[] {
  if (kind === 'stripeElements') return stripeSources;
  const site = recurlySiteOf(brand);
  if (!site) return [];
  const isLive = takesMoney(env.ENVIRONMENT ?? '');
  return [
    ...recurlyStyles,
    ...recurlySources(site),
    ...(challenge ? challengeSources(site.gateways, { isLive }) : []),
  ];
}
