import { controlApp } from './control/control.ts';
import { platformAddress } from './platform/operation-match.ts';
import { answerPlatform, landLateWork } from './platform/platform.ts';
import type { World } from './world/world.ts';

/**
 * The whole sandbox as one function: calls to a brand's platform by their host, everything else as /sandbox.
 * Rejects only where a fault cuts the connection.
 */
export function sandbox(world: World): (request: Request) => Promise<Response> {
  const control = controlApp(world);
  return async function answerSandbox(request) {
    const address = platformAddress(world.brands, new URL(request.url));
    if (address) return answerPlatform(world, address, request);
    await landLateWork(world);
    return control.fetch(request);
  };
}
