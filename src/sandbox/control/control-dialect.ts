import type { Hono } from 'hono';
import * as z from 'zod';
import { answerDone, answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';
import {
  clearDialects,
  dialectSwitch,
  type DialectSwitch,
  listDialects,
  setDialect,
} from '../platform/dialects.ts';
import type { World } from '../world/world.ts';

/** The page's form has one field per group of dialects, empty for none. */
const dialectForm = z.preprocess((fields) => {
  const { brand, ...groups } = z.record(z.string(), z.string()).catch({}).parse(fields);
  return { ...(brand ? { brand } : {}), forms: Object.values(groups).filter((form) => form !== '') };
}, dialectSwitch);

/** /sandbox/dialect: switches the platform to other forms of the same answers (docs/adr/023). */
export function dialectRoutes(app: Hono<ControlEnv>, world: World): void {
  const unknownBrand = ({ brand }: DialectSwitch) =>
    brand === undefined || world.brands.byKey.has(brand)
      ? null
      : { code: 'unknownBrand' as const, message: `There is no brand ${brand}.` };

  app.get('/dialect', (c) => c.json(listDialects(world)));
  app.put('/dialect', async (c) => {
    const body = await readBody(c.req.raw, dialectSwitch);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const problem = unknownBrand(body.value);
    if (problem) return answerProblem(c, problem);
    setDialect(world, body.value);
    return c.json(listDialects(world));
  });
  app.delete('/dialect', (c) => {
    clearDialects(world);
    return c.json(listDialects(world));
  });
  app.post('/dialect', async (c) => {
    const body = await readBody(c.req.raw, dialectForm);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const problem = unknownBrand(body.value);
    if (problem) return answerProblem(c, problem);
    setDialect(world, body.value);
    return answerDone(c, 'dialect', listDialects(world));
  });
}
