import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalLog } from './portal-log.ts';

const version = { id: '3f2c9a01-0000-4000-8000-000000000000', tag: '', timestamp: '' };

/** A log whose data points and lines are kept. */
function watched(tag = '') {
  const points: AnalyticsEngineDataPoint[] = [];
  const lines: string[] = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void lines.push(line));
  const env = {
    MEASURES: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)) },
    CF_VERSION_METADATA: { ...version, tag },
  };
  return { log: portalLog(env, { brand: 'otis', requestId: 'the-request' }), points, lines };
}

afterEach(() => void vi.restoreAllMocks());

describe('a line of the log', () => {
  it('names the version of the portal: its tag, else the start of its id', () => {
    const untagged = watched();
    untagged.log.info('signed_out');
    expect(untagged.lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'info', event: 'signed_out', requestId: 'the-request', brand: 'otis', version: '3f2c9a01' },
    ]);
    const tagged = watched('v2');
    tagged.log.info('signed_out');
    expect(tagged.lines[0]).toContain('"version":"v2"');
  });

  it('is measured with what says how it ended, and without the request', () => {
    const { log, points } = watched();
    log.info('order_placed', { outcome: 'unsure', ms: 8_012 });
    log.info('sign_in_failed', { code: 'wrong_credentials', network: 'abcde' });
    log.warn('circuit_opened', { operation: 'devices' });
    log.error('unexpected', { error: 'TypeError', detail: 'somebody@example.com' });
    expect(points.map(({ indexes, blobs, doubles }) => [indexes, blobs?.slice(0, 3), doubles])).toEqual([
      [['otis'], ['line', 'order_placed', 'unsure'], [8_012, 0]],
      [['otis'], ['line', 'sign_in_failed', 'wrong_credentials'], [0, 0]],
      [['otis'], ['line', 'circuit_opened', 'devices'], [0, 0]],
      [['otis'], ['line', 'unexpected', ''], [0, 0]],
    ]);
    expect(JSON.stringify(points)).not.toMatch(/the-request|@|abcde/);
  });

  it('about a platform call is not measured: the call is', () => {
    const { log, points } = watched();
    log.info('platform_call_failed', { operation: 'devices', kind: 'late' });
    expect(points).toEqual([]);
  });
});
