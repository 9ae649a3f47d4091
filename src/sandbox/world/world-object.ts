import { DurableObject } from 'cloudflare:workers';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import { secureRandom } from './random.ts';
import { sandbox } from '../sandbox.ts';
import { openWorld } from './world.ts';

/** Holds the sandbox's one world: its database, and all handlers that use it. */
export class WorldObject extends DurableObject<object> {
  readonly #answer: (request: Request) => Promise<Response>;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    const { storage } = state;
    const world = openWorld({
      sql: {
        exec: (query, ...bindings) => storage.sql.exec(query, ...bindings),
        transaction: (work) => storage.transactionSync(work),
      },
      brands: allSandboxBrands,
      random: secureRandom,
      realMs: () => Date.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    this.#answer = sandbox(world);
  }

  override fetch(request: Request): Promise<Response> {
    return this.#answer(request);
  }
}
