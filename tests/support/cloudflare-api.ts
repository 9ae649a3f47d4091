import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';

const FIRST = '11111111-1111-4111-8111-111111111111';
const deploymentBody = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});

/** The versions of a Worker that serve, by the tag of each, with its share in percent. */
export type Serving = Record<string, number>;

/**
 * The part of Cloudflare's API that Wrangler calls for one Worker: versions, deployments and the upload of files. It begins
 * with one version, `first`, that serves everything.
 */
export async function cloudflareApi() {
  const versions = [{ id: FIRST, tag: 'first' }];
  const deployments = [{ versions: [{ version_id: FIRST, percentage: 100 }] }];
  const changes: string[] = [];
  let areSecretsNew = false;

  const results: [method: string, path: RegExp, result: (body: string, path: string) => unknown][] = [
    ['GET', /\/deployments$/, () => ({ deployments: deployments.map(deploymentOf).toReversed() })],
    [
      'POST',
      /\/deployments$/,
      (body) => {
        deployments.push({ versions: deploymentBody.parse(JSON.parse(body)).versions });
        return { id: `deployment-${deployments.length}` };
      },
    ],
    ['GET', /\/versions$/, () => ({ items: versions.map(versionOf).toReversed() })],
    [
      'GET',
      /\/workers\/services\/[\w-]+$/,
      () => ({
        default_environment: {
          environment: 'production',
          script: { tag: 'worker', tags: [], last_deployed_from: 'wrangler', migration_tag: 'v1' },
        },
      }),
    ],
    [
      'GET',
      /\/versions\/[\w-]+$/,
      (_body, path) => {
        const index = versions.findIndex(({ id }) => path.endsWith(`/${id}`));
        const version = versions[index];
        return version && versionOf(version, index);
      },
    ],
    [
      'POST',
      /\/versions$/,
      (body) => {
        const tag = /"workers\/tag":"([^"]*)"/.exec(body)?.[1] ?? '';
        const id = `${versions.length + 1}`.repeat(8) + FIRST.slice(8);
        versions.push({ id, tag });
        return { id, number: versions.length, startup_time_ms: 1, metadata: { has_preview: false } };
      },
    ],
    ['PATCH', /\/script-settings$/, () => ({})],
    ['POST', /\/assets-upload-session$/, () => ({ jwt: 'done', buckets: [] })],
  ];
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const path = url.replace(/\?.*/s, '');
    const body = await textOf(request);
    if (method !== 'GET' && !path.endsWith('/assets-upload-session')) changes.push(`${method} ${path}`);
    // Versions hold the secrets of their time: only `?force=true` brings old ones back.
    const isRefused = areSecretsNew && method === 'POST' && url.endsWith('/deployments');
    const found = isRefused ? undefined : results.find(([of, shape]) => of === method && shape.test(path));
    response.writeHead(found ? 200 : isRefused ? 400 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        success: Boolean(found),
        errors: found
          ? []
          : [
              isRefused
                ? { code: 10_220, message: 'The following secrets have changed: SESSION_KEY' }
                : { code: 10_007, message: 'not found' },
            ],
        messages: [],
        result: found?.[2](body, path) ?? null,
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const tagOf = (id: string) => versions.find((version) => version.id === id)?.tag ?? id;
  return {
    /** What a command's environment needs to call this instead of Cloudflare. */
    env: `CLOUDFLARE_API_BASE_URL=http://127.0.0.1:${port} CLOUDFLARE_API_TOKEN=token CLOUDFLARE_ACCOUNT_ID=account`,
    serving: (): Serving =>
      Object.fromEntries(
        (deployments.at(-1)?.versions ?? []).map(({ version_id: id, percentage }) => [tagOf(id), percentage]),
      ),
    /** Every request that changed something, as `POST /accounts/…`. */
    changes: (): readonly string[] => changes,
    versionIds: () => new Map(versions.map(({ id, tag }) => [tag, id])),
    /** From now on every version that there is has secrets of an earlier time. */
    changeSecrets: () => void (areSecretsNew = true),
    stop: () => void server.close(),
  };
}

const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();

function deploymentOf(deployment: object, index: number) {
  return {
    id: `deployment-${index}`,
    strategy: 'percentage',
    source: 'api',
    created_on: at(index),
    ...deployment,
  };
}

function versionOf({ id, tag }: { id: string; tag: string }, index: number) {
  return {
    id,
    number: index + 1,
    metadata: { author_email: 'a@b.example', source: 'api', created_on: at(index), modified_on: at(index) },
    annotations: { 'workers/tag': tag },
    resources: { bindings: [], script: { etag: '', handlers: [] }, script_runtime: {} },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
}
