import { setTimeout as pause } from 'node:timers/promises';
import { type EngineWindow, FIND, type Key, type Named } from './engine.ts';

/** The key of an element's id in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { [ELEMENT]: string };

/** How long a driver may take to start, in milliseconds. */
const DRIVER_STARTS_MS = 30_000;
/** After how many milliseconds a command counts as lost: WebKit's driver forgets some while a page is left. */
const LOST_MS = 8_000;
/** How long what fails for a moment is tried again, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The codes of the keys in WebDriver. */
const codes: Record<Key, string[]> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Space: [' '],
  ArrowDown: ['\uE015'],
};

/**
 * The script that scrolls an element into view, and returns where it is in the frame after the next; `null` while one page fades into
 * the next, and takes no press.
 */
const PLACE = `
arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => {
  const fades = ({ effect }) => effect?.pseudoElement?.startsWith('::view-transition');
  if (document.getAnimations().some(fades)) return null;
  const { left, top } = arguments[0].getBoundingClientRect();
  return [left, top].join();
});`;

/**
 * Sends one command of the WebDriver protocol. Throws with the driver's message if it fails, and a `TimeoutError` after `withinMs`
 * without an answer.
 */
async function command(
  address: string,
  method: string,
  path: string,
  body: object = {},
  withinMs = DRIVER_STARTS_MS,
): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(withinMs),
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value }: { value?: unknown } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Waits until a driver that was just started accepts commands. */
export async function driverIsUp(address: string): Promise<void> {
  const until = Date.now() + DRIVER_STARTS_MS;
  for (;;) {
    try {
      await command(address, 'GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

/** Opens a window by WebDriver: a new session with these capabilities. */
export async function webDriverWindow(address: string, alwaysMatch: object): Promise<EngineWindow> {
  // The tests wait for what they need of a page; the driver would wait for its last script.
  const capabilities = { alwaysMatch: { ...alwaysMatch, pageLoadStrategy: 'none' } };
  const session = await command(address, 'POST', '/session', { capabilities });
  const base = `/session/${stringOf(session, 'sessionId')}`;
  const send = (method: string, path: string, body?: object) =>
    command(address, method, base + path, body, LOST_MS);
  /** Sends what is not sent twice: where its answer is lost, what the test waits for next tells whether it was done. */
  const act = async (path: string, body?: object): Promise<void> => {
    try {
      await send('POST', path, body);
    } catch (error) {
      if (!isLost(error)) throw error;
    }
  };
  /** Asks again what was lost: every script may run twice. */
  const ask = async (script: string, ...values: readonly unknown[]): Promise<unknown> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await send('POST', '/execute/sync', { script, args: values });
      } catch (error) {
        if (Date.now() > until || !isLost(error)) throw error;
      }
    }
  };
  const find = async ({ kind, name }: Named): Promise<string> => {
    const found = await ask(FIND, kind, name);
    if (!isElement(found)) throw new Error(`there is no ${kind} named ${name}`);
    return `/element/${found[ELEMENT]}`;
  };
  /** Does something to an element once it can be pressed: a page that still renders may have it without a box. */
  const onceDrawn = async (does: () => Promise<unknown>): Promise<void> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return void (await does());
      } catch (error) {
        if (Date.now() > until || !String(error).includes('element not interactable')) throw error;
        await pause(50);
      }
    }
  };
  /** Scrolls an element into view, and waits until it no longer moves. */
  const atRest = async (what: Named): Promise<unknown> => {
    const until = Date.now() + PATIENCE_MS;
    for (let place: unknown = null; Date.now() < until; await pause(50)) {
      const origin = await ask(FIND, what.kind, what.name);
      const now = await ask(PLACE, origin);
      if (now !== null && now === place) return origin;
      place = now;
    }
    throw new Error(`the ${what.kind} ${what.name} does not come to rest`);
  };
  return {
    ask,
    address: async () => String(await send('GET', '/url')),
    back: () => act('/back'),
    reload: () => act('/refresh'),
    async press(what) {
      if (what.kind !== 'choice') {
        await atRest(what);
        return onceDrawn(async () => act(`${await find(what)}/click`));
      }
      // The input of a card is transparent: the driver treats it as hidden, so the pointer presses its position.
      await onceDrawn(async () => {
        const actions = [
          { type: 'pointerMove', origin: await atRest(what), x: 0, y: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await act('/actions', { actions: [{ type: 'pointer', id: 'hand', actions }] });
      });
    },
    async type(what, text) {
      const field = await find(what);
      // A field in a frame receives no keys before the frame is pressed.
      await act(`${field}/click`);
      if ((await send('GET', `${field}/property/value`)) !== '') await act(`${field}/clear`);
      await act(`${field}/value`, { text });
    },
    async strike(key) {
      const down = codes[key].map((value) => ({ type: 'keyDown', value }));
      const up = codes[key].toReversed().map((value) => ({ type: 'keyUp', value }));
      await act('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
    },
    async within(title, does) {
      const frame = await send('POST', '/element', {
        using: 'css selector',
        value: `iframe[title="${title}"]`,
      });
      await send('POST', '/frame', { id: frame });
      await does();
      await send('POST', '/frame', { id: null });
    },
    resize: async (width, height) => void (await send('POST', '/window/rect', { width, height })),
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => void (await command(address, 'DELETE', base)),
  };
}

/** True where a driver did not answer a command. */
export function isLost(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && ELEMENT in value;
}

function stringOf(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const text = found.find(([key]) => key === name)?.[1];
  if (typeof text !== 'string') throw new Error(`WebDriver named no ${name}`);
  return text;
}
