import { once } from 'node:events';
import * as z from 'zod';

const inspected = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const heapUsage = z.object({ result: z.object({ usedSize: z.number(), backingStorageSize: z.number() }) });

/**
 * Returns the memory of the scripts of a Worker that is inspected at a port, in MB: its objects, and the bytes of its
 * buffers, both with what is no longer used and not yet collected.
 */
export async function heldMb(inspectorPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [main] = inspected.parse(await answer.json());
  if (!main) throw new Error(`No Worker is inspected at port ${inspectorPort}.`);
  const socket = new WebSocket(main.webSocketDebuggerUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }));
  const [event] = await once(socket, 'message');
  socket.close();
  const { usedSize, backingStorageSize } = heapUsage.parse(JSON.parse(event.data)).result;
  return (usedSize + backingStorageSize) / 2 ** 20;
}
