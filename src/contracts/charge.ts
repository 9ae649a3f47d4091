/**
 * Returns a charge with its tax. Where the platform sends none, it is the total without the price before tax: the platform
 * has stated both, and a charge has no other part, so that no amount is guessed.
 */
export function withTax<Charge extends { subTotal: number; tax?: number | null | undefined; total: number }>(
  charge: Charge,
): Charge & { tax: number } {
  return { ...charge, tax: charge.tax ?? charge.total - charge.subTotal };
}

/**
 * True for a charge whose total is its price before tax plus its tax, none of them negative. A charge that does not add
 * up is never shown.
 */
export function addsUp({ subTotal, tax, total }: { subTotal: number; tax: number; total: number }): boolean {
  return tax >= 0 && total === subTotal + tax;
}
