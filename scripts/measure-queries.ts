import { columnOf, events, measures } from '../src/contracts/measures.ts';

/** A question to Analytics Engine: how its answer is read, and its SQL. */
export type MeasureQuery = { title: string; read: string; sql: string };

const m = (name: Parameters<typeof columnOf<typeof measures>>[1]) => columnOf(measures, name);
const e = (name: Parameters<typeof columnOf<typeof events>>[1]) => columnOf(events, name);
const named = (name: Parameters<typeof m>[0]) => `${m(name)} AS ${name}`;

/** Cloudflare may keep one of several data points; each says how many it stands for. */
const COUNT = 'SUM(_sample_interval)';
const share = (condition: string) => `sumIf(_sample_interval, ${condition}) / ${COUNT}`;
const quantile = (level: number, name: 'ms') =>
  `quantileExactWeighted(${level})(${m(name)}, _sample_interval)`;
const since = (number: number, unit: 'HOUR' | 'DAY') => `timestamp > NOW() - INTERVAL '${number}' ${unit}`;
const lines = (...names: string[]) =>
  `${m('kind')} = 'line' AND ${m('what')} IN (${names.map((name) => `'${name}'`).join(', ')})`;

function query(
  from: { dataset: string },
  parts: { select: string[]; where: string[]; by: string[]; order: string },
) {
  return [
    `SELECT ${parts.select.join(',\n  ')}`,
    `FROM ${from.dataset}`,
    `WHERE ${parts.where.join('\n  AND ')}`,
    `GROUP BY ${parts.by.join(', ')}`,
    `ORDER BY ${parts.order}`,
  ].join('\n');
}

const lastHour = since(1, 'HOUR');
const requests = `${m('kind')} = 'request'`;
const calls = `${m('kind')} = 'call'`;
const told = `${m('outcome')} IN ('unavailable', 'problem', 'sso-failed')`;
/** Failures that are not the person's: no usable answer, a 5xx, a throttling gateway, or a refused signature. */
const atFault = `(${m('outcome')} IN ('late', 'unreachable', 'notSent', 'garbled') OR ${m('status')} >= 500 OR ${m('status')} IN (403, 429))`;

