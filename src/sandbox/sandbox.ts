import { controlApp } from './control/control.ts';
import { platformAddress } from './platform/operation-match.ts';
import { answerPlatform, runPostponedCalls } from './platform/platform.ts';
import type { World } from './world/world.ts';

/**
 * Returns the whole sandbox as one function: it handles calls to a brand's platform by their host, and everything else
 * as /sandbox. Rejects only if a fault cuts the connection.
 */
export function sandbox(world: World): (request: Request) => Promise<Response> {
  const control = controlApp(world);
  return async function answerSandbox(request) {
    const address = platformAddress(world.brands, new URL(request.url));
    if (address) return answerPlatform(world, address, request);
    await runPostponedCalls(world);
    return control.fetch(request);
  };
}
