import type { Hono } from 'hono';
import * as z from 'zod';
import { answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';
import { account as accountShape } from '../world/entities.ts';
import { accountKey } from '../world/seed.ts';
import type { World } from '../world/world.ts';

const statusMove = z.strictObject({
  brand: z.string(),
  email: z.string(),
  status: accountShape.shape.status,
});

/** /sandbox/account-status: requests or cancels a deletion as the brand's app does, without telling the portal. */
export function accountControlRoutes(app: Hono<ControlEnv>, world: World): void {
  app.put('/account-status', async (c) => {
    const body = await readBody(c.req.raw, statusMove);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const { brand, email, status } = body.value;
    const account = world.store.accounts.get(accountKey(brand, email));
    if (!account)
      return answerProblem(c, { code: 'unknownAccount', message: `${brand} has no account ${email}.` });
    world.store.accounts.put({ ...account, status });
    return c.json({ status });
  });
}
