import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { isKnownCode } from '../../src/contracts/platform/platform-problem.ts';
import { inOneForm } from '../../src/contracts/platform/wire-forms.ts';
import type { PlanCodes } from '../../src/domain/plans/plan-codes.ts';
import { isJsonObject } from '../../src/contracts/json-object.ts';
import { codeForm } from './forms.ts';
import { shownDetail } from './shown-path.ts';
import type { PlatformAnswer } from '../../src/server/platform/platform-client.ts';
import { isThrottled, type PlatformResult } from '../../src/server/platform/platform-failure.ts';

/** The part of the run in which a call was made. */
export type Step =
  | 'open'
  | 'signIn'
  | 'reads'
  | 'prices'
  | 'linking'
  | 'devices'
  | 'cancel'
  | 'deletion'
  | 'hosted'
  | 'order'
  | 'back';

/** One response as it came, before the portal reads it. `errorType` is the gateway's header. */
export type RawResponse = { status: number; errorType: string | null; text: string; json: unknown };

/**
 * One call of the run. `responses` are those of its attempts: more than one where a read was retried, none where nothing
 * came. `leftOut` names what the contract could not read, by path and expectation.
 */
export type Exchange = {
  call: OperationName;
  step: Step;
  requestId: string;
  responses: RawResponse[];
  /** The code of the network's error, such as `ENOTFOUND`; undefined where a response came. */
  networkError: string | undefined;
  result: PlatformResult<unknown>;
  leftOut: readonly string[];
  ms: number;
};

/** Why nothing can be said, and what would tell. Both are sentences. */
export type Untold = { because: string; toTell: string };

/** Why nothing can be said, and what would tell. */
export function reason(because: string, toTell: string): Untold {
  return { because, toTell };
}

/** Everything that a run has seen, for the checks of the open points. */
export type Seen = {
  exchanges: readonly Exchange[];
  /** Why a call was not made. */
  skipped: ReadonlyMap<OperationName, Untold>;
  /** Why no call was made that is not in `skipped`; undefined for a run that came to its end. */
  endedEarly: Untold | undefined;
  brand: { key: string; androidPackage: string | undefined; planCodes: PlanCodes };
  /** Names, addresses and secrets of the account, in lower case: none is repeated in a finding. */
  personal: ReadonlySet<string>;
  nowMs: number;
  hasPromoCode: boolean;
  /** What each preview was for, by its request id. */
  previewed: ReadonlyMap<string, { planId: string; isCoded: boolean }>;
  /** The order that was placed; undefined where none was. The amount is in minor units. */
  ordered: { planId: string; planCode: string; todayMinor: number } | undefined;
  /** The invoice that was asked for; it is never told. */
  invoiceId: string | undefined;
};

/**
 * What became of a call, in the one word that says most about the call itself. `refused`: with a code that the portal knows.
 * `coded`: with another code of the platform's own. `badRequest`: without one.
 */
export type CallState =
  | { kind: 'read'; exchange: Exchange }
  | { kind: 'refused'; exchange: Exchange; code: string; status: number }
  | { kind: 'coded'; exchange: Exchange; status: number }
  | { kind: 'unreadable'; exchange: Exchange; detail: string }
  | { kind: 'badRequest' | 'notAllowed' | 'noSuchCall'; exchange: Exchange; status: number }
  | { kind: 'noAnswer'; exchange: Exchange; how: string }
  | { kind: 'notAsked'; untold: Untold };

const order = [
  'read',
  'unreadable',
  'refused',
  'coded',
  'badRequest',
  'notAllowed',
  'noSuchCall',
  'noAnswer',
] as const;

/** What became of a call, by the best of its exchanges in the given steps. */
export function stateOf(seen: Seen, call: OperationName, steps?: readonly Step[]): CallState {
  const states = exchangesOf(seen, call, steps).map(stateOfExchange);
  const best = order.flatMap((kind) => states.find((state) => state.kind === kind) ?? [])[0];
  return best ?? { kind: 'notAsked', untold: seen.skipped.get(call) ?? seen.endedEarly ?? notReached };
}

const notReached = reason('This run had no reason to make the call.', 'Use an account that leads to it.');

/** The exchanges of a call, in the order in which they were made. */
export function exchangesOf(
  seen: Pick<Seen, 'exchanges'>,
  call: OperationName,
  steps?: readonly Step[],
): Exchange[] {
  return seen.exchanges.filter((each) => each.call === call && (!steps || steps.includes(each.step)));
}

