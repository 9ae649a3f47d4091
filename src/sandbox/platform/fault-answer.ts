import type { OperationName } from '../../contracts/platform/platform-table.ts';
import { failureAnswer, stateAnswer } from './failure-answer.ts';
import type { Fault } from './faults.ts';
import { gatewayFailure } from './gateway-refusal.ts';
import { descriptionOf, noStore, problemResponse } from './refusal.ts';

/** Longer than any client waits. Not endless, because the runtime ends a request that can never finish. */
const HANG_MS = 600_000;
const CHUNK_BYTES = 64 * 1024;
/** The limit of an endless answer, so that a forgotten terminal does not fill a disk. */
const HUGE_BYTES = 96 * 1024 * 1024;

/** Thrown on purpose: the client's `fetch` rejects as for a connection that was cut. */
export class ConnectionReset extends Error {
  override name = 'ConnectionReset';
}

/** What a fault needs: the operation, the time in milliseconds since 1970, and a wait in real milliseconds. */
export type FaultSurroundings = {
  name: OperationName;
  nowMs: number;
  operate(): Promise<Response>;
  /** Stores the operation to be carried out later. */
  postpone(afterMs: number): void;
  /** Returns the answer that the operation had `byMs` milliseconds ago; null if it is no read of an account. */
  before(byMs: number): Promise<Response> | null;
  sleep(ms: number): Promise<void>;
  /** Waits until the pause is over. Returns the fault that took its place, if there is one. */
  pauseEnds(): Promise<Fault | null>;
};

/**
 * Answers a call under a fault. `status`, `error`, `gateway`, `failure` and `state` have no other effect; `late` carries the
 * operation out after the client has given up. All other faults carry it out and then delay, damage or lose its answer,
 * the case that clients handle wrongly. Throws `ConnectionReset` for `reset`.
 */
export async function faultyAnswer(fault: Fault, surroundings: FaultSurroundings): Promise<Response> {
  const { name, nowMs, operate, postpone, before, sleep, pauseEnds } = surroundings;
  if (fault.kind === 'status') return statusAnswer(fault.status);
  if (fault.kind === 'error') return errorAnswer(fault.code);
  if (fault.kind === 'gateway') return gatewayFailure(fault.status);
  if (fault.kind === 'failure') return failureAnswer(fault.form, nowMs);
  if (fault.kind === 'state') return stateAnswer(fault.word, { name, nowMs });
  if (fault.kind === 'late') {
    postpone(fault.ms);
    await sleep(HANG_MS);
    return new Response(null, { status: 504 });
  }
  const real = await operate();
  switch (fault.kind) {
    case 'done':
      await real.body?.cancel();
      return statusAnswer(fault.status);
    case 'lag': {
      const earlier = await before(fault.ms);
      if (!earlier) return real;
      await real.body?.cancel();
      return earlier;
    }
    case 'slow':
      await sleep(fault.ms);
      return real;
    case 'pause': {
      const next = await pauseEnds();
      return next ? faultyAnswer(next, { ...surroundings, operate: () => Promise.resolve(real) }) : real;
    }
    case 'hang':
      await sleep(HANG_MS);
      return new Response(null, { status: 504 });
    case 'reset':
      throw new ConnectionReset('switched on in the sandbox');
    case 'html':
      return new Response(gatewayPage, {
        headers: { 'content-type': 'text/html; charset=utf-8', ...noStore },
      });
    case 'truncated': {
      const text = await real.text();
      return jsonText(text.slice(0, Math.ceil(text.length / 2)), real.status);
    }
    case 'empty':
      return new Response(null, { status: 200, headers: noStore });
    case 'huge':
      return new Response(endlessJson(), { headers: { 'content-type': 'application/json', ...noStore } });
  }
}

const withoutBody = new Set([204, 205, 304]);

function statusAnswer(status: number): Response {
  if (withoutBody.has(status)) return new Response(null, { status, headers: noStore });
  const problem = problemResponse(status, status, `The sandbox was told to answer with status ${status}.`);
  if (status >= 300 && status < 400) problem.headers.set('location', 'https://elsewhere.invalid/');
  return problem;
}

/** A code that is a word, such as `error.subscription.card.declined`, is also its description. */
function errorAnswer(code: string): Response {
  return problemResponse(400, /^\d{1,9}$/.test(code) ? Number(code) : code, descriptionOf(code) ?? code);
}

function jsonText(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...noStore } });
}

const gatewayPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1><hr>gateway</body></html>';

/** A JSON list that never ends, generated while it is read. */
function endlessJson(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const piece = encoder.encode(`{"name":"${'x'.repeat(CHUNK_BYTES)}"},`);
  let sent = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode('['));
    },
    pull(controller) {
      controller.enqueue(piece.slice());
      sent += piece.byteLength;
      if (sent > HUGE_BYTES) controller.close();
    },
  });
}
