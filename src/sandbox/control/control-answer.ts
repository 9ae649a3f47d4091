import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { DEFAULT_BRAND } from '../../brands/brand-set.ts';
import { sandboxPage } from '../page/page.tsx';
import type { World } from '../world/world.ts';

/** The context of every handler under /sandbox: the world, and the brand of the portal that the request came through. */
export type ControlEnv = { Variables: { world: World; brand: SandboxBrand } };

/** The error answer of a request to /sandbox. */
export type ControlProblem = {
  code: 'badBody' | 'unknownAccount' | 'unknownBrand' | 'unknownPrice' | 'notFound';
  message: string;
};

/** What a handler answers. */
export type Answer = Response | Promise<Response>;

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

/**
 * Reads JSON or the fields of a form. `c.req.valid('json')` is then what `schema` makes of it. A body that the schema
 * refuses gets the problem `badBody` with one sentence.
 */
export function withBody<Schema extends z.ZodType>(
  schema: Schema,
): MiddlewareHandler<ControlEnv, string, { out: { json: z.output<Schema> } }> {
  return async (c, next) => {
    const read = schema.safeParse(await bodyOf(c.req.raw));
    if (!read.success) return answerProblem(c, { code: 'badBody', message: sentenceOf(read.error) });
    if (read.data !== undefined && read.data !== null) c.req.addValidatedData('json', read.data);
    return next();
  };
}

/** Renders the page, with a message if a form was invalid (400). */
export function answerPage(c: Context<ControlEnv>, problem: string | null = null): Answer {
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
export function answerProblem(c: Context<ControlEnv>, problem: ControlProblem): Answer {
  if (isForm(c.req.raw)) return answerPage(c, problem.message);
  return c.json(problem, problem.code === 'badBody' ? 400 : 404);
}

/** Answers that a brand has no such account. */
export function unknownAccount(c: Context<ControlEnv>, brand: string, account: string): Answer {
  return answerProblem(c, { code: 'unknownAccount', message: `${brand} has no account ${account}.` });
}

/** True if a page's form sent the request, not a test or a script. */
function isForm(request: Request): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    request.headers.get('content-type') ?? '',
  );
}

/** The fields of a form, or JSON. A body that is neither is undefined, which a schema refuses or takes for none. */
async function bodyOf(request: Request): Promise<unknown> {
  if (isForm(request)) return Object.fromEntries(await request.formData());
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentenceOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => [path.join('.'), message].join(' ').trim()).join('; ');
}
