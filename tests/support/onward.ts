import { expect } from 'vitest';
import { linksOf, refreshOf } from './html.ts';
import { type Answer, ask } from './portal.ts';
import { directivesOf, expectSecurityHeaders } from './safe-answer.ts';

/** The page of ours that every way off the portal goes through. */
export const ONWARD = /^\/onward\?to=[\w.-]+$/;

/**
 * Where an answer leads off the portal: it is a redirect to a page of ours, which leads on at once by itself and by a link,
 * sends no referrer and is kept by nobody. Nothing of the destination stands in the address.
 */
export async function offPortal(answer: Answer, brand = 'geeni'): Promise<string> {
  expect(answer.location).toMatch(ONWARD);
  const page = await ask({ brand, path: answer.location ?? '' });
  expect(page.status).toBe(200);
  expectSecurityHeaders(page, 'token');
  expect(directivesOf(String(page.headers['content-security-policy'])).get('form-action')).toBe("'self'");
  expect(page.text).not.toContain('<script');
  const to = refreshOf(page.text);
  if (to === undefined) throw new Error('the page leads nowhere by itself');
  expect(linksOf(page.text)).toContain(to);
  return to;
}
