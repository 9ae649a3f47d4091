import type { Hono } from 'hono';
import * as z from 'zod';
import { send } from '../access/outbox.ts';
import { pauseEnds, takeFault } from '../platform/faults.ts';
import type { World } from '../world/world.ts';
import { type ControlEnv, withBody } from './control-answer.ts';

/** An address that a mail service takes. It would decode an encoded word (RFC 2047), so it takes none. */
const address = z.email({ pattern: z.regexes.html5Email }).refine((text) => !text.includes('=?'));

const letter = z.strictObject({
  kind: z.enum(['declaration', 'receipt', 'deletion']),
  brand: z.string(),
  from: z.strictObject({ email: address, name: z.string() }),
  to: address,
  replyTo: address,
  subject: z.string().min(1).max(998),
  text: z.string().min(1),
});

/**
 * POST /sandbox/letters: takes a letter of the portal into the outbox, in the place of Cloudflare's Email Service. The
 * faults of `POST /letters/<kind>` make it refuse one, or take its time.
 */
export function letterRoutes(app: Hono<ControlEnv>, world: World): void {
  app.post('/letters', withBody(letter), async (c) => {
    const { kind, from, ...mail } = c.req.valid('json');
    const place = { brand: mail.brand, method: 'POST', path: `/letters/${kind}` };
    const fault = takeFault(world, place);
    if (fault?.kind === 'slow') await world.sleep(fault.ms);
    else if (fault?.kind === 'pause') await pauseEnds(world, place);
    else if (fault) return c.body(null, 503);
    send(world, { channel: 'email', kind, from: `${from.name} <${from.email}>`, ...mail });
    return c.body(null, 204);
  });
}
