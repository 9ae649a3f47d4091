import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type Request, Response } from 'miniflare';
import path from 'node:path';
import { CALLED_ADDRESS } from '../../src/sandbox/platform/route.ts';
import { builtWorker } from '../../scripts/runtime.ts';

const SANDBOX = path.join(import.meta.dirname, '../../dist/account_portal_sandbox');

/** A deployment in the local Workers runtime. `calls` are the requests that it sent to other hosts, as `GET https://…`. */
export type DeployedPortal = {
  /** Sends a request, and follows no redirect. */
  fetch: (url: string, init?: RequestOptions) => Promise<Response>;
  ask: (url: string, init?: RequestOptions) => Promise<Answered>;
  calls: () => readonly string[];
  stop: () => Promise<void>;
};
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };
type Answered = { status: number; location: string | null; cookies: string[]; text: string };

/** The sandbox's address for an address that a deployment calls; `undefined` for any other address. */
export type AddressOfCall = (url: string) => string | undefined;

/**
 * Serves a build with the configuration of one environment, as Cloudflare does. No request leaves the machine: a call goes
 * to the sandbox if `addressOf` returns an address for it, and any other call answers 502.
 */
export async function serveDeployment(
  folder: string,
  configuration: string,
  bindings: Record<string, string> = {},
  addressOf?: AddressOfCall,
): Promise<DeployedPortal> {
  const calls: string[] = [];
  const platform = addressOf && new Miniflare(optionsOf(builtWorker(SANDBOX)));
  const portal = new Miniflare(
    optionsOf(
      builtWorker(folder, {
        configuration,
        bindings: { SESSION_KEY: 'a-secret-of-at-least-thirty-two-characters', ...bindings },
      }),
      async (request) => {
        calls.push(`${request.method} ${request.url}`);
        const address = addressOf?.(request.url);
        if (address === undefined || !platform) return Response.json({}, { status: 502 });
        const { method } = request;
        const body = ['GET', 'HEAD'].includes(method) ? null : await request.arrayBuffer();
        const headers = { ...Object.fromEntries(request.headers), [CALLED_ADDRESS]: request.url };
        return platform.dispatchFetch(address, { method, headers, body, redirect: 'manual' });
      },
    ),
  );
  await Promise.all([platform?.ready, portal.ready]);
  const fetch = (url: string, init: RequestOptions = {}) =>
    portal.dispatchFetch(url, { redirect: 'manual', ...init });
  return {
    fetch,
    async ask(url, init) {
      const answer = await fetch(url, init);
      return {
        status: answer.status,
        location: answer.headers.get('location'),
        cookies: answer.headers.getSetCookie(),
        text: await answer.text(),
      };
    },
    calls: () => calls,
    stop: async () => void (await Promise.all([portal.dispose(), platform?.dispose()])),
  };
}

function optionsOf(
  worker: ReturnType<typeof builtWorker>,
  outboundService: (request: Request) => Promise<Response> = async () => Response.json({}, { status: 502 }),
) {
  return convertV4MiniflareOptions({
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: () => undefined,
    workers: [{ ...worker, outboundService }],
  });
}
