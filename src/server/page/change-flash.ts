import * as z from 'zod';
import type { Lead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { accountCookie } from './account-cookie.ts';

const changes = ['cancelled', 'kept', 'devicesSaved', 'covered', 'uncovered'] as const;
/**
 * A change that the account confirmed, and the subscription that was changed. The next page says it. `device` is the id of
 * the one device that was put on the plan, or taken off again.
 */
export type CompletedChange = {
  done: (typeof changes)[number];
  subscriptionId: string;
  device?: string | undefined;
};

const flash = accountCookie({
  name: 'flash',
  purpose: 'done',
  schema: z.strictObject({
    done: z.enum(changes),
    subscriptionId: z.string(),
    device: z.string().optional(),
  }) satisfies z.ZodType<CompletedChange>,
  seconds: 60,
});

/** Leads a form to a page that says, once, what was done. An address alone says nothing. */
export async function redirectWithFlash(
  context: RequestContext,
  session: SessionRecord,
  to: string,
  change: CompletedChange,
): Promise<Lead> {
  return { to, cookies: [await flash.write(context, session, change)] };
}

/**
 * Returns what was done just before this page, if it is one of the changes that the page says; undefined otherwise. With
 * it comes the `Set-Cookie` value that lets the page say it once.
 */
export async function consumeFlash(
  context: RequestContext,
  session: SessionRecord,
  shown: readonly CompletedChange['done'][],
): Promise<{ change: CompletedChange | undefined; cookies: string[] }> {
  const { note, cookies } = await flash.take(context, session, ({ done }) => shown.includes(done));
  return { change: note, cookies };
}
