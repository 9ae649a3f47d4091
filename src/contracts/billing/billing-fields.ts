/** What is asked beside the card, in the order of the form. */
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

/** Name and address of a card's owner. `country` is a two-letter code; `state` one too in the US, free text elsewhere. */
export type BillingFields = Record<BillingFieldName, string>;
