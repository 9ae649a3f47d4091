import { controlApp } from './control/control.ts';
import { platformAddress } from './platform/operation-match.ts';
import { answerPlatform, runPostponedCalls } from './platform/platform.ts';
import { CALLED_ADDRESS } from './platform/route.ts';
import type { World } from './world/world.ts';

/** The path at which a command on the same machine reaches the platforms. */
const PLATFORM_PATH = '/sandbox/platform';

/**
 * Returns the whole sandbox as one function: it handles calls to a brand's platform by their host, and everything else
 * as /sandbox. Rejects only if a fault cuts the connection.
 */
export function sandbox(world: World): (request: Request) => Promise<Response> {
  const control = controlApp(world);
  return async function answerSandbox(request) {
    const url = new URL(request.url);
    const called = url.pathname === PLATFORM_PATH ? request.headers.get(CALLED_ADDRESS) : null;
    if (called !== null && URL.canParse(called)) return answerSandbox(new Request(called, request));
    const address = platformAddress(world.brands, url);
    if (address) return answerPlatform(world, address, request);
    await runPostponedCalls(world);
    return control.fetch(request);
  };
}
