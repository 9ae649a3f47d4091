import { type ComparedPage, comparedBrands, type People, rareBrands, viewsOf } from './compared-pages.ts';
import { signedInPeople } from './people.ts';
import { startPlatform, startPortal, startSandbox } from './portal-process.ts';
import type { View } from './requests.ts';
import type { RunningWorker } from './workerd.ts';
import type { BuiltTree } from './wrangler-config.ts';

/** How often each owner signs in with and without an order; the portal takes 50 sign-ins of an account in ten minutes. */
export const SESSIONS_EACH = 16;
/** How often an owner with few sessions signs in. */
export const FEW_SESSIONS = 2;

/** A tree whose portal runs, with people who are signed in. */
export type RunningTree = {
  portal: RunningWorker;
  viewsOf: (page: ComparedPage) => View[];
  stop: () => Promise<void>;
};

/** Starts a tree's own sandbox, a caching proxy before it, and its portal, a process each, and signs people in. */
export async function startTree(
  tree: BuiltTree,
  ports: () => Promise<number>,
  core: number,
): Promise<RunningTree> {
  const sandbox = await startSandbox(await ports(), tree);
  const platform = await startPlatform(await ports(), sandbox.port);
  const portal = await startPortal(await ports(), platform.port, { core, tree });
  const some = { brands: comparedBrands, each: SESSIONS_EACH };
  const people: People = {
    owners: await signedInPeople(portal.port, { ...some, ordering: false }),
    rareOwners: await signedInPeople(portal.port, {
      brands: rareBrands,
      each: FEW_SESSIONS,
      ordering: false,
    }),
    buyers: await signedInPeople(portal.port, { ...some, ordering: true }),
  };
  return {
    portal,
    viewsOf: (page) => viewsOf(page, people),
    stop: async () => {
      await Promise.all([portal.stop(), platform.stop(), sandbox.stop()]);
    },
  };
}
