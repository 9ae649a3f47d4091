import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const named = z.array(z.object({ name: z.string() }));

/** The part of a built Worker's configuration that the bare runtime needs. */
const builtConfig = z.object({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
  durable_objects: z.object({ bindings: z.array(z.object({ name: z.string(), class_name: z.string() })) }),
  services: z.array(z.object({ binding: z.string(), service: z.string() })),
  ratelimits: named,
  worker_loaders: z.array(z.object({ binding: z.string() })).default([]),
  assets: z.optional(z.object({ directory: z.string(), binding: z.string() })),
});

/** A built Worker: the folder of its modules, and what it says that it needs. */
export type BuiltWorker = z.infer<typeof builtConfig> & { folder: string };

/** The portal and the sandbox of a build, as their own configurations describe them. */
export type BuiltTree = { portal: BuiltWorker; sandbox: BuiltWorker };

/** Reads the Workers of a build with the sandbox (`dist`). Throws if one is missing. */
export function builtTreeIn(dist: string): BuiltTree {
  const workers = globSync('*/wrangler.json', { cwd: dist }).map((file): BuiltWorker => {
    const text = readFileSync(path.join(dist, file), 'utf8');
    return { ...builtConfig.parse(JSON.parse(text)), folder: path.join(dist, path.dirname(file)) };
  });
  const portal = workers.find(({ assets }) => assets !== undefined);
  const sandbox = workers.find(({ name }) => portal?.services.some(({ service }) => service === name));
  if (!portal || !sandbox) throw new Error(`${dist} has no portal with its sandbox`);
  return { portal, sandbox };
}

/** The folder with the files that the portal sends to browsers. */
export function clientFolderOf({ folder, assets }: BuiltWorker): string {
  return path.join(folder, assets?.directory ?? '.');
}
