import { expect } from 'vitest';
import { type NativeSource, nativeSourceOf } from '../../src/contracts/native-message.ts';
import { NATIVE_HANDLER } from '../../src/islands/page/app-around.ts';
import { type NativeBridge, nativeBridge } from '../../src/islands/page/native-bridge.ts';
import { takeAppMessages } from '../../src/islands/page/take-app-messages.ts';
import { type Form, formTo, redirectOf, type Tag, tagsOf } from './html.ts';
import { type Answer, ask, newNetwork, originOf, postForm, postJson } from './portal.ts';
import { appLink, appToken, inApp, SSO_CALL } from './sso.ts';

/** The receivers through which an app gets messages. */
export const receiverKinds = ['reactNative', 'ios', 'android'] as const;
export type ReceiverKind = (typeof receiverKinds)[number];

/** What an app is: its brand, its system as its link names it, and its receiver. */
export type AppKind = { brand: string; source: NativeSource; receiver: ReceiverKind };

type Message = { event: string };

/**
 * An app with a web view, for tests of the edge: it keeps cookies, follows redirects and forms as a browser does, and runs
 * the portal's own script on each page that brings it: greeting, messages, receiver.
 */
export type SimulatedApp = {
  /** Opens a link of the app with a new token of the persona, inside the app. */
  openLink: (persona: string, more?: Record<string, string>, way?: 'sso' | 'isolated') => Promise<void>;
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Submits a plain form. With `fromPage`, the fields of the form that the page has come first. */
  submit: (call: string, fields?: Record<string, string>, options?: { fromPage: boolean }) => Promise<void>;
  /** Submits the form of the page, and closes the view before the next page is shown. */
  submitUnseen: (call: string, fields: Record<string, string>) => Promise<void>;
  /** Calls from a script of the page; `{next}` in the answer is followed. */
  call: (path: string, data: unknown, headers?: Record<string, string>) => Promise<void>;
  /** The form of the page that is shown. */
  form: (call: string) => Form;
  /** The path of the page that is shown, and the page. */
  page: () => Answer & { path: string };
  cookies: () => string;
  /** The messages since the last call, without greetings. Each page has greeted the app once, before anything else. */
  take: () => Message[];
};

/** Starts an app whose web view holds nothing. */
export function simulatedApp({ brand, source, receiver }: AppKind): SimulatedApp {
  const cookies = new Map<string, { value: string; isReadable: boolean }>();
  let received: Message[] = [];
  /** How many pages of the app were shown. */
  let pages = 0;
  let shown: (Answer & { path: string }) | undefined;
  let bridge: NativeBridge | undefined;

  const cookieText = (isWanted: (cookie: { isReadable: boolean }) => boolean) =>
    [...cookies]
      .flatMap(([name, cookie]) => (isWanted(cookie) ? [`${name}=${cookie.value}`] : []))
      .join('; ');

  function keep(setCookies: readonly string[]): void {
    for (const set of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/; Max-Age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, { value, isReadable: !/; HttpOnly/i.test(set) });
    }
  }

  const postMessage = (text: string) => void received.push(JSON.parse(text));
  const receivers: Record<ReceiverKind, object> = {
    reactNative: { ReactNativeWebView: { postMessage } },
    ios: { webkit: { messageHandlers: { [NATIVE_HANDLER]: { postMessage } } } },
    android: { [NATIVE_HANDLER]: { postMessage } },
  };
  const page = () => shown ?? expect.unreachable('no page is shown');

  /** Runs what the portal's script does on a page that brings it. */
  function run({ text }: Answer): void {
    bridge = undefined;
    const mark = tagsOf(text).find(({ attributes }) => attributes.has('data-native-source'));
    if (!mark) return;
    pages += 1;
    const window = { location: { origin: originOf(brand) }, addEventListener: () => undefined };
    bridge = nativeBridge({
      source: nativeSourceOf(mark.attributes.get('data-native-source')),
      language: 'en',
      page: Object.assign(window, receivers[receiver]),
    });
    bridge.hello();
    tell(tagsOf(text).filter(({ attributes }) => attributes.has('data-app-messages')));
  }

  /** Sends what the edge left for the app in the cookie, and what the page carries. */
  function tell(inline: readonly Tag[]): void {
    const document = {
      location: { protocol: 'https:' },
      get cookie() {
        return cookieText(({ isReadable }) => isReadable);
      },
      set cookie(set: string) {
        keep([set]);
      },
      querySelectorAll: () =>
        inline.map(({ attributes }) => ({
          getAttribute: (name: string) => attributes.get(name) ?? null,
          remove: () => undefined,
        })),
    };
    if (bridge) for (const notice of takeAppMessages(document)) bridge.send(notice);
  }

  /** Opens an address, and whatever it leads on to. */
  async function go(to: string): Promise<void> {
    let path: string | undefined = to;
    while (path !== undefined) {
      const answer: Answer = await ask({ brand, path, cookie: cookieText(() => true) });
      keep(answer.setCookies);
      shown = { ...answer, path };
      if (answer.status === 200) run(answer);
      path = redirectOf(answer);
    }
  }

  const app: SimulatedApp = {
    async openLink(persona, more = {}, way = 'isolated') {
      const token = more['token'] ?? (await appToken(persona, brand));
      await app.open(appLink(way, { source, ...more, token }));
      await app.submit(SSO_CALL, inApp(formTo(page().text, SSO_CALL).fields));
    },
    open: go,
    reload: () => go(page().path),
    async submit(call, fields = {}, { fromPage } = { fromPage: false }) {
      const own = fromPage ? formTo(page().text, call).fields : {};
      const sent = { brand, cookie: cookieText(() => true), network: newNetwork() };
      const answer = await postForm(call, { ...own, ...fields }, sent);
      keep(answer.setCookies);
      await go(answer.location ?? expect.unreachable(`${call} leads nowhere: ${answer.status}`));
    },
    async submitUnseen(call, fields) {
      const sent = { brand, cookie: cookieText(() => true), network: newNetwork() };
      keep((await postForm(call, { ...app.form(call).fields, ...fields }, sent)).setCookies);
    },
    async call(path, data, headers = {}) {
      const sent = { brand, cookie: cookieText(() => true), network: newNetwork(), headers };
      const answer = await postJson(path, data, sent);
      keep(answer.setCookies);
      const next: unknown = answer.text.startsWith('{')
        ? Reflect.get(JSON.parse(answer.text), 'next')
        : undefined;
      if (typeof next === 'string') await go(next);
      else tell([]);
    },
    form: (call) => formTo(page().text, call),
    page,
    cookies: () => cookieText(() => true),
    take() {
      const greetings = received.filter(({ event }) => event === 'HELLO');
      expect(greetings, 'each page greets the app once').toHaveLength(pages);
      const told = received.filter(({ event }) => event !== 'HELLO');
      received = greetings;
      return told;
    },
  };
  return app;
}
