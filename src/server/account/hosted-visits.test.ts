import { describe, expect, it } from 'vitest';
import { recordsInMemory } from '../../../tests/support/stored-records.ts';
import { aSubscription, aRequestedOrder } from '../../../tests/support/platform-fixtures.ts';
import { openLimits } from '../../domain/orders/open-change.ts';
import { confirmHosted, noteHosted, waitsForPaid } from './hosted-visits.ts';

const found = aSubscription({ id: 'sub-1', planId: 'plan-2', planCode: 'big_m' });
const wanted = aRequestedOrder();
const order = { key: 'k', before: {}, wanted, atMs: 1 };
const card = { onFile: 'digest', due: ['1'], atMs: 1 };

describe('a visit to the provider’s page', () => {
  it('is kept in its two parts, until the end of each is known', async () => {
    const store = recordsInMemory();
    expect(await noteHosted(store, { kind: 'read' })).toEqual({});
    await noteHosted(store, { kind: 'begun', visit: { order } });
    await noteHosted(store, { kind: 'begun', visit: { card } });
    expect(await noteHosted(store, { kind: 'read' })).toEqual({ order, card });
    await noteHosted(store, { kind: 'over', key: 'another' });
    expect(await noteHosted(store, { kind: 'read' })).toEqual({ order, card });
    await noteHosted(store, { kind: 'over', key: 'k' });
    expect(await noteHosted(store, { kind: 'read' })).toEqual({ card });
    expect(await noteHosted(store, { kind: 'begun', visit: { card: undefined } })).toEqual({});
  });

  it('keeps when the person first came back from its order, and from no other', async () => {
    const store = recordsInMemory();
    await noteHosted(store, { kind: 'begun', visit: { order } });
    await noteHosted(store, { kind: 'back', key: 'another', nowMs: 4 });
    await noteHosted(store, { kind: 'back', key: 'k', nowMs: 5 });
    await noteHosted(store, { kind: 'back', key: 'k', nowMs: 6 });
    expect(await noteHosted(store, { kind: 'read' })).toEqual({ order: { ...order, backAtMs: 5 } });
    expect(await waitsForPaid(store, 5)).toBe(true);
    expect(await waitsForPaid(store, 5 + openLimits.doneMs)).toBe(false);
  });

  it('whose order is shown has one receipt, and is first shown once', async () => {
    const store = recordsInMemory();
    await noteHosted(store, { kind: 'begun', visit: { order } });
    const first = await confirmHosted(store, { key: 'k', wanted, found });
    expect(first).toMatchObject({ isFirst: true, receipt: { chargedToday: 700 } });
    expect(await noteHosted(store, { kind: 'read' })).toEqual({});
    expect(await confirmHosted(store, { key: 'k', wanted, found })).toEqual({
      ...first,
      isFirst: false,
    });
  });

  it('that cannot be read counts as none', async () => {
    const store = recordsInMemory(new Map([['hosted visit', { order: 'nonsense' }]]));
    expect(await noteHosted(store, { kind: 'read' })).toEqual({});
  });
});
