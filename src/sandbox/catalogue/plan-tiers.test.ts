import { describe, expect, test } from 'vitest';
import { allSandboxBrands } from './all-sandbox-brands.ts';

/** The plans sold: brand, name, days of history, devices, months. */
const tiers: [brand: string, name: string, days: number, devices: number, months: number][] = [
  ['momentum', '7-Day', 7, 2, 1],
  ['momentum', '30-Day', 30, 5, 1],
  ['momentum', '60-Day', 60, 10, 1],
  ['otis', 'Essential', 7, 1, 1],
  ['otis', 'Pro', 30, 5, 1],
  ['visi', 'Basic', 1, 2, 0],
  ['visi', 'Pro', 30, 4, 1],
  ['visi', 'Pro', 30, 4, 12],
  ['visi', 'Pro', 30, 4, 24],
  ['visi', 'Pro', 30, 8, 1],
  ['visi', 'Pro', 30, 8, 12],
  ['visi', 'Pro', 30, 8, 24],
  ['geeni', 'Basic', 2, 1, 1],
  ['geeni', 'Plus', 14, 2, 1],
  ['geeni', 'Premium', 30, 10, 1],
  ['pepper', 'Essential', 7, 1, 1],
  ['pepper', 'Pro', 30, 5, 1],
];

describe('what each brand sells', () => {
  test.each(tiers)('%s %s: %i days, %i devices, every %i months', (brand, name, days, devices, months) => {
    const sold = allSandboxBrands.byKey
      .get(brand)
      ?.catalogue.filter(({ visible, legacy }) => visible && !legacy)
      .filter(
        (tier) => tier.name === name && tier.billingCycle === months && tier.deviceQuantity === devices,
      );
    expect(sold?.map((tier) => tier.retentionDays)).toEqual([days]);
  });

  test.each([
    ['Standard', '48 hours of DVR history', false],
    ['Plus', '7 days of DVR history', true],
    ['Premium', '14 days of DVR history', true],
  ])('nightowl %s: %s and 30 days of camera history, Send Help: %s', (name, dvr, sendsHelp) => {
    const sold = allSandboxBrands.byKey.get('nightowl')?.catalogue.filter((tier) => tier.name === name) ?? [];
    expect(sold.length).toBeGreaterThan(0);
    for (const tier of sold) {
      expect(tier.retentionDays).toBe(30);
      expect(tier.features).toContain(dvr);
      expect(tier.features.includes('Send Help Smart Security')).toBe(sendsHelp);
    }
  });

  test.each([...allSandboxBrands.byKey])('%s charges more for a higher plan', (_key, brand) => {
    const sold = brand.catalogue.filter(
      ({ visible, legacy, billingCycle }) => visible && !legacy && billingCycle === 1,
    );
    const byRank = sold.toSorted((a, b) => a.billingOrder - b.billingOrder);
    const prices = byRank.map((tier) => tier.amounts['USD'] ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThan(0);
  });
});
