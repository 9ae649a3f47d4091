import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { readBillingFields } from '../../domain/billing/billing-fields.ts';

/** Reads the cardholder's name and address from the form. */
export function cardOwner(data: FormData): BillingFields {
  return readBillingFields((name) => data.get(name)?.toString());
}
