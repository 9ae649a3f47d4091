import type { Brand } from '../../brands/brand-schema.ts';
import { OPTIONAL_MS } from './read-account.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** The facts that decide an account's currency, in addition to its charges; each undefined where it is unknown. */
export type AccountMoney = { billing: string | undefined; country: string | undefined };

/** Reads the currency of the billing record and the country of the account. */
export async function loadAccountMoney(
  platform: PlatformClient,
  brand: Pick<Brand, 'billing'>,
): Promise<AccountMoney> {
  const within = { withinMs: OPTIONAL_MS };
  const [billing, contact] = await Promise.all([
    platform.call(billingOperations(brand).info, {}, within),
    platform.call('contactInfo', {}, within),
  ]);
  return {
    billing: (billing.ok ? billing.answer.currency : null) ?? undefined,
    country: (contact.ok ? contact.answer.address[0]?.country : null) ?? undefined,
  };
}
