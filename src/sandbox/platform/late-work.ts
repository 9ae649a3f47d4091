import { matchOperation, platformAddress, type OperationMatch } from './operation-match.ts';
import type { Arrival } from './route.ts';
import type { World } from '../world/world.ts';

/** Stores a call to be carried out `afterMs` milliseconds from now, by the sandbox's clock. */
export function postpone({ world, url, method, headers, body }: Arrival, afterMs: number): void {
  world.store.lateWork.put({
    id: world.random.hex(12),
    dueAtMs: world.clock.nowMs() + afterMs,
    method,
    url: url.href,
    headers: [...headers],
    body: new TextDecoder().decode(body),
  });
}

/** Carries out the calls that are due, the oldest first. Each is deleted before it runs, so that it runs once. */
export async function runDueCalls(
  world: World,
  operate: (arrival: Arrival, match: OperationMatch) => Promise<Response>,
): Promise<void> {
  const due = world.store.lateWork.list().filter(({ dueAtMs }) => dueAtMs <= world.clock.nowMs());
  for (const { id, method, url, headers, body } of due.toSorted((a, b) => a.dueAtMs - b.dueAtMs)) {
    const address = platformAddress(world.brands, new URL(url));
    const match = address && matchOperation(method, address);
    if (!world.store.lateWork.get(id)) continue;
    world.store.lateWork.delete(id);
    if (!match) continue;
    const response = await operate(
      {
        world,
        brand: address.brand,
        params: match.params,
        url: new URL(url),
        method,
        headers: new Headers(headers),
        body: new TextEncoder().encode(body),
      },
      match,
    );
    await response.body?.cancel();
  }
}
