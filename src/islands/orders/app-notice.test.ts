import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NativeNotice } from '../../contracts/native-message.ts';
import { announceSuccess } from './app-notice.ts';

const SUCCESS: NativeNotice = { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' };

function anApp({ takes = true } = {}) {
  const heard: NativeNotice[] = [];
  const bridge = {
    send: (notice: NativeNotice) => {
      heard.push(notice);
      return takes;
    },
  };
  return { heard, bridge };
}

function aStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('the app hears of an order', () => {
  it('once, however often the page is looked at', () => {
    const { heard, bridge } = anApp();
    aStorage();
    announceSuccess('order-1', bridge);
    announceSuccess('order-1', bridge);
    expect(heard).toEqual([SUCCESS]);
  });

  it('and of the next one', () => {
    const { heard, bridge } = anApp();
    aStorage();
    announceSuccess('order-1', bridge);
    announceSuccess('order-2', bridge);
    expect(heard).toEqual([SUCCESS, SUCCESS]);
  });

  it('again, where it did not take the message', () => {
    const { heard, bridge } = anApp({ takes: false });
    aStorage();
    announceSuccess('order-1', bridge);
    announceSuccess('order-1', bridge);
    expect(heard).toHaveLength(2);
  });

  it('twice rather than never, where the browser keeps nothing', () => {
    const { heard, bridge } = anApp();
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    vi.stubGlobal('window', { sessionStorage: { getItem: refuse, setItem: refuse } });
    announceSuccess('order-1', bridge);
    announceSuccess('order-1', bridge);
    expect(heard).toHaveLength(2);
  });

  it('not, where there is none, and of it once there is', () => {
    const { heard, bridge } = anApp();
    aStorage();
    announceSuccess('order-1', undefined);
    announceSuccess('order-1', bridge);
    expect(heard).toEqual([SUCCESS]);
  });
});
