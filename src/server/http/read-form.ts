import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { PortalHono } from './portal-hono.ts';
import { problemResponse } from './problem-response.ts';
import { readRequestBody } from './request-body.ts';

/** The validated fields of a plain form; or the response that refuses the form. */
export type ReadForm<Form> = { ok: true; data: Form } | { ok: false; response: Response };

/** Reads the body of a call that only a plain form makes. `lists` names the fields that may occur more than once. */
export async function readForm<Form extends z.ZodMiniType>(
  c: Context<PortalHono>,
  shape: Form,
  lists: readonly string[] = [],
): Promise<ReadForm<z.output<Form>>> {
  const { context } = c.var;
  const body = await readRequestBody(c.req.raw, { lists });
  if (!body.ok) return { ok: false, response: problemResponse(context, body.code) };
  if (body.from !== 'form') return { ok: false, response: problemResponse(context, 'unsupported_type') };
  const read = shape.safeParse(body.data);
  return read.success
    ? { ok: true, data: read.data }
    : { ok: false, response: problemResponse(context, 'bad_request') };
}
