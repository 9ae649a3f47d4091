import { AsyncLocalStorage } from 'node:async_hooks';
import type { Brand } from '../../src/brands/brand-schema.ts';
import type { OperationName } from '../../src/contracts/platform/platform-table.ts';
import type { Log } from '../../src/server/log.ts';
import { BudgetSlot } from '../../src/server/platform/budget-slot.ts';
import type { CallParts } from '../../src/server/platform/platform-request.ts';
import {
  type CallLimits,
  type PlatformAnswer,
  type PlatformClient,
  platformClient,
} from '../../src/server/platform/platform-client.ts';
import { parseJson } from '../../src/server/platform/read-answer.ts';
import type { SessionRecord } from '../../src/server/session/session-record.ts';
import type { Exchange, Step } from './seen.ts';
import { shownPath } from './shown-path.ts';

/** Sends a request to the platform. */
export type Fetcher = (request: Request) => Promise<Response>;

/** Thrown at the next call once the run is stopped. Nothing was sent. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** Thrown for a request to any host but the brand's own two. Nothing was sent. */
class ForeignHost extends Error {
  override name = 'ForeignHost';
}

/** No response is kept beyond so many characters: the client reads no longer one. */
const MOST_KEPT = 3 * 1024 * 1024;

/** The calls of a run: the portal's own client, whose responses are kept as they came. */
export type Recorder = {
  exchanges: Exchange[];
  client: PlatformClient;
  /** Makes any call, also one that spends a budget. */
  call<Name extends OperationName>(name: Name, parts?: CallParts<Name>): Promise<PlatformAnswer<Name>>;
  /** The request id of the call that was made last. */
  lastId(): string;
  signIn(session: SessionRecord['platform'] | undefined): void;
  during(step: Step): void;
  /** Until `done`, calls are made although the run is stopped, to put back what it has changed. */
  puttingBack(): { done: () => void };
};

type Recording = Pick<Exchange, 'requestId' | 'responses' | 'networkError'> & { leftOut: string[] };

/**
 * Makes the calls of a run with the portal's own client. Only the brand's two base addresses are called. `before` runs before
 * each call, `after` after it. After `stop`, a call throws `Stopped`.
 */
export function recorder({
  brand,
  runId,
  fetcher,
  stop,
  before = () => undefined,
  after = () => undefined,
}: {
  brand: Brand;
  runId: string;
  fetcher: Fetcher;
  stop: AbortSignal;
  before?: (call: OperationName) => void;
  after?: (exchange: Exchange) => void;
}): Recorder {
  const current = new AsyncLocalStorage<Recording>();
  const exchanges: Exchange[] = [];
  const hosts = new Set(Object.values(brand.platform).map((base) => new URL(base).host));
  let step: Step = 'open';
  let isPuttingBack = false;
  let client: PlatformClient;

  async function recorded(request: Request): Promise<Response> {
    if (!hosts.has(new URL(request.url).host)) throw new ForeignHost('not a host of the environment');
    const response = await fetcher(request).catch((error: unknown) => {
      const recording = current.getStore();
      if (recording) recording.networkError = networkErrorOf(error);
      throw error;
    });
    const kept = {
      status: response.status,
      errorType: response.headers.get('x-amzn-errortype'),
      text: '',
      json: undefined,
    };
    current.getStore()?.responses.push(kept);
    if (response.body === null) return response;
    const decoder = new TextDecoder();
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          if (kept.text.length < MOST_KEPT) kept.text += decoder.decode(chunk, { stream: true });
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, headers } = response;
    return new Response(body, { status, headers });
  }

  const log: Log = {
    info: () => undefined,
    warn: (event, facts = {}) => {
      // A path in brackets is a list that is cut, which the point of pages judges.
      if (event === 'platform_item_left_out' && !String(facts['path']).startsWith('('))
        current
          .getStore()
          ?.leftOut.push(`\`${shownPath(String(facts['path']))}\` (expected ${facts['expected']})`);
    },
    error: () => undefined,
  };

  function signIn(session: SessionRecord['platform'] | undefined) {
    client = platformClient({
      brand,
      get requestId() {
        return current.getStore()?.requestId ?? runId;
      },
      log,
      fetcher: recorded,
      session,
      circuits: new Map(),
      timeScale: 1,
    });
  }
  signIn(undefined);

  /** Keeps what a call of the client does. `make` makes the call. */
  async function record<Name extends OperationName>(
    call: Name,
    make: () => Promise<PlatformAnswer<Name>>,
  ): Promise<PlatformAnswer<Name>> {
    if (stop.aborted && !isPuttingBack) throw new Stopped(`before ${call}`);
    before(call);
    const recording: Recording = {
      requestId: `${runId}-${made + 1}`,
      responses: [],
      networkError: undefined,
      leftOut: [],
    };
    made += 1;
    const started = Date.now();
    const result = await current.run(recording, make);
    for (const each of recording.responses) each.json = parseJson(each.text);
    const exchange: Exchange = { call, step, ...recording, result, ms: Date.now() - started };
    exchanges.push(exchange);
    after(exchange);
    return result;
  }
  let made = 0;

  return {
    exchanges,
    client: {
      call: (name, parts, limits?: CallLimits) => record(name, () => client.call(name, parts, limits)),
      callWithin: (slot, name, parts) => record(name, () => client.callWithin(slot, name, parts)),
    },
    call: (name, parts = {}) =>
      // The person who runs this counts the budgets; the client makes both kinds of calls alike.
      record(
        name,
        () => (client.callWithin as AnyCall)(noBudget, name, parts) as Promise<PlatformAnswer<typeof name>>,
      ),
    lastId: () => exchanges.at(-1)?.requestId ?? runId,
    signIn,
    during(next) {
      step = next;
    },
    puttingBack() {
      const earlier = step;
      isPuttingBack = true;
      step = 'back';
      return {
        done() {
          isPuttingBack = false;
          step = earlier;
        },
      };
    },
  };
}

/** The code of a network's error, as Node names it: it says more than that nothing came. */
function networkErrorOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : undefined;
}

type AnyCall = (slot: BudgetSlot, name: OperationName, parts: unknown) => Promise<unknown>;
const noBudget = new BudgetSlot(() => Promise.resolve());
