import { expect } from 'vitest';
import { fetchesOf, inlineOf, policyHash, tagsOf } from './html.ts';
import type { Answer } from './portal.ts';
import { directivesOf } from './safe-answer.ts';

/** True for an answer that a browser shows. */
export const isPage = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html');

/** Expects that the policy of a page allows all of its scripts and styles: by hash, or from its own origin. */
export function expectCoveredByPolicy(page: Answer): void {
  const directives = directivesOf(String(page.headers['content-security-policy']));
  const allowed = (name: string) => directives.get(name) ?? directives.get('default-src') ?? '';
  for (const script of inlineOf(page.text, 'script'))
    expect(allowed('script-src')).toContain(policyHash(script));
  for (const style of inlineOf(page.text, 'style')) expect(allowed('style-src')).toContain(policyHash(style));
  for (const address of fetchesOf(page.text)) expect(address).toMatch(/^\/(?!\/)/);
  for (const { name, attributes } of tagsOf(page.text)) {
    const odd = [...attributes.keys()].filter((attribute) => /^(style$|on)/.test(attribute));
    expect({ name, odd }).toEqual({ name, odd: [] });
    for (const attribute of ['src', 'href', 'action']) {
      const value = attributes.get(attribute) ?? '';
      expect(value).not.toMatch(/^\s*(javascript|data|vbscript|blob):/i);
      if (name === 'form') expect(value).toMatch(/^(\/(?!\/)|$)/);
    }
  }
}
