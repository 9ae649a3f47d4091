import { expect, type Page } from '@playwright/test';
import { checkedSandboxBrands } from '../../../scripts/brand-files.ts';
import type { Brand } from './page-rows.ts';

const softly = expect.configure({ soft: true });
const { byKey } = await checkedSandboxBrands();

/**
 * Expects that every sentence of the page is in the copy. In the pseudo-language a sentence is in brackets. Text outside of
 * brackets, visible or for a screen reader, must be a name (marked as one, or of the brand, its plans or a provider), a number
 * or a date. A phrase may be inside a sentence, such as a price with its period; a sentence may not.
 */
export async function expectWorded(page: Page, brand: Brand): Promise<void> {
  softly(await page.evaluate(unworded, namesOf(brand)), page.url()).toEqual([]);
}

/** Names that the copy does not translate: the brand and its line in the footer, its plans and their lines, the providers. */
function namesOf(key: Brand): string[] {
  const brand = byKey.get(key);
  if (!brand) return [];
  const plans = brand.catalogue.flatMap(({ name, features }) => [name, `${name}, monthly`, ...features]);
  const names = [brand.displayName, ...(brand.footer.text ? [brand.footer.text.en] : []), ...plans];
  // The longest name comes first, because a name may be part of another.
  return [...names, ...providers].toSorted((a, b) => b.length - a.length);
}

const providers = ['Google Pay', 'Apple Pay', 'Google', 'Apple', 'Visa', 'MM', 'YY', 'CVV', 'PDF'];

/** Runs in the page: words outside of the copy, and sentences inside sentences. */
function unworded(names: string[]): string[] {
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
  const figures = new RegExp(
    `\\b(${months}) \\d+(, \\d{4})?|\\b\\d+:\\d\\d\\s[AP]M|\\b\\d+ (day|week|month|year)s?\\b|INV-\\S+|\\b(US|CA|A)\\$`,
    'g',
  );
  // Google writes the text of its own button. The names of countries and states come from `Intl` and a table of data.
  const named =
    'bdi, [translate="no"], [lang]:not(html), script, style, template, noscript, .social-google, select:is([name=country], [name=state])';
  const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'data-label', 'data-busy'];
  // The title and description of a page may be sentences.
  const HEAD = 'the head';
  const found: string[] = [];
  const seek = (text: string, where: string) => {
    const words = names.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(figures, ' ');
    if (/\p{L}/u.test(words)) found.push(`${where}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  const seekAll = (text: string, where: string, before = 0): number => {
    let depth = before;
    let outside = '';
    for (const letter of text) {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth -= 1;
      else if (depth === 0) outside += letter;
    }
    if (depth === 0 && !before && /[.!?]⟧.*⟧/.test(text) && where !== HEAD)
      found.push(`${where}: a sentence inside a sentence: ${text.trim()}`);
    seek(outside, where);
    return depth;
  };
  let depth = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || node.parentElement.closest(named)) continue;
    depth = seekAll(node.textContent ?? '', node.parentElement.localName, depth);
  }
  if (depth !== 0) found.push(`a sentence is cut: ${depth} brackets are open`);
  for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    if (element.closest(named)) continue;
    for (const name of attributes) seekAll(element.getAttribute(name) ?? '', `${element.localName} ${name}`);
  }
  seekAll(document.title, HEAD);
  seekAll(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '', HEAD);
  return [...new Set(found)];
}
