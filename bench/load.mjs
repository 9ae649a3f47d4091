import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { personas } from '../src/sandbox/world/personas.ts';
import { brandKeys } from './budgets.mjs';
import { canHoldToOneCore, onCore } from './one-core.mjs';
import { ownerCookie, signInRequest, startEmpty, startPortal } from './portal-process.mjs';
import { browserHeaders, requestOnce, wireText } from './requests.mjs';
import { residentKb } from './resident-memory.mjs';
import { printHeading, printTable } from './table.mjs';

/** The core of the runtime; the load, the platform and everything else share the other cores. */
const RUNTIME_CORE = 0;
const LOAD_CORE = 1;
/** The memory that Cloudflare gives an isolate. */
const HEAP_MB = 128;
/** An answer that comes later than this after its request was due is an error. */
const DEADLINE_MS = 1_000;
/** If the last answer comes later than this after its request was due, the rate is too high. */
const LAG_MS = 250;
/** Short trials double the rate until it is too high; long trials then narrow it down, in a range of a factor of 2.4. */
const SHORT_SECONDS = 1;
const LONG_SECONDS = 2.5;
const HALVINGS = 3;
/** The search ends after this time with its best rate; only a busy machine takes so long. */
const SEARCH_MS = 16_000;
const STEADY_SHARE = 0.7;
const STEADY_SECONDS = 5;
const SOAK_SECONDS = 20;
/** The share of each kind's highest rate in the soak test: a low load, whose platform for all three kinds uses one core. */
const SOAK_SHARE = 0.1;
const SAMPLE_MS = 250;
/** The share of the soak test that is warm-up. */
const SETTLED_SHARE = 1 / 3;
/** Limits count sign-ins by account and network, so they come from many networks. */
const NETWORKS = 100;

/**
 * Measures the portal in the bare runtime on one core: the highest rate without an error, the latencies at a share of it,
 * and the memory under all kinds of requests at once.
 * @param {{ platformPort: number, ports: () => Promise<number> }} setting
 */
export async function benchLoad({ platformPort, ports }) {
  printHeading('Load: requests come at a fixed rate, whatever became of those before');
  const portal = await startPortal(await ports(), platformPort, {
    core: RUNTIME_CORE,
    heapMb: HEAP_MB,
  });
  const empty = await startEmpty(await ports(), { core: RUNTIME_CORE });
  const kinds = await kindsOf(portal, empty);
  const rows = [];
  for (const kind of kinds) {
    const { port, stream } = kind;
    await loaded(port, SHORT_SECONDS, [{ ...stream, rate: kind.beginsAt }]);
    kind.highest = await highestRate(kind);
    const rate = Math.max(1, Math.floor(kind.highest * STEADY_SHARE));
    const [{ p50, p99, errors, problem }] = await loaded(port, STEADY_SECONDS, [{ ...stream, rate }]);
    const ofEmpty = (kind.highest / kinds[0].highest).toFixed(2);
    rows.push([kind.what, kind.highest, ofEmpty, rate, p50 ?? '–', p99 ?? '–', errors, problem ?? '']);
  }
  printTable(
    ['what', 'highest, 1/s', 'of empty', '70 %, 1/s', 'p50 there, ms', 'p99 there, ms', 'errors there', ''],
    rows,
  );
  console.log(
    `Highest: the rate at which no answer of ${LONG_SECONDS} s was wrong, none came later than ${DEADLINE_MS} ms after its ` +
      `request was due, and the last\none within ${LAG_MS} ms; to 12 %. ${
        canHoldToOneCore
          ? 'The runtime had one core, the generator and the platform the other.'
          : 'Not held to one core: this system cannot do that.'
      } Sign-ins: every account and ${NETWORKS} networks in turn.`,
  );
  await soak(portal, kinds.slice(1));
  await Promise.all([portal.stop(), empty.stop()]);
}

async function kindsOf(portal, empty) {
  const cookies = await Promise.all(brandKeys.map((brand) => ownerCookie(portal.port, brand)));
  const hostOf = (brand) => `${brand}.localhost:${portal.port}`;
  const pages = (page, cookiesOf = []) =>
    brandKeys.map((brand, index) => {
      const cookie = cookiesOf[index];
      return wireText('GET', page, { ...browserHeaders, host: hostOf(brand), ...(cookie ? { cookie } : {}) });
    });
  const signIns = await signInTexts(portal.port);
  return [
    {
      what: 'empty Worker: what the generator can do',
      port: empty.port,
      beginsAt: 4_000,
      stream: {
        status: 200,
        requests: [wireText('GET', '/', { ...browserHeaders, host: 'empty.localhost' })],
      },
    },
    {
      what: '/login',
      port: portal.port,
      beginsAt: 2_000,
      stream: { status: 200, requests: pages('/login') },
    },
    {
      what: 'My Plan of seven owners',
      port: portal.port,
      beginsAt: 60,
      stream: { status: 200, requests: pages('/subscriptions', cookies) },
    },
    { what: 'sign-in', port: portal.port, beginsAt: 60, stream: { status: 303, requests: signIns } },
  ];
}

