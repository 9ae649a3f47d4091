import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, test } from 'vitest';
import { type Dataset, events, measures } from '../src/contracts/measures.ts';
import { eventPoint, measurePoint, type Measure } from '../src/server/measure.ts';
import { measureQueries } from './measure-queries.ts';

/*
 * The queries run on data points of the portal, in SQLite: what Analytics Engine has and SQLite does not is replaced. So
 * their columns, values and shares are tested, and the spelling of Analytics Engine's own functions is not.
 */

const VERSION = { CF_VERSION_METADATA: { id: '0123456789', tag: '', timestamp: '' } };
const request = {
  kind: 'request',
  method: 'GET',
  outcome: 'ok',
  status: 200,
  ms: 20,
  signedIn: true,
  kept: false,
} as const;
const call = { kind: 'call', what: 'devices', outcome: 'answered', status: 0, code: '', ms: 90 } as const;
const line = { kind: 'line', ms: 0 } as const;

const measured: Measure[] = [
  { ...request, what: '/subscriptions' },
  { ...request, what: '/subscriptions', outcome: 'unavailable', status: 303 },
  { ...request, what: '/payment', outcome: 'failed', status: 500, ms: 400 },
  { ...request, what: '/login', signedIn: false, kept: true, ms: 0 },
  { ...request, what: '/healthz' },
  call,
  { ...call, outcome: 'late', ms: 3_000 },
  { ...call, what: 'byEmail', outcome: 'refused', status: 401, code: '966' },
  { ...call, what: 'byEmail', outcome: 'refused', status: 429, code: '429' },
  { ...line, what: 'order_placed', outcome: 'unsure', ms: 8_000 },
  { ...line, what: 'change_settled', outcome: 'made', ms: 600_000 },
  { ...line, what: 'circuit_opened', outcome: 'devices' },
  { ...line, what: 'sign_in_failed', outcome: 'wrong_credentials' },
  { ...line, what: 'session_ended', outcome: 'forged' },
  { ...line, what: 'brand_budget_spent', outcome: 'receipt' },
];
const happened = [
  { event: 'PageView', page: '/login', detail: '' },
  { event: 'AcctDashCancel', page: '/cancel-plan', detail: 'switching' },
].map((each) => ({ ...each, brand: 'geeni', locale: 'en-US', country: 'US', count: 1 }));

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  const fill = ({ dataset }: Dataset, points: readonly AnalyticsEngineDataPoint[]) => {
    const { blobs = [], doubles = [] } = points[0] ?? {};
    const names = [...blobs.map((_, at) => `blob${at + 1}`), ...doubles.map((_, at) => `double${at + 1}`)];
    db.exec(`CREATE TABLE ${dataset} (timestamp, _sample_interval, index1, ${names.join(', ')})`);
    const insert = db.prepare(`INSERT INTO ${dataset} VALUES (1, 2, ?, ${names.map(() => '?').join(', ')})`);
    for (const point of points)
      insert.run(
        ...[...(point.indexes ?? []), ...(point.blobs ?? []), ...(point.doubles ?? [])].map((value) =>
          typeof value === 'number' ? value : String(value),
        ),
      );
  };
  fill(
    measures,
    measured.map((each) => measurePoint(VERSION, 'geeni', each)),
  );
  fill(events, happened.map(eventPoint));
  db.aggregate('sumIf', {
    start: 0,
    step: (sum: number, value, condition) => sum + (condition ? Number(value) : 0),
  });
  return db;
}

/** The SQL for SQLite. A quantile becomes the largest value. */
const inSqlite = (sql: string) =>
  sql
    .replaceAll(/NOW\(\) - INTERVAL '\d+' (?:HOUR|DAY)/g, '0')
    .replaceAll(/quantileExactWeighted\([\d.]+\)\((\w+), _sample_interval\)/g, 'MAX($1)')
    .replaceAll('SUM(_sample_interval)', 'CAST(SUM(_sample_interval) AS REAL)');

const db = database();
const answer = (title: string) => {
  const found = measureQueries.find((each) => each.title === title);
  if (!found) throw new Error(`no query ${title}`);
  return db
    .prepare(inSqlite(found.sql))
    .all()
    .map((row) => ({ ...row }));
};

test.each(measureQueries.map(({ title }) => [title]))('%s: finds something', (title) =>
  expect(answer(title).length).toBeGreaterThan(0),
);

describe('a data point', () => {
  it('counts for as many as Cloudflare says', () =>
    expect(answer('Sessions that ended')).toEqual([{ brand: 'geeni', outcome: 'forged', sessions: 2 }]));

  it('of /healthz is no request of a person', () =>
    expect(answer('Requests that failed, by brand')).toEqual([
      { brand: 'geeni', requests: 8, failed: 0.25, unavailable: 0.25 },
    ]));
});

it('of a wrong password is no failure of the platform, and a throttled one is', () =>
  expect(answer('Slow and failing platform calls')).toEqual([
    { brand: 'geeni', what: 'devices', calls: 4, failed: 0.5, half: 3_000, p95: 3_000 },
    { brand: 'geeni', what: 'byEmail', calls: 4, failed: 0.5, half: 90, p95: 90 },
  ]));

it('of a page from the page cache does not hide a slow one', () =>
  expect(answer('Slow pages').map(({ what }) => what)).not.toContain('/login'));

it('says how long an order was open', () =>
  expect(answer('Orders and changes by outcome')).toEqual([
    { brand: 'geeni', what: 'change_settled', outcome: 'made', number: 2, p95: 600_000 },
    { brand: 'geeni', what: 'order_placed', outcome: 'unsure', number: 2, p95: 8_000 },
  ]));
