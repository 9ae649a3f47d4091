import * as z from 'zod';
import type { Brand } from '../../brands/brand-schema.ts';
import type { CardProvider } from '../../components/billing/billing-view.tsx';
import { effectiveBillingProvider } from '../../domain/billing/effective-billing-provider.ts';
import { joinedPolicy, type PagePolicy } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';
import { providerScript } from './provider-sources.ts';

/** The billing provider that the visitor chose. */
export const providerChoice = sealedCookie({
  name: 'billingProvider',
  purpose: 'billing-provider',
  schema: z.looseObject({ provider: z.enum(['recurly', 'stripeElements']) }),
  seconds: 180 * 86_400,
});

/** Returns a brand's provider of that kind; undefined where it has none. */
export function cardProviderOf(
  { billing }: Pick<Brand, 'billing'>,
  kind: CardProvider['kind'],
): CardProvider | undefined {
  if (kind === 'recurly') {
    const publicKey = recurlyKey(billing);
    return publicKey === undefined ? undefined : { kind, publicKey };
  }
  const stripe = billing.provider === 'recurly' ? billing.second : billing;
  if (stripe?.provider !== 'stripeElements') return undefined;
  return { kind, publicKey: stripe.publicKey, connectedAccount: stripe.connectedAccount };
}

/** Returns the provider that takes a card of this account; undefined where a page of the provider takes it. */
export async function effectiveCardProvider(
  context: RequestContext,
  invoiceStatuses: readonly string[],
): Promise<CardProvider | undefined> {
  const { billing } = context.brand;
  const kind = effectiveBillingProvider({
    first: billing.provider,
    second: billing.provider === 'recurly' ? billing.second?.provider : undefined,
    chosen: (await providerChoice.read(context))?.provider,
    invoiceStatuses,
  });
  return kind === 'stripe' ? undefined : cardProviderOf(context.brand, kind);
}

/** Returns the policy of a page that may show the card form of any provider of the brand: which one depends on the invoices. */
export function anyCardPolicy(context: RequestContext): PagePolicy {
  const kinds = (['recurly', 'stripeElements'] as const).filter((kind) =>
    cardProviderOf(context.brand, kind),
  );
  return joinedPolicy(...kinds.map((kind) => providerScript(context, kind).policy));
}

/** Returns what a bank's challenge needs on this page; undefined for a brand without Recurly. */
export function challengeProvider(
  context: RequestContext,
): { recurly: { script: string; publicKey: string }; policy: PagePolicy } | undefined {
  const recurly = cardProviderOf(context.brand, 'recurly');
  if (!recurly) return undefined;
  const { script, policy } = providerScript(context, 'recurly', { challenge: true });
  return { recurly: { script, publicKey: recurly.publicKey }, policy };
}

function recurlyKey(billing: Brand['billing']): string | undefined {
  switch (billing.provider) {
    case 'recurly':
      return billing.publicKey;
    case 'stripeElements':
      return billing.recurlyKey;
    case 'stripe':
      return undefined;
  }
}
