import * as z from 'zod';
import { sealedCookie } from '../session/sealed-cookie.ts';
import type { Lead } from '../request/answer.ts';
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

/** Leads a form to a page that says, once, what was done. An address alone says nothing. */
export async function leadToDone(context: RequestContext, to: string, done: DoneChange): Promise<Lead> {
  return { to, cookies: [await flash.write(context, { done })] };
}

/**
 * Returns what was done just before this page, if it is one of the changes that the page says; undefined otherwise. With
 * it comes the `Set-Cookie` value that lets the page say it once.
 */
export async function takeDone(
  context: RequestContext,
  said: readonly DoneChange[],
): Promise<{ done: DoneChange | undefined; cookies: string[] }> {
  const { note, cookies } = await flash.take(context, ({ done }) => said.includes(done));
  return { done: note?.done, cookies };
}
