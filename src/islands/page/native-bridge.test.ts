import { describe, expect, it, test } from 'vitest';
import { NATIVE_HANDLER } from './app-around.ts';
import {
  appCapabilities,
  type AppCapability,
  linkSchemes,
  type NativeNotice,
} from '../../contracts/native-message.ts';
import { nativeBridge, type NativePage } from './native-bridge.ts';

const ORIGIN = 'https://account.otis.example';
const HELLO = {
  event: 'HELLO',
  protocol: 'account-portal',
  version: 3,
  capabilities: [
    'NAVIGATE_BACK',
    'SHOW_ALERT',
    'subscriptionsFlowError',
    'CHANGE_ENDED',
    'SESSION_ENDED',
    'OPEN_LINK',
    'SHARE_FILE',
  ],
  language: 'pt-BR',
};
const BACK: NativeNotice = { event: 'NAVIGATE_BACK' };

type Listener = Parameters<NativePage['addEventListener']>[1];

/** A page whose window has the app's objects; `says` sends a message from the app. */
function pageWith(app: object) {
  const listeners: Listener[] = [];
  const page = Object.defineProperties(
    {
      location: { origin: ORIGIN },
      addEventListener: (_type: 'message', listener: Listener) => void listeners.push(listener),
      // The page's own `postMessage` must never be used as an app's receiver.
      postMessage: () => expect.unreachable('the page posted to itself'),
    },
    Object.getOwnPropertyDescriptors(app),
  );
  const says = (event: Partial<Parameters<Listener>[0]>) => {
    for (const listener of listeners) listener({ origin: ORIGIN, source: page, data: undefined, ...event });
  };
  return { page, says };
}

/** An app's receiver that records its messages, and must be called as a method of its object. */
function receiver() {
  const told: unknown[] = [];
  const app = {
    postMessage(this: unknown, text: unknown, ...rest: unknown[]) {
      expect(this).toBe(app);
      expect(rest).toEqual([]);
      told.push(typeof text === 'string' ? JSON.parse(text) : text);
    },
  };
  return { app, told };
}

const hosts = [
  ['React Native', (app: object) => ({ ReactNativeWebView: app })],
  ['iOS', (app: object) => ({ webkit: { messageHandlers: { [NATIVE_HANDLER]: app } } })],
  ['Android', (app: object) => ({ [NATIVE_HANDLER]: app })],
] as const;

