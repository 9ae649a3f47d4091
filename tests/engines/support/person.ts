import { vi } from 'vitest';
import { type EngineWindow, type Named, FIND, FOCUSED, READS } from './engine.ts';

/** The password of every persona. */
export const PASSWORD = 'Passw0rd!';

/** Signs in with the given JSON, and returns the status of the answer. */
const SIGN_IN = `
  return fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
    body: arguments[0],
  }).then(({ status }) => status);`;

/** How long to wait for a page, in milliseconds: longer than any busy machine needs. */
const PATIENCE_MS = 30_000;
/** The interval between two checks, in milliseconds. */
const LOOK_MS = 50;

/**
 * A person at a window of a brand's portal. Every step waits for its element, and throws an error that names it if it does
 * not come.
 */
export type Person = ReturnType<typeof personAt>;

/** A person at this window. `port` is the port of the portal. */
export function personAt(window: EngineWindow, port: number, brand: string) {
  const origin = `http://${brand}.localhost:${port}`;
  const until = (isSo: () => Promise<unknown>, what: string) =>
    vi.waitFor(
      async () => {
        if (!(await isSo())) throw new Error(`waited for ${what}`);
      },
      { timeout: PATIENCE_MS, interval: LOOK_MS },
    );
  const has = async ({ kind, name }: Named) => (await window.ask(FIND, kind, name)) !== null;
  const there = (what: Named) => until(() => has(what), `the ${what.kind} ${what.name}`);
  const reads = (text: string) => until(() => window.ask(READS, text), `the text ${text}`);
  /** Waits for the HTML of a page after one whose window is marked as left. A new window may load its empty page twice. */
  const arrives = (what: string) =>
    until(
      () =>
        window.ask(
          `return window.isLeft === undefined && location.protocol !== 'about:' && document.readyState !== 'loading'`,
        ),
      what,
    );
  const person = {
    window,
    /** Opens a page, and waits until its HTML is there: its scripts may come later. */
    async visit(path: string) {
      await window.ask('window.isLeft = true; window.location.assign(arguments[0])', origin + path);
      await arrives(`the page ${path}`);
    },
    /** Loads the page again, and waits for its HTML: an address that is opened before could lose to it. */
    async reloads() {
      await window.ask('window.isLeft = true');
      await window.reload();
      await arrives('the page, loaded again');
    },
    reads,
    readsNot: (text: string) => until(async () => !(await window.ask(READS, text)), `no text ${text}`),
    /** Waits for the page's own address: a driver may name one that the window is still on its way to. */
    isAt: (path: string) =>
      until(
        () =>
          window.ask(
            `return document.readyState !== 'loading' && location.href === arguments[0]`,
            origin + path,
          ),
        `the address ${path}`,
      ),
    /** Waits until the page is loaded: its own scripts have run, and hear what happens from now on. */
    hasLoaded: () =>
      until(() => window.ask(`return document.readyState === 'complete'`), 'the end of the page'),
    /** Waits until every island is hydrated. */
    isAlive: () =>
      until(
        () => window.ask(`return document.querySelectorAll('astro-island[ssr]').length === 0`),
        'the scripts of the page',
      ),
    /** Waits until a dialog lies over the page and holds the focus. */
    isAsked: () =>
      until(() => window.ask(`return document.querySelector('dialog:modal') !== null`), 'a modal dialog'),
    async press(name: string, kind: 'button' | 'link' = 'button') {
      await there({ kind, name });
      await window.press({ kind, name });
    },
    /** Ticks or unticks a checkbox or choice. */
    async ticks(name: string, isTicked = true) {
      const choice = { kind: 'choice', name } as const;
      await there(choice);
      await window.press(choice);
      const state = `const found = (function () {${FIND}}).apply(null, arguments);
        return (found?.control ?? found)?.checked;`;
      await until(
        async () => (await window.ask(state, choice.kind, name)) === isTicked,
        `the tick at ${name}`,
      );
    },
    /** Gives the element the focus, without a press. */
    async focuses(what: Named) {
      await there(what);
      await window.ask(
        `const found = (function () {${FIND}}).apply(null, arguments);
        (found.control ?? found).focus();`,
        what.kind,
        what.name,
      );
    },
    /** Waits until the focus is at the element whose name begins so; `way` is told if it is not. */
    async hasFocusAt(name: string, way: string) {
      await vi.waitFor(
        async () => {
          const focused = await window.ask(FOCUSED);
          if (!String(focused).startsWith(name))
            throw new Error(`${way} expected, but the focus is at ${focused}`);
        },
        { timeout: PATIENCE_MS, interval: LOOK_MS },
      );
    },
    /** Waits until the island around what has the focus is alive, and has made its dialog a modal one. */
    isAwake: () =>
      until(
        () =>
          window.ask(
            `return document.activeElement.closest('astro-island[ssr]') === null
              && document.querySelector('dialog[open]:not(:modal)') === null`,
          ),
        'the script of the form',
      ),
    /** Signs in by the portal's own call, from a page without a session. */
    async isSignedIn(persona: string) {
      await person.visit('/forgot-password');
      const username = `${persona}@${brand}.example`;
      const answer = JSON.stringify({ username, password: PASSWORD, rememberMe: false });
      const status = await window.ask(SIGN_IN, answer);
      if (status !== 200) throw new Error(`the sign-in of ${username} was answered with ${String(status)}`);
    },
    async types(name: string, text: string) {
      await there({ kind: 'field', name });
      await window.type({ kind: 'field', name }, text);
    },
    async signsIn(persona: string, password = PASSWORD) {
      await person.types('Email Address', `${persona}@${brand}.example`);
      await person.types('Password', password);
      await person.press('Sign In');
    },
  };
  return person;
}
