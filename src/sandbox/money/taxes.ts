/** An address for taxes: an ISO country code, and the state or province if the country has such taxes. */
export type TaxAddress = { country: string; state: string };

/** Returns where an account is taxed: at the billing address of its card, else in its country. */
export function taxAddress({ countryCode }: { countryCode: string }, card: TaxAddress | null): TaxAddress {
  return card?.country ? card : { country: countryCode, state: '' };
}

/**
 * Rates in hundredths of a percent, added to the price. A state's rate replaces its country's; an unlisted place has
 * none.
 */
const rates: Readonly<Record<string, number>> = {
  'US CA': 950,
  'US IL': 1025,
  'US NY': 888,
  'US TX': 825,
  'US WA': 1040,
  'US ME': 550,
  CA: 500,
  'CA BC': 1200,
  'CA NS': 1400,
  'CA ON': 1300,
  'CA QC': 1498,
  AU: 1000,
  DE: 1900,
  ES: 2100,
  FR: 2000,
  GB: 2000,
  IT: 2200,
  JP: 1000,
  MX: 1600,
  NZ: 1500,
  SG: 900,
};

/** Names of states and provinces as people type them, for countries whose form has no list. */
const statesByName: Readonly<Record<string, string>> = {
  'BRITISH COLUMBIA': 'BC',
  'NOVA SCOTIA': 'NS',
  ONTARIO: 'ON',
  QUEBEC: 'QC',
  QUÉBEC: 'QC',
};

/** Returns the tax on an amount in minor units, rounded half up; it depends on the address only. */
export function taxOn(address: TaxAddress, minorUnits: number): number {
  return Math.floor((minorUnits * rateAt(address) + 5_000) / 10_000);
}

/** Returns the rate at an address as Recurly reports it: `0.0875` for 8.75 %. */
export function taxRate(address: TaxAddress): number {
  return rateAt(address) / 10_000;
}

function rateAt({ country, state }: TaxAddress): number {
  const written = state.trim().toUpperCase();
  const code = statesByName[written] ?? written;
  return rates[`${country} ${code}`] ?? rates[country] ?? 0;
}
