import { vi } from 'vitest';
import { type EngineWindow, type Named, FIND, READS } from './engine.ts';

/** The password of every persona. */
export const PASSWORD = 'Passw0rd!';

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
  const person = {
    window,
    visit: (path: string) => window.visit(origin + path),
    reads,
    readsNot: (text: string) => until(async () => !(await window.ask(READS, text)), `no text ${text}`),
    isAt: (path: string) =>
      until(async () => (await window.address()) === origin + path, `the address ${path}`),
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
