import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { type Answer, type FormLead, leadOf } from '../request/answer.ts';
import { callMap } from '../../domain/pages/call-map.ts';
import { refusedTextCookies } from '../access/typed-text.ts';
import { sendToPage } from './answers.ts';
import { sessionOf } from './call-guard.ts';
import type { PortalHono } from './portal-hono.ts';
import { readForm } from './read-form.ts';

/**
 * The input of a form's use case: the request, the person's session, and the validated fields. `answer` is for what a handler
 * lets a response of its own carry.
 */
type FormCall<Form extends z.ZodMiniType> = {
  context: RequestContext;
  answer: Answer;
  session: SessionRecord;
  data: z.output<Form>;
};

/** Where a form leads: a path of the portal, alone or with `Set-Cookie` values; or a complete response. */
type FormResult = FormLead | Response;

/**
 * Makes the handler of a plain form for a signed-in person: it validates the fields, runs the use case and sends the
 * browser to the next page. `lists` names the fields that may occur more than once.
 */
export function signedInForm<Form extends z.ZodMiniType>(
  schema: Form,
  useCase: (call: FormCall<Form>) => FormResult | Promise<FormResult>,
  { lists }: { lists?: readonly string[] } = {},
): (c: Context<PortalHono>) => Promise<Response> {
  return async (c) => {
    const form = await readForm(c, schema, lists);
    if (!form.ok) return form.response;
    const { context, answer } = c.var;
    const result = await useCase({ context, answer, session: sessionOf(c), data: form.data });
    if (result instanceof Response) return result;
    const row = callMap.get(`POST ${c.req.path}`);
    const isRefused = row !== undefined && row.access !== 'visitor' && leadOf(result).isSessionOver === true;
    return sendToPage(c, result, isRefused ? await refusedTextCookies(context, row, form.data) : []);
  };
}