/** The readable answers of a call that came after a change and in its step, the oldest first. */
export function exchangesAfter(seen: Seen, change: Exchange, call: OperationName): Exchange[] {
  const after = seen.exchanges.slice(seen.exchanges.indexOf(change) + 1);
  return exchangesOf({ exchanges: after }, call, [change.step]).filter(({ result }) => result.ok);
}

/** The readable lists of plans around a change: the last before it, all after it in its step, and the last of those. */
export function listsAround(
  seen: Seen,
  change: Exchange,
): { before: Exchange | undefined; after: Exchange | undefined; reads: readonly Exchange[] } {
  const earlier = seen.exchanges.slice(0, seen.exchanges.indexOf(change));
  const before = earlier.findLast(({ call, result }) => call === 'subscriptions' && result.ok);
  const reads = exchangesAfter(seen, change, 'subscriptions');
  return { before, after: reads.at(-1), reads };
}

function stateOfExchange(exchange: Exchange): CallState {
  const { call, result, networkError } = exchange;
  const last = exchange.responses.at(-1);
  const noAnswer = (how: string): CallState => ({ kind: 'noAnswer', exchange, how });
  if (result.ok)
    return isBare404(last) ? { kind: 'noSuchCall', exchange, status: 404 } : { kind: 'read', exchange };
  const { failure } = result;
  switch (failure.kind) {
    case 'refused':
      return stateOfRefusal(exchange, failure, last?.errorType ?? null);
    case 'signedOut':
      return last
        ? { kind: 'notAllowed', exchange, status: last.status }
        : noAnswer('it was not sent, because the credentials had expired');
    case 'garbled':
      return { kind: 'unreadable', exchange, detail: shownDetail(failure.detail) };
    case 'late':
      return noAnswer(`no answer in ${Math.round(platformOperations[call].deadlineMs / 1_000)} s`);
    case 'unreachable':
      return noAnswer(`the connection was cut or not made${networkError ? ` (${networkError})` : ''}`);
    case 'notSent':
      return noAnswer('the call was not sent, because earlier ones got no answer');
  }
}

/** True for a 404 without a code of the platform's own, which the portal reads as nothing where nothing may be there. */
function isBare404(response: RawResponse | undefined): boolean {
  return response?.status === 404 && (response.errorType !== null || codeForm(response.json) === undefined);
}

type Refused = Extract<Extract<PlatformResult<unknown>, { ok: false }>['failure'], { kind: 'refused' }>;

function stateOfRefusal(exchange: Exchange, failure: Refused, errorType: string | null): CallState {
  const { status, code } = failure;
  if (isThrottled(failure))
    return { kind: 'noAnswer', exchange, how: 'the gateway has too many calls (429)' };
  if (status >= 500) return { kind: 'noAnswer', exchange, how: `the platform failed (${status})` };
  const isGateway = errorType !== null;
  if (isGateway && errorType.startsWith('MissingAuthenticationToken'))
    return { kind: 'noSuchCall', exchange, status };
  const isCoded = !isGateway && code !== undefined && code !== String(status);
  if (code !== undefined && isCoded && isKnownCode(code)) return { kind: 'refused', exchange, code, status };
  if (isCoded && status !== 401 && status !== 403) return { kind: 'coded', exchange, status };
  if (status === 404 || status === 405) return { kind: 'noSuchCall', exchange, status };
  if (status === 401 || status === 403) return { kind: 'notAllowed', exchange, status };
  return { kind: 'badRequest', exchange, status };
}

/** The answer of a call that the portal has read, as its contract gives it; undefined where none was read. */
export function answerOf<Name extends OperationName>(
  seen: Pick<Seen, 'exchanges'>,
  call: Name,
  steps?: readonly Step[],
): Extract<PlatformAnswer<Name>, { ok: true }>['answer'] | undefined {
  const read = exchangesOf(seen, call, steps).findLast(({ result }) => result.ok);
  // The client has read it by the schema of this call.
  return read?.result.ok
    ? (read.result.answer as Extract<PlatformAnswer<Name>, { ok: true }>['answer'])
    : undefined;
}

/** The JSON of an exchange's last response, in the one form that the contracts read. */
export function formOf(exchange: Exchange): unknown {
  const last = exchange.responses.at(-1);
  return last?.json === undefined ? undefined : inOneForm(structuredClone(last.json));
}

/** The record that a response is, in the one form; empty where it is none. */
export function recordIn(exchange: Exchange): Readonly<Record<string, unknown>> {
  const json = formOf(exchange);
  return isJsonObject(json) ? json : {};
}

/** The field of a record in an answer; undefined where one of them is missing. */
export function fieldIn(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isJsonObject(inner) ? inner[key] : undefined), value);
}
