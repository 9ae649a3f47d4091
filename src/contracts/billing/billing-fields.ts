/** The billing fields besides the card, in the order of the form. */
export const billingFieldNames = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
] as const;
export type BillingFieldName = (typeof billingFieldNames)[number];

/**
 * The name and address of the card's owner. `country` is a two-letter code; `state` is a two-letter code in the US and
 * free text elsewhere.
 */
export type BillingFields = Record<BillingFieldName, string>;
