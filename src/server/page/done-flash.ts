import * as z from 'zod';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../request/request-context.ts';

const changes = ['cancelled', 'kept', 'devicesSaved'] as const;
/** A change that the account confirmed, and that the next page says. */
export type DoneChange = (typeof changes)[number];

const flash = sealedCookie({
  name: 'flash',
  purpose: 'done',
  schema: z.strictObject({ done: z.enum(changes) }),
  seconds: 60,
});

/** Where a form leads: a path of the portal, alone or with `Set-Cookie` values. */
export type FormLead = string | { to: string; cookies: readonly string[] };

/** Leads a form to a page that says, once, what was done. An address alone says nothing. */
export async function leadToDone(
  context: RequestContext,
  to: string,
  done: DoneChange,
): Promise<Exclude<FormLead, string>> {
  return { to, cookies: [await flash.write(context, { done })] };
}

/** Returns what was done just before this page, if it is one of the changes that the page says; undefined otherwise. */
export async function takeDone(
  context: RequestContext,
  said: readonly DoneChange[],
): Promise<DoneChange | undefined> {
  return (await flash.take(context, ({ done }) => said.includes(done)))?.done;
}
