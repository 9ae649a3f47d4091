import { expect, it } from 'vitest';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { brandPlans, CATALOGUE_FRESH_MS } from './catalogue.ts';

const plan = {
  id: 1,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
};

it('the plans of a brand are returned as stale while the circuit is open (docs/adr/014)', async () => {
  const brand = 'a-brand-of-this-test';
  const firstMs = Date.UTC(2026, 11, 1);
  const { client, sent, circuits } = testPlatform(() => Response.json([plan]));
  expect(await brandPlans(client, brand, firstMs)).toMatchObject({ staleSinceMs: undefined });
  circuits.set('geeni plans', { kind: 'open', sinceMs: Date.now() });
  expect(await brandPlans(client, brand, firstMs + CATALOGUE_FRESH_MS)).toMatchObject({
    value: [{ name: 'Pro' }],
    staleSinceMs: firstMs,
  });
  expect(sent).toHaveLength(1);
});
