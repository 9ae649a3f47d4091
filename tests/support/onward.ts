import { expect } from 'vitest';
import { linksOf, refreshOf } from './html.ts';
import { type Answer, ask } from './portal.ts';
import { directivesOf, expectSecurityHeaders } from './safe-answer.ts';

/** The address of the portal's page that every redirect to another site goes through. */
export const ONWARD = /^\/onward\?to=[\w.-]+$/;

/**
 * Expects an answer that leads off the portal, and returns its destination: a redirect to a page of the portal, which
 * redirects at once by itself and by a link, sends no referrer and is not cached. Its address does not hold the destination.
 */
export async function offPortal(answer: Answer, brand = 'geeni'): Promise<string> {
  expect(answer.location).toMatch(ONWARD);
  const page = await ask({ brand, path: answer.location ?? '' });
  expect(page.status).toBe(200);
  expectSecurityHeaders(page, 'token');
  expect(directivesOf(String(page.headers['content-security-policy'])).get('form-action')).toBe("'self'");
  expect(page.text).not.toContain('<script');
  const to = refreshOf(page.text);
  if (to === undefined) throw new Error('the page does not redirect by itself');
  expect(linksOf(page.text)).toContain(to);
  return to;
}
