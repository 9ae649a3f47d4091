import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { RequestContext } from '../page/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { formAnswer } from './answers.ts';
import { sessionOf } from './call-guard.ts';
import type { PortalHono } from './portal-hono.ts';
import { readForm } from './read-form.ts';

/** What a use case of a form is given: the request, whose it is, and the checked fields. */
type FormCall<Form extends z.ZodMiniType> = {
  context: RequestContext;
  session: SessionRecord;
  data: z.output<Form>;
};

/** Where a form leads: a path of ours, alone or with `Set-Cookie` values; or an answer of another kind. */
type FormResult = string | { to: string; cookies: readonly string[] } | Response;

/**
 * Handles a plain form of somebody who is signed in: checks its fields, runs the use case and leads on. `lists`
 * names the fields that may stand more than once.
 */
export function signedInForm<Form extends z.ZodMiniType>(
  schema: Form,
  useCase: (call: FormCall<Form>) => FormResult | Promise<FormResult>,
  { lists }: { lists?: readonly string[] } = {},
): (c: Context<PortalHono>) => Promise<Response> {
  return async (c) => {
    const form = await readForm(c, schema, lists);
    if (!form.ok) return form.response;
    const answer = await useCase({ context: c.var.context, session: sessionOf(c), data: form.data });
    if (answer instanceof Response) return answer;
    const { to, cookies } = typeof answer === 'string' ? { to: answer, cookies: [] } : answer;
    return formAnswer(c, to, cookies);
  };
}
