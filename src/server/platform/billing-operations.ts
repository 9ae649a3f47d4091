import type { Brand } from '../../brands/brand-schema.ts';

/** Returns the names of a brand's billing operations, in version 3 where the brand uses that. */
export function billingOperations({ billing }: Pick<Brand, 'billing'>) {
  return billing.v3
    ? ({ info: 'billingInfoV3', verify: 'verifyBillingV3', store: 'storeBillingInfoV3' } as const)
    : ({ info: 'billingInfo', verify: 'verifyBilling', store: 'storeBillingInfo' } as const);
}
