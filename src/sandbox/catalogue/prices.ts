/** Units of each currency per US dollar in the sandbox. The yen has no minor unit. */
const rates = { EUR: 1, GBP: 0.9, AUD: 1.5, CAD: 1.3, NZD: 1.6, MXN: 18, JPY: 150, SGD: 1.4 };

/**
 * Returns the price of a plan in every currency, in minor units, from its price in US cents: rounded up to the next
 * .99, yen to the next ten.
 */
export function pricesOf(usdCents: number): Record<string, number> {
  if (usdCents === 0) return { USD: 0 };
  const others = Object.entries(rates).map(([currency, rate]): [string, number] => [
    currency,
    currency === 'JPY' ? upTo(10, (usdCents * rate) / 100) : upTo(100, usdCents * rate) - 1,
  ]);
  return Object.fromEntries([['USD', usdCents], ...others]);
}

function upTo(step: number, amount: number): number {
  return Math.ceil(amount / step) * step;
}
