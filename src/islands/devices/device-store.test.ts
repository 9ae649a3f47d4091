import { describe, expect, it, test } from 'vitest';
import type { DeviceMode } from '../../domain/devices/device-choice.ts';
import { type DeviceDialog, deviceStore, type DeviceStoreOptions } from './device-store.ts';

const devices = [
  { id: 'a', words: 'Driveway Cam 1 On this plan', isCovered: true },
  { id: 'b', words: 'Front Door Bell On this plan', isCovered: true },
  { id: 'c', words: 'Nursery Cam 2', isCovered: false },
  { id: 'd', words: 'Pool Cam 2', isCovered: false },
];

/** A plan for three devices that covers Driveway and Front Door. */
const storeOf = (more: Partial<DeviceStoreOptions> = {}) =>
  deviceStore({
    mode: 'save',
    limit: 3,
    accepted: 0,
    devices,
    chosen: ['a', 'b'],
    dialog: undefined,
    ...more,
  });

describe('the selection', () => {
  test.each<[mode: DeviceMode, chosen: string[], selection: object]>([
    ['save', ['a', 'b'], { count: 2, isOver: false, isUnchanged: true, removed: new Set() }],
    ['save', ['b', 'a'], { count: 2, isOver: false, isUnchanged: true, removed: new Set() }],
    ['save', ['a'], { count: 1, isOver: false, isUnchanged: false, removed: new Set(['b']) }],
    ['save', [], { count: 0, isOver: false, isUnchanged: false, removed: new Set(['a', 'b']) }],
    ['save', ['a', 'b', 'c'], { count: 3, isOver: false, isUnchanged: false, removed: new Set() }],
    ['save', ['a', 'b', 'c', 'd'], { count: 4, isOver: true, isUnchanged: false, removed: new Set() }],
    ['next', ['a', 'b'], { count: 2, isOver: false, isUnchanged: false, removed: new Set() }],
    ['next', [], { count: 0, isOver: false, isUnchanged: false, removed: new Set(['a', 'b']) }],
  ])('in mode %s, with %j', (mode, chosen, selection) => {
    const store = storeOf({ mode });
    const whole = { ...selection, chosen: new Set(chosen) };
    expect(store.choose(chosen)).toEqual(whole);
    expect(store.$selection.get()).toEqual(whole);
  });

  it('is at first what is ticked in the rendered page', () => {
    expect(storeOf({ chosen: ['c'] }).$selection.get()).toMatchObject({ count: 1, isUnchanged: false });
  });
});

describe('sending a choice', () => {
  test.each<
    [
      mode: DeviceMode,
      chosen: string[],
      isConfirmed: boolean,
      sends: boolean,
      dialog: DeviceDialog | undefined,
    ]
  >([
    ['save', ['a', 'b'], false, false, undefined],
    ['save', ['a', 'b', 'c'], false, true, undefined],
    ['save', ['a', 'b', 'c', 'd'], false, false, 'overLimit'],
    ['save', ['a', 'b', 'c', 'd'], true, false, 'overLimit'],
    ['save', ['a'], false, false, 'confirmLoss'],
    ['save', ['a'], true, true, undefined],
    ['save', [], false, false, 'confirmLoss'],
    ['save', [], true, true, undefined],
    ['next', [], false, false, 'nothingChosen'],
    ['next', [], true, false, 'nothingChosen'],
    ['next', ['a', 'b'], false, true, undefined],
    ['next', ['c'], false, false, 'confirmLoss'],
    // The server reports a device that no longer exists.
    ['save', ['a', 'b', 'gone'], false, true, undefined],
  ])('in mode %s, with %j, confirmed: %j', (mode, chosen, isConfirmed, sends, dialog) => {
    const store = storeOf({ mode });
    store.choose(chosen);
    expect(store.submit(isConfirmed)).toBe(sends);
    expect(store.$dialog.get()).toBe(dialog);
  });

  it('closes the question once it is answered', () => {
    const store = storeOf();
    store.choose(['a']);
    store.submit(false);
    expect(store.$dialog.get()).toBe('confirmLoss');
    store.submit(true);
    expect(store.$dialog.get()).toBeUndefined();
  });
});

describe('one device too many', () => {
  it('opens a dialog at once, and is the one to be unticked', () => {
    const store = storeOf();
    store.choose(['a', 'b', 'c', 'd']);
    store.tick('d');
    expect(store.$dialog.get()).toBe('overLimit');
    expect(store.dismiss()).toBe('d');
    expect(store.$dialog.get()).toBeUndefined();
    expect(store.dismiss()).toBeUndefined();
  });

  it('is none while the plan covers it', () => {
    const store = storeOf();
    store.choose(['a', 'b', 'c']);
    store.tick('c');
    expect(store.$dialog.get()).toBeUndefined();
  });

  it('that was found on sending unticks nothing', () => {
    const store = storeOf({ chosen: ['a', 'b', 'c', 'd'] });
    store.submit(false);
    expect(store.dismiss()).toBeUndefined();
  });
});

test.each<DeviceDialog>(['overLimit', 'nothingChosen', 'confirmLoss', 'notice'])(
  'the dialog that the server opened (%s) is open, and closes',
  (dialog) => {
    const store = storeOf({ dialog });
    expect(store.$dialog.get()).toBe(dialog);
    expect(store.dismiss()).toBeUndefined();
    expect(store.$dialog.get()).toBeUndefined();
  },
);

describe('the filter', () => {
  test.each<[text: string, shown: string[] | undefined]>([
    ['', undefined],
    ['  ', undefined],
    ['cam 2', ['c', 'd']],
    ['front', ['b']],
    ['nothing like it', []],
  ])('%j', (text, shown) => {
    const store = storeOf();
    store.seek('pool');
    store.seek(text);
    expect(store.$shown.get()).toEqual(shown && new Set(shown));
  });

  it('keeps the selection', () => {
    const store = storeOf();
    store.choose(['a', 'b', 'c']);
    store.seek('pool');
    expect(store.$selection.get().count).toBe(3);
    expect(store.submit(false)).toBe(true);
  });
});
