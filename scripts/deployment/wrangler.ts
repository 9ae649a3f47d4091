import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { projectEnvironment, root } from '../prepare.mjs';

/** A version in a deployment, with its share of the requests in percent. */
export type Share = { version: string; percent: number };
/** A deployment, with the versions that serve. */
export type Deployment = { at: string; shares: readonly Share[] };

const deployment = z
  .object({
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
  })
  .transform(({ created_on: at, versions }) => ({
    at,
    shares: versions.map(({ version_id: version, percentage: percent }) => ({ version, percent })),
  }));
const versionList = z.array(
  z.object({
    id: z.string(),
    metadata: z.object({ created_on: z.string() }),
    annotations: z.object({ 'workers/tag': z.string().optional() }).optional(),
  }),
);

/**
 * Wrangler's answers about one Worker, whose configuration is in `config`. Each throws an Error with what Wrangler said
 * where it fails.
 */
export function wranglerOf(config: string) {
  const json = <Schema extends z.ZodType>(schema: Schema, args: readonly string[]): z.output<Schema> =>
    schema.parse(JSON.parse(wrangler([...args, '--json', '--config', config])));
  return {
    /** The deployments of the Worker, the newest first: at most ten. */
    deployments: (): Deployment[] =>
      json(z.array(deployment), ['deployments', 'list']).toSorted((a, b) => b.at.localeCompare(a.at)),
    /** The newest version with a tag; undefined where none was uploaded. */
    versionTagged: (tag: string): string | undefined =>
      json(versionList, ['versions', 'list'])
        .toSorted((a, b) => b.metadata.created_on.localeCompare(a.metadata.created_on))
        .find(({ annotations }) => annotations?.['workers/tag'] === tag)?.id,
    /**
     * Gives each version its share of the requests. `atOnce` restarts Durable Objects now: otherwise they may stay on their
     * version for minutes. Cloudflare refuses a version from before a secret was changed, because it would bring the old one
     * back; `wrangler rollback` would answer that question with yes where nobody can be asked.
     */
    deploy: (shares: readonly Share[], message: string, objects: 'later' | 'atOnce' = 'later'): void =>
      void wrangler(
        [
          'versions',
          'deploy',
          ...shares.map(({ version, percent }) => `${version}@${percent}`),
          ...(objects === 'atOnce' ? ['--durable-objects-code-update-mode=immediate'] : []),
          '--yes',
          `--message=${message}`,
          `--config=${config}`,
        ],
        'shown',
      ),
    /** Uploads the build as a version that serves nothing yet. */
    upload: (tag: string, args: readonly string[]): void =>
      void wrangler(['versions', 'upload', '--tag', tag, ...args, '--config', config], 'shown'),
  };
}

function wrangler(args: readonly string[], output: 'read' | 'shown' = 'read'): string {
  const { status, stdout, stderr, error } = spawnSync('wrangler', args, {
    cwd: root,
    env: projectEnvironment({ WRANGLER_LOG: 'log' }),
    encoding: 'utf8',
    stdio: output === 'shown' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`wrangler ${args.slice(0, 2).join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return stdout ?? '';
}
