import type { Brand } from '../../brands/brand-schema.ts';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { OPTIONAL_MS } from './read-account.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/**
 * What decides an account's currency, in addition to its charges: its billing record and its country. Each is undefined where
 * it is unknown.
 */
export type AccountMoney = { billing: BillingInfo | undefined; country: string | undefined };

/** Reads the billing record and the country of the account. */
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
    billing: billing.ok ? billing.answer : undefined,
    country: (contact.ok ? contact.answer.address[0]?.country : null) ?? undefined,
  };
}

/**
 * Returns whether a card is on file. Where that cannot be read the answer is no, and the person is asked for a card.
 */
export async function hasCardOnFile(
  platform: PlatformClient,
  brand: Pick<Brand, 'billing'>,
): Promise<boolean> {
  const billing = await platform.call(billingOperations(brand).info);
  return billing.ok && hasCard(billing.answer);
}
