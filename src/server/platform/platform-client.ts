import type * as z from 'zod';
import type { Operation } from '../../contracts/platform-operation.ts';
import { platformProblem } from '../../contracts/platform-problem.ts';
import {
  type OperationName,
  type PlatformOperations,
  platformOperations,
} from '../../contracts/platform-table.ts';
import { cappedBody } from './capped-body.ts';
import { type CallParts, type PlatformContext, platformRequest } from './platform-request.ts';
import type { PlatformFailure, PlatformResult } from './platform-failure.ts';

/** Largest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Pause before a read is asked once more, in milliseconds: at least, and the random part on top. */
const RETRY_PAUSE_MS = { least: 100, spread: 200 };

/** Calls a brand's platform. The names are those of the closed table; the answers have passed its schemas. */
export type PlatformClient = {
  call<Name extends OperationName>(
    name: Name,
    parts?: CallParts<Name>,
  ): Promise<PlatformResult<z.output<PlatformOperations[Name]['answer']>>>;
};

/**
 * The platform of one brand, for one request (design section 3, Platform calls): deadlines, size cap, no followed
 * redirects, schema checked, a read asked at most once more and a change never. Never throws for what the platform does.
 */
export function platformClient(context: PlatformContext): PlatformClient {
  const signingKeys = new Map<string, ArrayBuffer>();
  return {
    async call(name, parts = {}) {
      const operation: Operation<z.ZodType, z.ZodType, z.ZodType> = platformOperations[name];
      const started = Date.now();
      const first = await attempt(context, operation, parts, signingKeys, operation.deadlineMs, undefined);
      const left = operation.deadlineMs - (Date.now() - started);
      const again = operation.idempotent && left > RETRY_PAUSE_MS.least + RETRY_PAUSE_MS.spread;
      const result =
        again && worthRepeating(first)
          ? await repeated(context, operation, parts, signingKeys, left, first.clockSkewMs)
          : first;
      if (!result.ok) {
        context.log.info('platform_call_failed', {
          operation: name,
          ms: Date.now() - started,
          ...failureFacts(result.failure),
        });
      }
      // The answer has passed this very operation's schema, which the table ties to its name.
      return result as PlatformResult<z.output<PlatformOperations[typeof name]['answer']>>;
    },
  };
}

type Attempt = PlatformResult<unknown> & { clockSkewMs?: number; transient?: boolean };

async function repeated(
  context: PlatformContext,
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  parts: CallParts<OperationName>,
  signingKeys: Map<string, ArrayBuffer>,
  leftMs: number,
  clockSkewMs: number | undefined,
): Promise<Attempt> {
  const pause = Math.round(RETRY_PAUSE_MS.least + Math.random() * RETRY_PAUSE_MS.spread);
  await new Promise((resolve) => setTimeout(resolve, pause));
  return attempt(context, operation, parts, signingKeys, leftMs - pause, clockSkewMs);
}

function worthRepeating(result: Attempt): boolean {
  return !result.ok && (result.transient === true || result.clockSkewMs !== undefined);
}

async function attempt(
  context: PlatformContext,
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  parts: CallParts<OperationName>,
  signingKeys: Map<string, ArrayBuffer>,
  deadlineMs: number,
  clockSkewMs: number | undefined,
): Promise<Attempt> {
  try {
    const request = await platformRequest(context, operation, parts, signingKeys, clockSkewMs);
    if (!request) return failed({ kind: 'signedOut' });
    return await answered(
      context,
      operation,
      new Request(request, { signal: AbortSignal.timeout(deadlineMs), redirect: 'manual' }),
    );
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return failed({ kind: 'late' });
    return { ...failed({ kind: 'unreachable' }), transient: true };
  }
}

async function answered(
  context: PlatformContext,
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  request: Request,
): Promise<Attempt> {
  const response = await context.fetcher(request);
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    return failed({ kind: 'garbled', detail: 'redirect' });
  }
  const body = await withDeadline(cappedBody(response.body, MAX_ANSWER_BYTES), request.signal);
  if (!body.ok) return failed({ kind: 'garbled', detail: 'too large' });
  const text = new TextDecoder().decode(body.bytes);
  if (response.status >= 400) return refused(operation, response, text);
  const json = parsedJson(text);
  if (json === undefined && text !== '') return failed({ kind: 'garbled', detail: 'not JSON' });
  const answer = operation.answer.safeParse(json);
  if (answer.success) return { ok: true, answer: answer.data };
  if (text === '') return failed({ kind: 'garbled', detail: 'empty' });
  const issue = answer.error.issues[0];
  return failed({
    kind: 'garbled',
    detail: `${issue?.path.join('.') ?? ''} ${issue?.code ?? 'unknown'}`.trim(),
  });
}

function refused(
  operation: Operation<z.ZodType, z.ZodType, z.ZodType>,
  response: Response,
  text: string,
): Attempt {
  const problem = platformProblem.safeParse(parsedJson(text));
  const code = problem.success ? problem.data.errorCode : String(response.status);
  if (code === 'RequestTimeTooSkewed') {
    const serverMs = Date.parse(response.headers.get('date') ?? '');
    if (Number.isFinite(serverMs))
      return { ...failed({ kind: 'signedOut' }), clockSkewMs: serverMs - Date.now() };
  }
  const known = response.status === 401 || response.status === 403;
  if (operation.access === 'signed' && known) return failed({ kind: 'signedOut' });
  return {
    ...failed({
      kind: 'refused',
      status: response.status,
      code,
      description: problem.success ? problem.data.description : undefined,
      errorData: problem.success ? problem.data.errorData : undefined,
    }),
    transient: response.status >= 502 && response.status <= 504,
  };
}

/** Ends a wait for a body when the signal fires: an aborted fetch does not always break a body already begun. */
async function withDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
