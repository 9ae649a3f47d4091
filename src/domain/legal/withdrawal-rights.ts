import { salesLaw } from './sales-law.ts';

/** The countries in which a contract can be withdrawn from within so many days. */
export type WithdrawalRight = { days: number; countries: string[] };

/** Returns the rights of withdrawal of a brand that sells in these countries, the longest first; none where there is none. */
export function withdrawalRights(countries: readonly string[]): WithdrawalRight[] {
  const byDays = new Map<number, string[]>();
  for (const country of countries) {
    const days = salesLaw(country).withdrawalDays;
    if (days > 0) byDays.set(days, [...(byDays.get(days) ?? []), country]);
  }
  return [...byDays].map(([days, where]) => ({ days, countries: where })).toSorted((a, b) => b.days - a.days);
}
