import type { Brand } from '../../brands/brand-schema.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** Returns the link to where a subscription is cancelled: its page, else the address in the brand's file. */
export function cancelLink(brand: Brand, subscriptionId: string, label: string) {
  const href = pathTo('cancelPlan', brand, { subscriptionId }) ?? brand.sells.cancelAt;
  return href === undefined ? undefined : { href, label };
}
