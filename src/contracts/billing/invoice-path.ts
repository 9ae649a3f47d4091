/** The address of the page of an invoice. */
export function invoicePath(invoiceId: string): string {
  return `/invoice?${new URLSearchParams({ invoiceId })}`;
}
