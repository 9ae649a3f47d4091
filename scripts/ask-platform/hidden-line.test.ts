import { EventEmitter } from 'node:events';
import { describe, expect, it, test } from 'vitest';
import { hiddenLine } from './hidden-line.ts';

/** A terminal whose keys are pressed by a test. */
function terminal() {
  const events = new EventEmitter();
  const modes: boolean[] = [];
  const input = {
    setRawMode: (mode: boolean) => void modes.push(mode),
    resume: () => undefined,
    pause: () => undefined,
    on: (name: string, listener: (data: string) => void) => void events.on(name, listener),
    off: (name: string, listener: (data: string) => void) => void events.off(name, listener),
  };
  let shown = '';
  let stops = 0;
  const stop = new AbortController();
  const line = hiddenLine('Password: ', {
    // The parts of a terminal that are used.
    input: input as never,
    write: (text) => void (shown += text),
    stop: stop.signal,
    onStop: () => void (stops += 1),
  });
  return {
    line,
    press: (keys: string) => events.emit('data', keys),
    modes,
    stop,
    seen: () => ({ shown, stops }),
  };
}

describe('a line that is typed hidden', () => {
  test.each([
    ['typed', ['a', 'b', 'c', '\r'], 'abc'],
    ['pasted at once', ['Passw0rd!\n'], 'Passw0rd!'],
    ['with an arrow pressed', ['ab', '\u001b[D', 'c\r'], 'abc'],
    ['with a key taken back', ['abd', '\u007f', 'c\r'], 'abc'],
    ['in any script', ['пароль日本\r'], 'пароль日本'],
    ['empty', ['\r'], ''],
  ])('%s', async (_how, keys, expected) => {
    const { line, press, seen, modes } = terminal();
    for (const key of keys) press(key);
    expect(await line).toBe(expected);
    expect(seen()).toEqual({ shown: 'Password: \n', stops: 0 });
    expect(modes).toEqual([true, false]);
  });

  it('is none after Ctrl+C, which stops the run', async () => {
    const { line, press, seen } = terminal();
    press('abc\u0003');
    expect([await line, seen().stops]).toEqual([undefined, 1]);
  });

  it('is none after Ctrl+D, and once the run is stopped elsewhere', async () => {
    const one = terminal();
    one.press('\u0004');
    expect(await one.line).toBeUndefined();
    const other = terminal();
    other.stop.abort();
    expect([await other.line, other.modes]).toEqual([undefined, [true, false]]);
  });
});
