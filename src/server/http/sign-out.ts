import { mirrorAgainCookies } from '../page/language-mark.ts';
import type { RequestContext } from '../request/request-context.ts';
import { endSession } from '../session/sessions.ts';
import { withCookies } from './answers.ts';

/**
 * Ends the session of a request, and makes `answer` remove its cookies and clear what the browser stored of the portal.
 * The browser stores a chosen language again. Returns the same answer.
 */
export async function signOut(context: RequestContext, answer: Response): Promise<Response> {
  answer.headers.set('clear-site-data', '"cache", "storage"');
  return withCookies(answer, [...(await endSession(context)), ...mirrorAgainCookies(context)]);
}
