import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare';
import { builtWorker } from '../../scripts/runtime.mjs';

/** A deployment in the Workers runtime of this machine: `calls` are the requests it sent to the world, as `GET https://…`. */
export type DeployedPortal = {
  ask: (
    url: string,
    init?: { method: string; headers: Record<string, string>; body: string },
  ) => Promise<Answered>;
  calls: () => readonly string[];
  stop: () => Promise<void>;
};
type Answered = { status: number; text: string };

/**
 * Serves a build by the configuration of one environment, as Cloudflare would. Nothing it sends leaves the machine: whatever
 * it calls answers 502.
 */
export async function serveDeployment(
  folder: string,
  configuration: string,
  bindings: Record<string, string> = {},
): Promise<DeployedPortal> {
  const calls: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: () => undefined,
      workers: [
        {
          ...builtWorker(folder, {
            configuration,
            bindings: { SESSION_KEY: 'a-secret-of-at-least-thirty-two-characters', ...bindings },
          }),
          outboundService: (request) => {
            calls.push(`${request.method} ${request.url}`);
            return Response.json({}, { status: 502 });
          },
        },
      ],
    }),
  );
  await miniflare.ready;
  return {
    async ask(url, init) {
      const answer = await miniflare.dispatchFetch(url, { redirect: 'manual', ...init });
      return { status: answer.status, text: await answer.text() };
    },
    calls: () => calls,
    stop: () => miniflare.dispose(),
  };
}
