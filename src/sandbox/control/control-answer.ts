import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { DEFAULT_BRAND } from '../../brands/brand-set.ts';
import { type ControlProblem, isForm } from './control-body.ts';
import { sandboxPage } from '../page/page.tsx';
import type { World } from '../world/world.ts';

/**
 * The context of every handler under /sandbox: the world, and the brand of the portal that the request came through.
 */
export type ControlEnv = { Variables: { world: World; brand: SandboxBrand } };

/** The CSP of the page, which loads only its own style sheet and script. */
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Sets the brand that the portal names in `x-sandbox-brand`; without one, the default brand. */
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

/** Renders the page, with a message if a form was invalid (400). */
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

/** Redirects a form to its section of the page; any other request gets `answer` as JSON. */
export function answerDone(c: Context<ControlEnv>, section: string, answer: object): Response {
  return isForm(c.req.raw) ? c.redirect(`/sandbox#${section}`, 303) : c.json(answer);
}

/**
 * Renders the page with the problem for a form; any other request gets the problem as JSON, with 400, or 404 if
 * something does not exist.
 */
export function answerProblem(c: Context<ControlEnv>, problem: ControlProblem): Response | Promise<Response> {
  if (isForm(c.req.raw)) return answerPage(c, problem.message);
  return c.json(problem, problem.code === 'badBody' ? 400 : 404);
}