/** Sign-in requests of every person without MFA, each from a network of its own. Each has been sent once before. */
async function signInTexts(port) {
  // Not as the owner, who reads My Plan at the same time: an account has a limited number of sessions, and the oldest ends.
  const plain = personas.filter(
    ({ key, account, secondFactor }) => key !== 'owner' && !account?.gate && !secondFactor,
  );
  const people = brandKeys.flatMap((brand) => plain.map(({ key }) => signInRequest(port, brand, key)));
  const working = [];
  for (const request of people) {
    const { status } = await requestOnce(request);
    if (status === 303) working.push(request);
  }
  return Array.from({ length: NETWORKS }, (_, index) => {
    const { method, path: address, host, headers, body } = working[index % working.length];
    const network = { 'cf-connecting-ip': `10.0.${index}.7` };
    return wireText(method, address, { ...browserHeaders, ...headers, ...network, host }, body);
  });
}

/** The highest rate without an error, in requests a second: doubled until it fails, then narrowed down. */
async function highestRate({ port, stream, beginsAt }) {
  const isBorne = async (rate, seconds) => {
    // The machine may be busy for a moment, so a rate counts as too high only when it fails twice.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const [{ errors, lagMs }] = await loaded(port, seconds, [{ ...stream, rate }], { givesUp: true });
      if (errors === 0 && lagMs <= LAG_MS) return true;
      await pause(300);
    }
    return false;
  };
  const untilMs = performance.now() + SEARCH_MS;
  let borne = beginsAt;
  while (borne >= 1 && !(await isBorne(borne, SHORT_SECONDS))) borne /= 4;
  if (borne < 1) return 0;
  while (performance.now() < untilMs && (await isBorne(2 * borne, SHORT_SECONDS))) borne *= 2;
  let [low, high] = [borne / 1.2, 2 * borne];
  for (let halving = 0; halving < HALVINGS && performance.now() < untilMs; halving += 1) {
    const middle = Math.sqrt(low * high);
    if (await isBorne(middle, LONG_SECONDS)) low = middle;
    else high = middle;
  }
  return Math.floor(low);
}

/** Sends all kinds of requests at once, each at a share of its highest rate, and measures how the memory grows. */
async function soak(portal, kinds) {
  printHeading(`Soak: all three at once for ${SOAK_SECONDS} s`);
  if (residentKb(portal.pid) === undefined) {
    console.log('Not measured: this system does not tell the memory of another process.');
    return;
  }
  const streams = kinds.map(({ stream, highest }) => ({
    ...stream,
    rate: Math.max(1, highest * SOAK_SHARE),
  }));
  const rate = streams.reduce((sum, stream) => sum + stream.rate, 0);
  const startMs = performance.now();
  const samples = [];
  const sampling = setInterval(
    () => samples.push({ seconds: (performance.now() - startMs) / 1_000, kb: residentKb(portal.pid) }),
    SAMPLE_MS,
  );
  const results = await loaded(portal.port, SOAK_SECONDS, streams);
  clearInterval(sampling);
  const settled = samples.filter(({ seconds }) => seconds >= SOAK_SECONDS * SETTLED_SHARE);
  const perThousand = (slopeOf(settled) / rate) * 1_000;
  const mb = ({ kb }) => Math.round(kb / 1_024);
  printTable(
    ['requests', '1/s', 'errors', 'memory, begin', 'settled', 'end', 'KB more a 1,000 requests once settled'],
    [
      [
        results.reduce((sum, { answered }) => sum + answered, 0),
        Math.round(rate),
        results.reduce((sum, { errors }) => sum + errors, 0),
        `${mb(samples[0])} MB`,
        `${mb(settled[0])} MB`,
        `${mb(settled.at(-1))} MB`,
        Math.round(perThousand),
      ],
    ],
  );
  for (const { problem } of results) if (problem) console.log(`An error: ${problem}`);
}

/** The growth in KB a second, by least squares. */
function slopeOf(samples) {
  const mean = (figure) => samples.reduce((sum, sample) => sum + figure(sample), 0) / samples.length;
  const [atMean, kbMean] = [mean(({ seconds }) => seconds), mean(({ kb }) => kb)];
  const above = mean(({ seconds, kb }) => (seconds - atMean) * (kb - kbMean));
  return above / mean(({ seconds }) => (seconds - atMean) ** 2);
}

/**
 * Sends streams of requests from a process on another core and returns their results.
 * @param {number} port
 * @param {number} seconds
 * @param {import('./open-model.mjs').Stream[]} streams
 * @returns {Promise<import('./open-model.mjs').LoadResult[]>}
 */
async function loaded(port, seconds, streams, { givesUp = false } = {}) {
  const [program, ...args] = onCore(LOAD_CORE, [
    process.execPath,
    path.join(import.meta.dirname, 'open-model.mjs'),
  ]);
  const generator = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const end = () => generator.kill('SIGKILL');
  process.once('exit', end);
  let text = '';
  generator.stdout.on('data', (chunk) => (text += chunk));
  generator.stdin.end(JSON.stringify({ port, seconds, deadlineMs: DEADLINE_MS, givesUp, streams }));
  const code = await new Promise((resolve) => generator.on('close', resolve));
  process.off('exit', end);
  if (code !== 0) throw new Error(`The load generator ended with ${code}.`);
  return JSON.parse(text);
}
