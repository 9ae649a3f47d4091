import type { WorldObject } from '../src/sandbox/world/world-object.ts';

export { WorldObject } from '../src/sandbox/world/world-object.ts';

type SandboxEnv = { WORLD: DurableObjectNamespace<WorldObject> };

/** The sandbox's Worker: sends every request to the one Durable Object of its world. Never part of a deployment. */
export default {
  fetch: (request, env) => env.WORLD.getByName('world').fetch(request),
} satisfies ExportedHandler<SandboxEnv>;
