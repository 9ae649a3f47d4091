import { describe, expect, test } from 'vitest';
import { allSandboxBrands } from './all-sandbox-brands.ts';

describe('what each brand sells', () => {
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