/** The questions of docs/measures.md, in its order. */
export const measureQueries: readonly MeasureQuery[] = [
  {
    title: 'Requests that failed, by brand',
    read: '`failed` are our 5xx, `unavailable` the requests that led a person to a page which says that something is not there. Both are shares of all requests.',
    sql: query(measures, {
      select: [
        named('brand'),
        `${COUNT} AS requests`,
        `${share(`${m('status')} >= 500`)} AS failed`,
        `${share(told)} AS unavailable`,
      ],
      where: [lastHour, requests, `${m('what')} != '/healthz'`],
      by: ['brand'],
      order: 'failed DESC, unavailable DESC',
    }),
  },
  {
    title: 'How one brand’s requests ended',
    read: 'Set the brand. What an outcome means is in the table of columns.',
    sql: query(measures, {
      select: [named('what'), named('outcome'), named('status'), `${COUNT} AS requests`],
      where: [lastHour, requests, `${m('brand')} = 'geeni'`],
      by: ['what', 'outcome', 'status'],
      order: 'requests DESC',
    }),
  },
  {
    title: 'Slow pages',
    read: 'Until the headers, without pages from the page cache. A streamed page sends its headers after 100 ms at most: what it waits for then is in the next answer.',
    sql: query(measures, {
      select: [
        named('brand'),
        named('what'),
        `${COUNT} AS requests`,
        `${quantile(0.5, 'ms')} AS half`,
        `${quantile(0.95, 'ms')} AS p95`,
        `${quantile(0.99, 'ms')} AS p99`,
      ],
      where: [lastHour, requests, `${m('kept')} = 'no'`],
      by: ['brand', 'what'],
      order: 'p95 DESC',
    }),
  },
  {
    title: 'Slow and failing platform calls',
    read: '`failed` is the share that is not the person’s fault: wrong passwords and promo codes are left out.',
    sql: query(measures, {
      select: [
        named('brand'),
        named('what'),
        `${COUNT} AS calls`,
        `${share(atFault)} AS failed`,
        `${quantile(0.5, 'ms')} AS half`,
        `${quantile(0.95, 'ms')} AS p95`,
      ],
      where: [lastHour, calls],
      by: ['brand', 'what'],
      order: 'failed DESC, p95 DESC',
    }),
  },
  {
    title: 'Why platform calls fail',
    read: 'The kinds are those of `platform_call_failed`.',
    sql: query(measures, {
      select: [
        named('brand'),
        named('what'),
        named('outcome'),
        named('status'),
        named('code'),
        `${COUNT} AS calls`,
      ],
      where: [lastHour, calls, `${m('outcome')} != 'answered'`],
      by: ['brand', 'what', 'outcome', 'status', 'code'],
      order: 'calls DESC',
    }),
  },
  {
    title: 'Orders and changes by outcome',
    read: '`unsure` and `pending` of one day, less what has settled since, are those whose end nobody knows yet.',
    sql: query(measures, {
      select: [
        named('brand'),
        named('what'),
        named('outcome'),
        `${COUNT} AS number`,
        `${quantile(0.95, 'ms')} AS p95`,
      ],
      where: [since(1, 'DAY'), lines('order_placed', 'change_made', 'change_settled')],
      by: ['brand', 'what', 'outcome'],
      order: 'brand, what, number DESC',
    }),
  },
  {
    title: 'Circuits that opened',
    read: 'More openings than closings of an operation: some isolates do not call it now. An isolate that ends closes none.',
    sql: query(measures, {
      select: [
        named('brand'),
        `${m('outcome')} AS operation`,
        `sumIf(_sample_interval, ${m('what')} = 'circuit_opened') AS opened`,
        `sumIf(_sample_interval, ${m('what')} = 'circuit_closed') AS closed`,
      ],
      where: [lastHour, lines('circuit_opened', 'circuit_closed')],
      by: ['brand', 'operation'],
      order: 'opened DESC',
    }),
  },
  {
    title: 'Sign-ins, and why they fail',
    read: 'Under `signed_in` the outcome says how; under the others it is the code of the runbook.',
    sql: query(measures, {
      select: [named('brand'), named('what'), named('outcome'), `${COUNT} AS number`],
      where: [lastHour, lines('signed_in', 'sign_in_failed', 'mfa_failed', 'sso_failed', 'budget_spent')],
      by: ['brand', 'what', 'outcome'],
      order: 'brand, number DESC',
    }),
  },
  {
    title: 'Declarations, and budgets of a brand that are spent',
    read: 'Of a day. Under `declaration_sent` the outcome is its kind; under the others it is the budget that was used up: by strangers over all networks (`brand_budget_spent`), or by one network, mailbox or browser (`budget_spent`).',
    sql: query(measures, {
      select: [named('brand'), named('what'), named('outcome'), `${COUNT} AS number`],
      where: [since(1, 'DAY'), lines('declaration_sent', 'brand_budget_spent', 'budget_spent')],
      by: ['brand', 'what', 'outcome'],
      order: 'brand, what, number DESC',
    }),
  },
  {
    title: 'Sessions that ended',
    read: '`forged` is about 0 unless `SESSION_KEY` was changed; `platform` rises where the platform’s sessions or clocks are wrong.',
    sql: query(measures, {
      select: [named('brand'), named('outcome'), `${COUNT} AS sessions`],
      where: [lastHour, lines('session_ended')],
      by: ['brand', 'outcome'],
      order: 'brand, sessions DESC',
    }),
  },
  {
    title: 'Before and after a deployment',
    read: 'Compare the newest version with the one before it.',
    sql: query(measures, {
      select: [
        named('version'),
        `${COUNT} AS requests`,
        `${share(`${m('status')} >= 500`)} AS failed`,
        `${share(told)} AS unavailable`,
        `${quantile(0.95, 'ms')} AS p95`,
      ],
      where: [since(1, 'DAY'), requests, `${m('kept')} = 'no'`, `${m('what')} != '/healthz'`],
      by: ['version'],
      order: 'requests DESC',
    }),
  },
  {
    title: 'How often each line is logged',
    read: 'What "usual" is: compare an hour with the same hour a week before. Lines about platform calls are not here; their calls are.',
    sql: query(measures, {
      select: [named('brand'), named('what'), named('outcome'), `${COUNT} AS lines`],
      where: [lastHour, `${m('kind')} = 'line'`],
      by: ['brand', 'what', 'outcome'],
      order: 'lines DESC',
    }),
  },
  {
    title: 'Who is there',
    read: 'Page views of people, by brand and country.',
    sql: query(events, {
      select: [`${e('brand')} AS brand`, `${e('country')} AS country`, `${COUNT} AS views`],
      where: [lastHour, `${e('event')} = 'PageView'`],
      by: ['brand', 'country'],
      order: 'views DESC',
    }),
  },
  {
    title: 'Why people cancel',
    read: 'The reasons that people gave, of a week.',
    sql: query(events, {
      select: [`${e('brand')} AS brand`, `${e('detail')} AS reason`, `${COUNT} AS cancellations`],
      where: [since(7, 'DAY'), `${e('event')} = 'AcctDashCancel'`],
      by: ['brand', 'reason'],
      order: 'cancellations DESC',
    }),
  },
];
