import type { SessionRecord } from '../../src/server/session/session-record.ts';
import type { Brand } from '../../src/brands/brand-schema.ts';
import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import {
  type CallParts,
  platformRequest,
  type PlatformContext,
  type Signing,
} from '../../src/server/platform/platform-request.ts';

type Env = {
  PLATFORM: Fetcher;
  CALLS: {
    brand: Pick<Brand, 'key' | 'platform'>;
    session: SessionRecord['platform'];
    calls: { name: OperationName; parts: CallParts<OperationName> }[];
  };
};

/**
 * Only makes the platform calls of a signed-in page: builds and signs them as the portal does, sends them in parallel, reads
 * and parses the answers. Every signed-in page has at least this cost.
 */
export default {
  async fetch(_request, { PLATFORM, CALLS }) {
    const { brand, session, calls } = CALLS;
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const context: PlatformContext = {
      brand,
      session,
      log,
      requestId: crypto.randomUUID(),
      fetcher: (request) => PLATFORM.fetch(request),
      circuits: new Map(),
      timeScale: 1,
    };
    const signing: Signing = { keys: new Map(), first: undefined, clockSkewMs: 0 };
    const { signal } = new AbortController();
    const answers = await Promise.all(
      calls.map(async ({ name, parts }) => {
        const built = await platformRequest(context, platformOperations[name], parts, { signing, signal });
        if (built.kind !== 'request') throw new Error(`${name} is ${built.kind}`);
        const response = await context.fetcher(built.request);
        if (!response.ok) throw new Error(`${response.status} from ${name}`);
        return response.json();
      }),
    );
    return new Response(`ok ${answers.length}`);
  },
} satisfies ExportedHandler<Env>;
