import type { Brand } from './brand-schema.ts';
import type { RecurlySite } from './gateways.ts';

/** The Recurly site that takes cards of a brand; undefined for a brand without one. */
export function recurlySiteOf({ billing }: Pick<Brand, 'billing'>): RecurlySite | undefined {
  return billing.provider === 'stripe' ? undefined : billing.recurly;
}
