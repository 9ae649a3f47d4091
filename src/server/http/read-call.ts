import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { CALL_HEADER } from '../../contracts/account-call.ts';
import type { PortalHono } from './portal-hono.ts';
import { problemResponse } from './problem-response.ts';
import { readRequestBody } from './request-body.ts';

/** The validated data of a call and the format it came in; or the response that refuses the call. */
export type ReadCall<Data, Form> =
  | { ok: true; from: 'json'; data: Data }
  | { ok: true; from: 'form'; data: Form }
  | { ok: false; response: Response };

/** Reads the body of a call that an island (JSON) or a plain form may make. Refuses JSON without `CALL_HEADER`. */
export async function readCall<Json extends z.ZodMiniType, Form extends z.ZodMiniType>(
  c: Context<PortalHono>,
  shapes: { json: Json; form: Form },
): Promise<ReadCall<z.output<Json>, z.output<Form>>> {
  const { context } = c.var;
  const body = await readRequestBody(c.req.raw);
  if (!body.ok) return { ok: false, response: problemResponse(context, body.code) };
  if (body.from === 'json' && !isPortalCall(c))
    return { ok: false, response: problemResponse(context, 'forbidden') };
  const read = body.from === 'json' ? shapes.json.safeParse(body.data) : shapes.form.safeParse(body.data);
  if (!read.success) return { ok: false, response: problemResponse(context, 'bad_request') };
  return { ok: true, from: body.from, data: read.data } as ReadCall<z.output<Json>, z.output<Form>>;
}

/** True for a call that one of our scripts made. */
export function isPortalCall(c: Context<PortalHono>): boolean {
  return c.req.raw.headers.get(CALL_HEADER) === '1';
}
