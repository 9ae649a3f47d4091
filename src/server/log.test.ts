import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { errorFacts, requestLog } from './log.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a log line', () => {
  it('is one JSON object, whatever the values hold', () => {
    const lines: unknown[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    requestLog({ requestId: 'r-1', brand: 'geeni' }).info('signed_in', { by: 'a\n{"level":"error"}' });
    expect(lines).toHaveLength(1);
    expect(String(lines[0])).not.toContain('\n');
    expect(JSON.parse(String(lines[0]))).toEqual({
      level: 'info',
      event: 'signed_in',
      requestId: 'r-1',
      brand: 'geeni',
      by: 'a\n{"level":"error"}',
    });
  });
});

describe('what is logged of an unexpected error', () => {
  it('is its class, its message and the start of its stack', () => {
    const facts = errorFacts(new RangeError('x'.repeat(1_000)));
    expect(facts).toMatchObject({ error: 'RangeError', detail: 'x'.repeat(300) });
    expect(String(facts['stack']).length).toBeLessThanOrEqual(1_000);
  });

  test.each([['text'], [null], [undefined], [{ password: 'secret' }]])(
    'is, for %j, only that it was no Error',
    (thrown) => {
      expect(errorFacts(thrown)).toEqual({ error: 'not an Error', type: typeof thrown });
    },
  );
});
