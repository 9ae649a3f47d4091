import type { Brand } from '../../brands/brand-schema.ts';

/** The billing calls of a brand: as they are, or their third version. */
export function billingOperations({ billing }: Pick<Brand, 'billing'>) {
  return billing.v3
    ? ({ info: 'billingInfoV3', verify: 'verifyBillingV3', store: 'storeBillingInfoV3' } as const)
    : ({ info: 'billingInfo', verify: 'verifyBilling', store: 'storeBillingInfo' } as const);
}
