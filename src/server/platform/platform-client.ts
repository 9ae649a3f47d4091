import type * as z from 'zod';
import type { BudgetPlace } from '../limits/budget-place.ts';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import { credentialTrouble, platformProblem } from '../../contracts/platform/platform-problem.ts';
import {
  type BudgetedOperationName,
  type OperationName,
  type PlatformOperations,
  platformOperations,
} from '../../contracts/platform/platform-table.ts';
import type { Unreadable } from '../../contracts/platform/wire-reading.ts';
import { type CallEnd, circuitRule } from '../../domain/circuit-breaker.ts';
import { scaled } from '../time-scale.ts';
import { cappedBody } from './capped-body.ts';
import { circuitOf } from './circuits.ts';
import { type Deadline, type DeadlineAfter, sharedDeadlines } from './shared-deadlines.ts';
import { type CallParts, type PlatformContext, platformRequest, type Signing } from './platform-request.ts';
import type { PlatformFailure, PlatformResult } from './platform-failure.ts';
import { parseJson, readAnswer, saysNothing } from './read-answer.ts';

/** Largest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Pause before a read is asked once more, in milliseconds: at least, and the random part on top. */
const RETRY_PAUSE = { leastMs: 100, spreadMs: 200 };

/** How many parts left out of one answer get a line of their own; each line has the count of all. */
const TOLD_LEFT_OUT = 3;

/** Less time than the table gives an operation, in milliseconds, for a caller that has less. */
export type CallLimits = { withinMs?: number };

/** Calls a brand's platform. The names are those of the closed table; the answers have passed its schemas. */
export type PlatformClient = {
  call<Name extends Exclude<OperationName, BudgetedOperationName>>(
    name: Name,
    parts?: CallParts<Name>,
    limits?: CallLimits,
  ): Promise<PlatformAnswer<Name>>;
  /** Makes a call that spends a budget, for whoever has taken a place in it: `budgetedCall` alone. */
  callWithin<Name extends BudgetedOperationName>(
    place: BudgetPlace,
    name: Name,
    parts: CallParts<Name>,
  ): Promise<PlatformAnswer<Name>>;
};

/** What comes of a call. */
export type PlatformAnswer<Name extends OperationName> = PlatformResult<
  z.output<PlatformOperations[Name]['answer']>
>;

/** Every call of the table, whatever it spends. */
type AnyCall = {
  call<Name extends OperationName>(
    name: Name,
    parts?: CallParts<Name>,
    limits?: CallLimits,
  ): Promise<PlatformAnswer<Name>>;
};

/**
 * The platform of one brand, for one request: deadlines, size cap, no followed
 * redirects, schema checked, a read asked at most once more and a change never; an operation that has not been answering is
 * not asked for a while (docs/adr/014). Never throws for what the platform does.
 */
export function platformClient(context: PlatformContext): PlatformClient {
  const { call } = anyCall(context);
  return { call, callWithin: (_place, name, parts) => call(name, parts) };
}

function anyCall(context: PlatformContext): AnyCall {
  const signing: Signing = { keys: new Map(), clockSkewMs: 0 };
  const deadlineAfter = sharedDeadlines();
  const { timeScale } = context;
  const rule = scaled(circuitRule, timeScale);
  const pause = scaled(RETRY_PAUSE, timeScale);
  return {
    async call(name, parts = {}, { withinMs = Infinity } = {}) {
      const operation: AnyOperation = platformOperations[name];
      const deadlineMs = Math.max(0, Math.min(operation.deadlineMs * timeScale, withinMs));
      const started = Date.now();
      const circuit = circuitOf(context.circuits, context.log, context.brand.key, name, rule);
      const call = { context, operation, parts, signing, deadlineAfter };
      const first = await attempt(call, deadlineMs, { isAdmitted: () => circuit.mayBeSent(Date.now()) });
      const left = deadlineMs - (Date.now() - started);
      const again = operation.idempotent && left > pause.leastMs + pause.spreadMs;
      const pauseMs = Math.round(pause.leastMs + Math.random() * pause.spreadMs);
      const last = again && worthRepeating(first) ? await repeat(call, { left, pauseMs }) : first;
      const { result } = last;
      if (first.sent) circuit.ended(endOf(last, Date.now() - started), Date.now());
      if (!result.ok) {
        context.log.info('platform_call_failed', {
          operation: name,
          ms: Date.now() - started,
          ...failureFacts(result.failure),
        });
      }
      const { leftOut = [] } = last;
      for (const { path, expected } of leftOut.slice(0, TOLD_LEFT_OUT)) {
        context.log.warn('platform_item_left_out', {
          operation: name,
          path,
          expected,
          count: leftOut.length,
        });
      }
      // The answer has passed this very operation's schema, which the table ties to its name.
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
/** One try at a call: what came of it, and what that says of the next. */
type Attempt = {
  result: PlatformResult<unknown>;
  sent: boolean;
  isTransient?: boolean;
  /** Our clock was wrong, and now it is known by how much. */
  isClockMended?: boolean;
  leftOut?: readonly Unreadable[];
};

async function repeat(call: Call, { left, pauseMs }: { left: number; pauseMs: number }): Promise<Attempt> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return attempt(call, left - pauseMs, { isAdmitted: () => true });
}

function worthRepeating({ isTransient, isClockMended }: Attempt): boolean {
  return isTransient === true || isClockMended === true;
}

/** How a call that was sent ended, as far as it tells whether the platform is there at all. */
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
  let request: Request | undefined;
  try {
    request = platformRequest(context, operation, parts, { signing, signal });
  } catch {
    // What a person typed names nothing on the platform: that says nothing of the platform itself.
    return { result: failed({ kind: 'unreachable' }), sent: false };
  }
  if (!request) return { result: failed({ kind: 'signedOut' }), sent: false };
  if (!isAdmitted()) return { result: failed({ kind: 'notSent' }), sent: false };
  try {
    return await send(context, { operation, signing, deadline }, request);
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
  const { code = String(response.status), description, errorData } = problem;
  const trouble = operation.access === 'signed' ? credentialTrouble(problem) : undefined;
  const isOver = operation.access === 'signed' && (response.status === 401 || trouble === 'expired');
  if (isOver) return { result: failed({ kind: 'signedOut' }), sent: true };
  const serverMs = Date.parse(response.headers.get('date') ?? '');
  const isClockMended = trouble === 'clock' && Number.isFinite(serverMs);
  if (isClockMended) signing.clockSkewMs = serverMs - Date.now();
  return {
    result: failed({ kind: 'refused', status: response.status, code, description, errorData }),
    sent: true,
    isTransient: response.status >= 502 && response.status <= 504,
    isClockMended,
  };
}

/** The text of an answer; undefined for one over the cap. A length said beforehand spares the counting. */
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

function failureFacts(failure: PlatformFailure): Record<string, string | number> {
  if (failure.kind === 'refused')
    return { kind: failure.kind, status: failure.status, code: failure.code.slice(0, 60) };
  if (failure.kind === 'garbled') return { kind: failure.kind, detail: failure.detail };
  return { kind: failure.kind };
}