describe.each(hosts)('in the app of %s (docs/native-bridge.md)', (_name, around) => {
  it('sends the greeting once, and then its messages as JSON text', () => {
    const { app, told } = receiver();
    const bridge = nativeBridge({ source: 'ios', language: 'pt-BR', page: pageWith(around(app)).page });
    bridge.hello();
    bridge.hello();
    expect(bridge.send({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' })).toBe(true);
    expect(bridge.send(BACK)).toBe(true);
    expect(told).toEqual([HELLO, { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' }, BACK]);
  });

  it('sends the greeting before the first message if it was not sent', () => {
    const { app, told } = receiver();
    nativeBridge({ source: 'android', language: 'pt-BR', page: pageWith(around(app)).page }).send(BACK);
    expect(told).toEqual([HELLO, BACK]);
  });

  it('sends nothing if the session did not come from an app', () => {
    const { app, told } = receiver();
    const bridge = nativeBridge({ source: undefined, language: 'pt-BR', page: pageWith(around(app)).page });
    bridge.hello();
    expect(bridge.send(BACK)).toBe(false);
    expect(told).toEqual([]);
  });

  it('an old app that throws on the greeting still gets the next messages', () => {
    const { app, told } = receiver();
    const old = {
      postMessage(text: string) {
        if (text.includes('HELLO')) throw new TypeError('unknown event');
        app.postMessage(text);
      },
    };
    const bridge = nativeBridge({ source: 'ios', language: 'pt-BR', page: pageWith(around(old)).page });
    expect(bridge.send(BACK)).toBe(true);
    expect(told).toEqual([BACK]);
    expect(bridge.acknowledged()).toBeUndefined();
  });

  it('send returns false if the app accepts no message', () => {
    const broken = {
      postMessage() {
        throw new Error('no');
      },
    };
    expect(
      nativeBridge({ source: 'ios', language: 'pt-BR', page: pageWith(around(broken)).page }).send(BACK),
    ).toBe(false);
  });
});

describe('an invalid receiver', () => {
  const throwing = (name: string, target: object = {}) =>
    Object.defineProperty(target, name, {
      get: () => {
        throw new Error(`no ${name}`);
      },
    });

  test.each<[string, object]>([
    ['nothing at all', {}],
    ['a getter that throws', throwing('ReactNativeWebView')],
    ['a getter that throws inside webkit', { webkit: throwing('messageHandlers') }],
    [
      'a getter that throws inside messageHandlers',
      { webkit: { messageHandlers: throwing(NATIVE_HANDLER) } },
    ],
    ['a postMessage that cannot be read', { ReactNativeWebView: throwing('postMessage') }],
    ['text', { ReactNativeWebView: 'x', webkit: 1, [NATIVE_HANDLER]: null }],
    ['an element of that name', { [NATIVE_HANDLER]: { postMessage: { tagName: 'INPUT' } } }],
  ])('%s', (_what, app) => {
    const bridge = nativeBridge({ source: 'ios', language: 'pt-BR', page: pageWith(app).page });
    bridge.hello();
    expect(bridge.send(BACK)).toBe(false);
  });

  it('does not hide the next receiver', () => {
    const { app, told } = receiver();
    const page = pageWith(throwing('ReactNativeWebView', { [NATIVE_HANDLER]: app })).page;
    expect(nativeBridge({ source: 'android', language: 'pt-BR', page }).send(BACK)).toBe(true);
    expect(told).toEqual([HELLO, BACK]);
  });

  it('only the first of several valid receivers gets a message', () => {
    const first = receiver();
    const second = receiver();
    const page = pageWith({ ReactNativeWebView: first.app, [NATIVE_HANDLER]: second.app }).page;
    nativeBridge({ source: 'ios', language: 'pt-BR', page }).send(BACK);
    expect([first.told.length, second.told.length]).toEqual([2, 0]);
  });
});

const ack = { event: 'HELLO_ACK', protocol: 'account-portal', version: 2 };

/** The bridge of a page that has greeted its app. */
function bridged() {
  const { app, told } = receiver();
  const { page, says } = pageWith({ ReactNativeWebView: app });
  const bridge = nativeBridge({ source: 'ios', language: 'pt-BR', page });
  bridge.hello();
  return { bridge, told, says };
}

describe('a message to an app', () => {
  test.each<[string, object]>([
    ['an unknown event', { event: 'TOKEN', token: 'secret' }],
    ['an unknown field', { event: 'NAVIGATE_BACK', token: 'secret' }],
    ['an unknown change', { event: 'CHANGE_ENDED', change: 'password', outcome: 'done' }],
    ['an unknown outcome', { event: 'CHANGE_ENDED', change: 'card', outcome: 'maybe' }],
    ['an unknown reason', { event: 'SESSION_ENDED', reason: 'bored' }],
    ['an unknown subtype', { event: 'SHOW_ALERT', subtype: 'SIGNED_IN' }],
    ['a greeting', { ...HELLO, version: 9 }],
    ['an endless sentence', { event: 'subscriptionsFlowError', message: 'x'.repeat(501) }],
    ['a sentence as a code', { event: 'subscriptionsFlowError', code: 'Call +1 900' }],
    ['a way back to another site', { event: 'SESSION_ENDED', reason: 'idle', nextPath: '//evil.example' }],
    ...[
      'javascript:alert(1)',
      'intent://x#Intent;end',
      'file:///etc/hosts',
      'data:text/html,x',
      '/terms',
    ].map((url): [string, object] => [`a link to ${url}`, { event: 'OPEN_LINK', url }]),
  ])('is not sent: %s', (_what, notice) => {
    const { bridge, told, says } = bridged();
    says({ data: JSON.stringify({ ...ack, version: 3, capabilities: [...appCapabilities] }) });
    // @ts-expect-error the types refuse it too
    expect(bridge.send(notice)).toBe(false);
    expect(told).toEqual([HELLO]);
  });

  test.each<NativeNotice>([
    { event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code: 'apple-pay-not-available', message: 'Sorry.' },
    { event: 'subscriptionsFlowError', code: 'unavailable' },
    { event: 'CHANGE_ENDED', change: 'order', outcome: 'unknown' },
    { event: 'SESSION_ENDED', reason: 'idle', nextPath: '/plans?planId=12' },
  ])('is sent: $event', (notice) => {
    const { bridge, told } = bridged();
    expect(bridge.send(notice)).toBe(true);
    expect(told).toEqual([HELLO, notice]);
  });

  test.each<NativeNotice & { event: AppCapability }>([
    ...linkSchemes.map((scheme) => ({ event: 'OPEN_LINK' as const, url: `${scheme}otis` })),
    { event: 'SHARE_FILE', name: 'otis.pdf', type: 'application/pdf', base64: 'JVBERg==' },
  ])('is sent once the app has said that it carries it out, and not before: $event $url', (notice) => {
    const { bridge, told, says } = bridged();
    expect(bridge.send(notice)).toBe(false);
    const others = appCapabilities.filter((capability) => capability !== notice.event);
    says({ data: JSON.stringify({ ...ack, version: 3, capabilities: [...others, 'NAVIGATE_BACK'] }) });
    expect(bridge.send(notice)).toBe(false);
    const willing = bridged();
    willing.says({ data: JSON.stringify({ ...ack, version: 3, capabilities: [notice.event] }) });
    expect(willing.bridge.send(notice)).toBe(true);
    expect([told, willing.told]).toEqual([[HELLO], [HELLO, notice]]);
  });
});

describe('the answer of an app', () => {
  it('is its version, which is read once', () => {
    const { bridge, says } = bridged();
    expect(bridge.acknowledged()).toBeUndefined();
    says({ data: JSON.stringify(ack) });
    says({ data: JSON.stringify({ ...ack, version: 3 }) });
    expect(bridge.acknowledged()).toBe(2);
  });

  it('names what the app carries out for the page; an answer of version 2 names nothing', () => {
    const { bridge, says } = bridged();
    says({ data: JSON.stringify({ ...ack, version: 3, capabilities: ['OPEN_LINK', 'FLY'] }) });
    expect([bridge.carriesOut('OPEN_LINK'), bridge.carriesOut('SHARE_FILE')]).toEqual([true, false]);
    const old = bridged();
    old.says({ data: JSON.stringify(ack) });
    expect([old.bridge.acknowledged(), old.bridge.carriesOut('OPEN_LINK')]).toEqual([2, false]);
  });

  test.each<[string, Partial<Parameters<Listener>[0]>]>([
    ['from another origin', { data: JSON.stringify(ack), origin: 'https://evil.example' }],
    ['from an opaque origin', { data: JSON.stringify(ack), origin: 'null' }],
    ['from another window', { data: JSON.stringify(ack), source: {} }],
    ['as an object', { data: ack }],
    ['that is no JSON', { data: '{"event":' }],
    ['of another protocol', { data: JSON.stringify({ ...ack, protocol: 'other' }) }],
    ['of another event', { data: JSON.stringify({ event: 'SHOW_ALERT' }) }],
    ['without a version', { data: JSON.stringify({ ...ack, version: 'new' }) }],
    ['of version 0', { data: JSON.stringify({ ...ack, version: 0 }) }],
    ['without end', { data: JSON.stringify({ ...ack, more: 'x'.repeat(2_000) }) }],
  ])('is ignored %s', (_what, event) => {
    const { bridge, says } = bridged();
    says(event);
    expect(bridge.acknowledged()).toBeUndefined();
  });
});
