/** How many minor units of a currency are one unit of it. The sandbox sells in no other currency without a hundredth. */
export function unitOf(currency: string): number {
  return currency === 'JPY' ? 1 : 100;
}

/** The currency of each country in which the sandbox sells, where it is not the US dollar. */
const currencies: Readonly<Record<string, string>> = {
  AU: 'AUD',
  CA: 'CAD',
  DE: 'EUR',
  ES: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IT: 'EUR',
  JP: 'JPY',
  MX: 'MXN',
  NZ: 'NZD',
  SG: 'SGD',
};

/** Returns the currency in which an account of a country pays; `own` is what the brand sells in, by country. */
export function currencyIn(country: string, exceptions: Readonly<Record<string, string>>): string {
  return exceptions[country] ?? currencies[country] ?? 'USD';
}

/** Writes an amount of minor units as the provider's page does, such as `$7.99`. */
export function priceText(minorUnits: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minorUnits / unitOf(currency));
}

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
