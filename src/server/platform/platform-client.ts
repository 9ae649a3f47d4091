import type * as z from 'zod';
import type { BudgetSlot } from './budget-slot.ts';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import { credentialError, platformProblem } from '../../contracts/platform/platform-problem.ts';
import {
  type BudgetedOperationName,
  type OperationName,
  type PlatformOperations,
  platformOperations,
} from '../../contracts/platform/platform-table.ts';
import type { Unreadable } from '../../contracts/platform/wire-reading.ts';
import { type CallEnd, circuitRule } from '../../domain/web/circuit-breaker.ts';
import { pauseScale, scaled } from '../time-scale.ts';
import { cappedBody } from './capped-body.ts';
import { circuitOf } from './circuits.ts';
import { type Deadline, type DeadlineAfter, sharedDeadlines } from './shared-deadlines.ts';
import { type CallParts, type PlatformContext, platformRequest, type Signing } from './platform-request.ts';
import { loggedCode } from './logged-code.ts';
import type { PlatformFailure, PlatformResult } from './platform-failure.ts';
import { parseJson, readAnswer, saysNothing } from './read-answer.ts';

/** The largest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** The pause before a read is retried, in milliseconds: the least, and a random part on top. */
const RETRY_PAUSE = { leastMs: 100, spreadMs: 200 };

/** How many of the parts left out of one answer are logged, a line each; each line has the total count. */
const MAX_LOGGED_ISSUES = 3;

/**
 * A shorter time limit than the operation's own deadline: a time for this call in milliseconds, or a moment in milliseconds since
 * 1970, by which more than this call must be done.
 */
export type CallLimits = { withinMs?: number; untilMs?: number };

/**
 * Calls a brand's platform. The operation names are those of the closed table, and every answer has passed its
 * operation's schema.
 */
export type PlatformClient = {
  call<Name extends Exclude<OperationName, BudgetedOperationName>>(
    name: Name,
    parts?: CallParts<Name>,
    limits?: CallLimits,
  ): Promise<PlatformAnswer<Name>>;
  /** Makes a call that spends a budget. Only `budgetedCall` uses this, once it has taken a slot in the budget. */
  callWithin<Name extends BudgetedOperationName>(
    slot: BudgetSlot,
    name: Name,
    parts: CallParts<Name>,
  ): Promise<PlatformAnswer<Name>>;
};

/** The result of a call: the answer as its schema returns it, or a failure. */
export type PlatformAnswer<Name extends OperationName> = PlatformResult<
  z.output<PlatformOperations[Name]['answer']>
>;

/** Makes any call of the table, whether it spends a budget or not. */
type AnyCall = {
  call<Name extends OperationName>(
    name: Name,
    parts?: CallParts<Name>,
    limits?: CallLimits,
  ): Promise<PlatformAnswer<Name>>;
};

/**
 * Returns the platform client of one brand for one request. It keeps deadlines, caps the size of answers, follows no
 * redirects and checks schemas. It retries a read once and a change never. For a while it does not send calls of an
 * operation that has stopped answering (docs/adr/014). Nothing that the platform does makes it throw; a body or a query
 * that does not fit its schema does, because that is a bug.
 */
export function platformClient(context: PlatformContext): PlatformClient {
  const { call } = anyCall(context);
  return { call, callWithin: (_place, name, parts) => call(name, parts) };
}

function anyCall(context: PlatformContext): AnyCall {
  const signing: Signing = { keys: new Map(), first: undefined, clockSkewMs: 0 };
  const deadlineAfter = sharedDeadlines();
  const { timeScale } = context;
  const rule = scaled(circuitRule, pauseScale(timeScale));
  const pause = scaled(RETRY_PAUSE, pauseScale(timeScale));
  return {
    async call(name, parts = {}, { withinMs = Infinity, untilMs = Infinity } = {}) {
      const operation: AnyOperation = platformOperations[name];
      const started = Date.now();
      const usualMs = Math.min(operation.deadlineMs, withinMs) * timeScale;
      const deadlineMs = Math.max(0, Math.min(usualMs, untilMs - started));
      const circuit = circuitOf(context.circuits, context.log, context.brand.key, name, rule);
      const call = { context, operation, parts, signing, deadlineAfter };
      const first = await attempt(call, deadlineMs, { isAdmitted: () => circuit.mayBeSent(Date.now()) });
      const left = deadlineMs - (Date.now() - started);
      const again = operation.idempotent && left > pause.leastMs + pause.spreadMs;
      const pauseMs = Math.round(pause.leastMs + Math.random() * pause.spreadMs);
      const last = again && worthRepeating(first) ? await repeat(call, { left, pauseMs }) : first;
      const { result } = last;
      if (first.sent) circuit.ended(endOf(last, Date.now() - started), Date.now());
      const ms = Date.now() - started;
      const facts: CallFacts = result.ok ? { kind: 'answered' } : failureFacts(result.failure);
      if (!result.ok) context.log.info('platform_call_failed', { operation: name, ms, ...facts });
      const { kind: outcome, status = 0, code = '' } = facts;
      context.measured?.({ kind: 'call', what: name, outcome, status, code, ms });
      const { leftOut = [] } = last;
      for (const { path, expected } of leftOut.slice(0, MAX_LOGGED_ISSUES)) {
        context.log.warn('platform_item_left_out', {
          operation: name,
          path,
          expected,
          count: leftOut.length,
        });
      }
      // The answer has passed this operation's schema, which the table ties to its name.
      return result as PlatformAnswer<typeof name>;
    },
  };
}

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType>;
type Call = {
  context: PlatformContext;
  operation: AnyOperation;
  parts: CallParts<OperationName>;
  signing: Signing;
  deadlineAfter: DeadlineAfter;
};
/** One attempt at a call: its result, and whether another attempt makes sense. */
type Attempt = {
  result: PlatformResult<unknown>;
  sent: boolean;
  isTransient?: boolean;
  /** True where our clock was wrong and its error is now known. */
  isClockCorrected?: boolean;
  leftOut?: readonly Unreadable[];
};

