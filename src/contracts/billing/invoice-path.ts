/** The address of an invoice's page. */
export function invoicePath(invoiceId: string): string {
  return `/invoice?${new URLSearchParams({ invoiceId })}`;
}
