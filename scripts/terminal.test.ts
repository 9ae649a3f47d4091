import { PassThrough } from 'node:stream';
import { describe, expect, it, test } from 'vitest';
import { hiddenLine } from './terminal.ts';

/** Asks on a terminal whose keys are pressed by a test. */
function asking(input = Object.assign(new PassThrough(), { isTTY: true })) {
  const modes: boolean[] = [];
  Object.assign(input, { setRawMode: (mode: boolean) => void modes.push(mode) });
  const seen = { shown: '', stops: 0 };
  const stop = new AbortController();
  const line = hiddenLine('Password: ', {
    input,
    write: (text) => void (seen.shown += text),
    stop: stop.signal,
    onStop: () => void (seen.stops += 1),
  });
  return { line, input, modes, stop, seen };
}

describe('a line that is typed hidden', () => {
  test.each([
    ['typed', ['a', 'b', 'c', '\r'], 'abc'],
    ['pasted at once', ['Passw0rd!\n'], 'Passw0rd!'],
    ['with a key put in before the last', ['ac', '\u001b[D', 'b\r'], 'abc'],
    ['with a key taken back', ['abd', '\u007f', 'c\r'], 'abc'],
    ['in any script', ['пароль日本\r'], 'пароль日本'],
    ['empty', ['\r'], ''],
  ])('%s', async (_how, keys, expected) => {
    const { line, input, seen, modes } = asking();
    for (const key of keys) input.write(key);
    expect(await line).toBe(expected);
    expect(seen).toEqual({ shown: 'Password: \n', stops: 0 });
    expect(modes).toEqual([true, false]);
  });

  it('is asked a second time on the same terminal', async () => {
    const first = asking();
    first.input.write('one\r');
    expect(await first.line).toBe('one');
    const second = asking(first.input);
    second.input.write('two\r');
    expect(await second.line).toBe('two');
  });

  test.each([
    ['Ctrl+C, which stops the run', '\u0003', 1],
    ['Ctrl+D', '\u0004', 0],
  ])('is none after %s', async (_what, key, stops) => {
    const { line, input, seen } = asking();
    input.write(`${key === '\u0003' ? 'abc' : ''}${key}`);
    expect([await line, seen.stops]).toEqual([undefined, stops]);
  });

  it('is none once the run is stopped elsewhere', async () => {
    const { line, stop, modes } = asking();
    stop.abort();
    expect([await line, modes]).toEqual([undefined, [true, false]]);
  });
});