async function repeat(call: Call, { left, pauseMs }: { left: number; pauseMs: number }): Promise<Attempt> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return attempt(call, left - pauseMs, { isAdmitted: () => true });
}

function worthRepeating({ isTransient, isClockCorrected }: Attempt): boolean {
  return isTransient === true || isClockCorrected === true;
}

/** Returns how a call that was sent ended, as far as it shows whether the platform answers at all. */
function endOf({ result, isTransient }: Attempt, waitedMs: number): CallEnd {
  if (!result.ok && result.failure.kind === 'late') return { kind: 'timedOut', waitedMs };
  return isTransient ? { kind: 'failed' } : { kind: 'answered' };
}

async function attempt(
  { context, operation, parts, signing, deadlineAfter }: Call,
  deadlineMs: number,
  { isAdmitted }: { isAdmitted: () => boolean },
): Promise<Attempt> {
  const deadline = deadlineAfter(deadlineMs);
  const { signal } = deadline;
  const built = await platformRequest(context, operation, parts, { signing, signal });
  // This says nothing about the platform itself.
  if (built.kind === 'unusable') return { result: failed({ kind: 'unreachable' }), sent: false };
  if (built.kind === 'signedOut') return { result: failed({ kind: 'signedOut' }), sent: false };
  if (!isAdmitted()) return { result: failed({ kind: 'notSent' }), sent: false };
  try {
    return await send(context, { operation, signing, deadline }, built.request);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { result: failed({ kind: isLate ? 'late' : 'unreachable' }), isTransient: !isLate, sent: true };
  }
}

async function send(
  context: PlatformContext,
  { operation, signing, deadline }: Pick<Call, 'operation' | 'signing'> & { deadline: Deadline },
  request: Request,
): Promise<Attempt> {
  const response = await context.fetcher(request);
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    return { result: failed({ kind: 'garbled', detail: 'redirect' }), sent: true };
  }
  const text = await deadline.bounds(readCapped(response));
  if (text === undefined) return { result: failed({ kind: 'garbled', detail: 'too large' }), sent: true };
  if (operation.mayBeAbsent && (response.status === 404 || (response.status < 300 && saysNothing(text))))
    return { ...readAnswer(operation, '{}'), sent: true };
  if (response.status >= 400) return refused({ operation, signing }, response, text);
  return { ...readAnswer(operation, text), sent: true };
}

function refused(
  { operation, signing }: Pick<Call, 'operation' | 'signing'>,
  response: Response,
  text: string,
): Attempt {
  const problem = platformProblem(parseJson(text), response.headers.get('x-amzn-errortype'));
  const { code, description, errorData } = problem;
  const credentialFault = operation.access === 'signed' ? credentialError(problem) : undefined;
  const isOver = operation.access === 'signed' && (response.status === 401 || credentialFault === 'expired');
  if (isOver) return { result: failed({ kind: 'signedOut' }), sent: true };
  const serverMs = Date.parse(response.headers.get('date') ?? '');
  const isClockCorrected = credentialFault === 'clock' && Number.isFinite(serverMs);
  if (isClockCorrected) signing.clockSkewMs = serverMs - Date.now();
  return {
    result: failed({ kind: 'refused', status: response.status, code, description, errorData }),
    sent: true,
    isTransient: response.status >= 502 && response.status <= 504,
    isClockCorrected,
  };
}

/**
 * Returns the text of an answer; undefined for one over the size cap. Bytes are counted only where the answer declares
 * no usable length.
 */
async function readCapped(response: Response): Promise<string | undefined> {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  if (length > MAX_ANSWER_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  if (Number.isInteger(length) && !response.headers.has('content-encoding')) return response.text();
  const body = await cappedBody(response.body, MAX_ANSWER_BYTES);
  return body.ok ? new TextDecoder().decode(body.bytes) : undefined;
}

function failed(failure: PlatformFailure): { ok: false; failure: PlatformFailure } {
  return { ok: false, failure };
}

/** What may be told of how a call ended. */
type CallFacts = {
  kind: 'answered' | PlatformFailure['kind'];
  status?: number;
  code?: string;
  detail?: string;
};

function failureFacts(failure: PlatformFailure): CallFacts {
  if (failure.kind === 'refused')
    return { kind: failure.kind, status: failure.status, code: loggedCode(failure) };
  if (failure.kind === 'garbled') return { kind: failure.kind, detail: failure.detail };
  return { kind: failure.kind };
}
