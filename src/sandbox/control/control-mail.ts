import type { Hono } from 'hono';
import { linkInState, linkOrder } from '../access/link-in-state.ts';
import type { World } from '../world/world.ts';
import { answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';

/** POST /sandbox/mailed-link: redirects to the portal with a mailed link in a given state. */
export function mailRoutes(app: Hono<ControlEnv>, world: World): void {
  app.post('/mailed-link', async (c) => {
    const body = await readBody(c.req.raw, linkOrder);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const { brand } = c.var;
    const link = linkInState(world, brand, body.value);
    if (link !== undefined) return c.redirect(link, 303);
    const message = `${brand.displayName} has no account of ${body.value.persona}.`;
    return answerProblem(c, { code: 'unknownAccount', message });
  });
}
