import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { DEFAULT_BRAND } from '../../brands/brand-set.ts';
import { type ControlProblem, isForm } from './control-body.ts';
import { sandboxPage } from '../page/page.tsx';
import type { World } from '../world/world.ts';

/** What every handler under /sandbox has: the world, and the brand of the page it came from. */
export type ControlEnv = { Variables: { world: World; brand: SandboxBrand } };

/** The page brings its own style sheet and script, and nothing from anywhere else. */
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Finds the brand that the portal names in `x-sandbox-brand`; the default brand where it names none. */
export const withWorld = (world: World) =>
  createMiddleware<ControlEnv>(async (c, next) => {
    const { byKey } = world.brands;
    const brand = byKey.get(c.req.header('x-sandbox-brand') ?? '') ?? byKey.get(DEFAULT_BRAND);
    if (!brand) throw new Error('the brand set has no default brand');
    c.set('world', world);
    c.set('brand', brand);
    await next();
    c.header('cache-control', 'no-store');
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', POLICY);
    c.header('x-content-type-options', 'nosniff');
  });

/** The page, with what went wrong where a form could not be used. */
export function answerPage(
  c: Context<ControlEnv>,
  problem: string | null = null,
): Response | Promise<Response> {
  const { world, brand } = c.var;
  return c.html(
    sandboxPage({ world, brand, url: new URL(c.req.url), problem }),
    problem === null ? 200 : 400,
  );
}

/** A form goes back to its section of the page; everybody else gets `answer` as JSON. */
export function answerDone(c: Context<ControlEnv>, section: string, answer: object): Response {
  return isForm(c.req.raw) ? c.redirect(`/sandbox#${section}`, 303) : c.json(answer);
}

/** A form gets the page with the problem on top; everybody else 400 (404 for what does not exist) with the problem. */
export function answerProblem(c: Context<ControlEnv>, problem: ControlProblem): Response | Promise<Response> {
  if (isForm(c.req.raw)) return answerPage(c, problem.message);
  return c.json(problem, problem.code === 'badBody' ? 400 : 404);
}
