import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NativeNotice } from '../../contracts/native-message.ts';
import { announceSuccess } from './app-notice.ts';

const SUCCESS: NativeNotice = { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' };

function anApp({ takes = true } = {}) {
  const received: NativeNotice[] = [];
  const bridge = {
    send: (notice: NativeNotice) => {
      received.push(notice);
      return takes;
    },
  };
  return { received, bridge };
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

describe('the app is notified of an order', () => {
  it('once, however often the page is opened', () => {
    const { received, bridge } = anApp();
    aStorage();
    announceSuccess('order-1', bridge);
    announceSuccess('order-1', bridge);
    expect(received).toEqual([SUCCESS]);
  });

  it('and of the next order', () => {
    const { received, bridge } = anApp();
    aStorage();
    announceSuccess('order-1', bridge);
    announceSuccess('order-2', bridge);
    expect(received).toEqual([SUCCESS, SUCCESS]);
  });

  it('again, if it did not accept the message', () => {
    const { received, bridge } = anApp({ takes: false });
    aStorage();
    announceSuccess('order-1', bridge);
    announceSuccess('order-1', bridge);
    expect(received).toHaveLength(2);
  });

  it('twice rather than never, if the browser has no storage', () => {
    const { received, bridge } = anApp();
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    vi.stubGlobal('window', { sessionStorage: { getItem: refuse, setItem: refuse } });
    announceSuccess('order-1', bridge);
    announceSuccess('order-1', bridge);
    expect(received).toHaveLength(2);
  });

  it('only once an app embeds the page', () => {
    const { received, bridge } = anApp();
    aStorage();
    announceSuccess('order-1', undefined);
    announceSuccess('order-1', bridge);
    expect(received).toEqual([SUCCESS]);
  });
});
