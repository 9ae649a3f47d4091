import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { answerDone, answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';
import { type MovedPrice, priceKey } from '../world/money-entities.ts';
import { movePrice, priceMove, pricePlace } from '../world/moved-prices.ts';
import type { World } from '../world/world.ts';

/** The page's form; without fields it clears every price. */
const priceClearForm = z.union([pricePlace, z.strictObject({}).transform(() => null)]);

/** /sandbox/prices: changes what a plan costs, even while a person is ordering it. */
export function priceRoutes(app: Hono<ControlEnv>, world: World): void {
  const { movedPrices } = world.store;
  const clear = (place: z.output<typeof priceClearForm>) =>
    place ? movedPrices.delete(priceKey(place)) : movedPrices.clear();

  app.get('/prices', (c) => c.json(movedPrices.list()));
  app.on(['PUT', 'POST'], '/prices', async (c) => {
    const body = await readBody(c.req.raw, priceMove);
    return body.at === 'bad' ? answerProblem(c, body.problem) : moved(c, world, body.value);
  });
  app.delete('/prices', async (c) => {
    const body = await readBody(c.req.raw, pricePlace.optional());
    if (body.at === 'bad') return answerProblem(c, body.problem);
    clear(body.value ?? null);
    return c.json(movedPrices.list());
  });
  app.post('/prices/clear', async (c) => {
    const body = await readBody(c.req.raw, priceClearForm);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    clear(body.value);
    return answerDone(c, 'prices', movedPrices.list());
  });
}

function moved(c: Context<ControlEnv>, world: World, move: MovedPrice): Response | Promise<Response> {
  if (movePrice(world, move)) return answerDone(c, 'prices', world.store.movedPrices.list());
  const message = `${move.brand} sells no plan ${move.planCode} in ${move.currency}.`;
  return answerProblem(c, { code: 'unknownPrice', message });
}
