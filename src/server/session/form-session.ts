import { PENDING_DELETE } from '../deletion.ts';
import { seeOther } from '../http/answers.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { Visit } from '../visit.ts';
import type { SessionRecord } from './session-record.ts';
import { openSession } from './sessions.ts';

/** The session of a plain form of a signed-in page, or the answer that leads to where one is had. */
export type FormSession = { ok: true; session: SessionRecord } | { ok: false; response: Response };

/**
 * Guards what a plain form does as the middleware guards pages: signed out, the person signs in and comes back to `page`;
 * an account about to be deleted changes nothing.
 */
export async function formSession(env: PortalEnv, visit: Visit, page: string): Promise<FormSession> {
  const { brand, cookies, nowMs } = visit;
  const session = await openSession(env, { brand: brand.key, cookies, nowMs });
  if (!session) {
    const login = new URLSearchParams({ redirectUri: page, reason: 'ended' });
    return { ok: false, response: seeOther(`/login?${login}`, []) };
  }
  if (session.person.status === PENDING_DELETE)
    return { ok: false, response: seeOther('/pending-delete', []) };
  return { ok: true, session };
}
