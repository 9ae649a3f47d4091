import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../world/clock.ts';
import type { Account } from '../world/entities.ts';
import { planBilledHere } from './order-terms.ts';
import { renewAccount } from './renewal.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import { subscribe } from './subscribe.ts';
import { planId } from '../platform/wire-plan.ts';
import { brandOf, testWorld } from '../world/world.fixture.ts';

const brand = brandOf('notion');
const step = fc.oneof(
  fc.record({ advanceDays: fc.integer({ min: 0, max: 400 }) }),
  fc.record({
    planCode: fc.constantFrom(...brand.catalogue.map(({ code }) => code), 'nope'),
    devices: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
    couponCode: fc.constantFrom(null, 'save10', 'yearly20', 'doorbell5'),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
  }),
);

it('after any orders at any times, every amount of the ledger is on a paid invoice that adds up', () => {
  const people = fc.constantFrom('owner', 'newcomer', 'free', 'trial', 'yearly', 'pending', 'legacy');
  fc.assert(
    fc.property(people, fc.array(step, { maxLength: 12 }), (persona, steps) => {
      const { world } = testWorld();
      const { store, clock } = world;
      const key = accountKey(brand.key, personaEmail(persona, brand.key));
      const account = (): Account => {
        const found = store.accounts.get(key);
        if (!found) throw new Error(`no ${persona}`);
        return found;
      };
      const seeded = store.invoices.ownedBy(account().key).length;
      for (const each of steps) {
        if ('advanceDays' in each) clock.advance(each.advanceDays * DAY_MS);
        renewAccount(world, brand, account());
        if ('advanceDays' in each) continue;
        subscribe(world, brand, account(), {
          order: {
            ...each,
            planId: planId(each.planCode),
            subscriptionId: planBilledHere(store.plans.ownedBy(key))?.id ?? null,
            externalId: null,
            devices: each.devices.map((number) => `${account().id}-device-${number}`),
            devicesRemoved: [],
          },
          payment: { billingToken: null, actionResultTokenId: null },
        });
      }
      const issued = store.invoices.ownedBy(key).slice(seeded);
      for (const { lines, taxMinor, totalMinor } of issued)
        expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, taxMinor)).toBe(totalMinor);
      const paid = issued.filter(({ status, totalMinor }) => status === 'paid' && totalMinor > 0);
      expect(store.ledger.ownedBy(key).map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual(
        paid.map(({ totalMinor, currency }) => [totalMinor, currency]),
      );
      const codes = store.redemptions.ownedBy(key).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(store.plans.ownedBy(key).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 150 },
  );
});
