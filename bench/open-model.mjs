import net from 'node:net';
import { answerReader } from './requests.mjs';

// A load generator in a process of its own. It sends each request when it is due, also while earlier ones wait, and measures
// from that time. It reads an OpenLoad as JSON from its input and writes a list of LoadResults to its output.

/**
 * @typedef {object} Stream requests of one kind, sent at a fixed rate
 * @property {number} rate requests a second
 * @property {number} status the expected status; any other is an error
 * @property {string[]} requests as HTTP/1.1 texts, sent in turn
 *
 * @typedef {object} OpenLoad
 * @property {number} port
 * @property {number} seconds the duration
 * @property {number} deadlineMs an answer that comes later than this after its request was due is an error
 * @property {boolean} givesUp whether the first error ends the run
 * @property {Stream[]} streams
 *
 * @typedef {object} LoadResult of one stream
 * @property {number} answered with the expected status in time
 * @property {number} errors
 * @property {number | null} p50 milliseconds from when a request was due to the end of its answer
 * @property {number | null} p99
 * @property {string | null} problem the first error, in words
 * @property {number} lagMs the time from when the last request was due until every request was answered
 */

const MAX_CONNECTIONS = 128;
const TICK_MS = 1;

const load = JSON.parse(await textOf(process.stdin));
process.stdout.write(JSON.stringify(await sent(load)));

/** @param {OpenLoad} setting @returns {Promise<LoadResult[]>} */
async function sent({ port, seconds, deadlineMs, givesUp, streams }) {
  const states = streams.map(({ rate, status, requests }) => ({
    rate,
    status,
    requests: requests.map((text) => Buffer.from(text)),
    due: 0,
    latencies: [],
    errors: 0,
    problem: null,
  }));
  const total = (state) => Math.floor(state.rate * seconds);
  const free = [];
  const waiting = [];
  let [open, underWay, isOver] = [0, 0, false];
  const { promise: ended, resolve: end } = Promise.withResolvers();

  const failed = (state, problem) => {
    state.errors += 1;
    state.problem ??= problem;
    if (givesUp) finish();
  };
  const finish = () => {
    isOver = true;
    end();
  };
  const give = (connection, job) => {
    connection.job = job;
    connection.isWhole = answerReader(job.state.status);
    connection.socket.write(job.bytes);
  };
  const settle = (connection) => {
    const { state, dueMs } = connection.job;
    connection.job = undefined;
    underWay -= 1;
    const tookMs = performance.now() - dueMs;
    if (tookMs > deadlineMs) failed(state, `an answer after ${Math.round(tookMs)} ms`);
    else state.latencies.push(tookMs);
  };
  const lost = (connection, problem) => {
    open -= 1;
    const place = free.indexOf(connection);
    if (place >= 0) free.splice(place, 1);
    if (!connection.job) return;
    underWay -= 1;
    const { state } = connection.job;
    connection.job = undefined;
    failed(state, problem);
  };
  const connect = (job) => {
    open += 1;
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    const connection = { socket, job: undefined, isWhole: undefined };
    socket.on('data', (chunk) => {
      try {
        if (!connection.isWhole(chunk)) return;
      } catch (error) {
        socket.destroy(error);
        return;
      }
      settle(connection);
      const next = waiting.shift();
      if (next) give(connection, next);
      else free.push(connection);
    });
    let problem = 'a connection was closed';
    socket.on('error', ({ message }) => (problem = message));
    socket.on('close', () => lost(connection, problem));
    give(connection, job);
  };
  const dispatch = (job) => {
    underWay += 1;
    const connection = free.pop();
    if (connection) give(connection, job);
    else if (open < MAX_CONNECTIONS) connect(job);
    else waiting.push(job);
  };

  const startMs = performance.now();
  const tick = setInterval(() => {
    const sinceMs = performance.now() - startMs;
    for (const state of states) {
      const isDue = Math.min(total(state), Math.floor((sinceMs / 1_000) * state.rate));
      for (; state.due < isDue; state.due += 1) {
        const bytes = state.requests[state.due % state.requests.length];
        dispatch({ state, bytes, dueMs: startMs + (state.due / state.rate) * 1_000 });
      }
    }
    if (states.every((state) => state.due >= total(state)) && underWay === 0) finish();
    // Requests without an answer have exceeded the deadline by then.
    if (sinceMs > seconds * 1_000 + 2 * deadlineMs) {
      for (const state of states) failed(state, 'no answer');
      finish();
    }
    if (isOver) clearInterval(tick);
  }, TICK_MS);
  await ended;
  clearInterval(tick);
  const lagMs = performance.now() - startMs - seconds * 1_000;
  return states.map(({ latencies, errors, problem }) => {
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
    return { answered: sorted.length, errors, p50: at(0.5), p99: at(0.99), problem, lagMs };
  });
}

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

// The open connections would keep the process running.
process.stdout.write('', () => process.exit(0));
