import { expect, type Page } from '@playwright/test';

/**
 * In the pseudo-language every sentence stands in brackets. What stands outside of them, in the text or in what a screen
 * reader is told, is a name that is marked as one (`bdi`, `translate="no"`), a figure, a date, or a sentence that the copy
 * does not know.
 */
export async function expectWorded(page: Page): Promise<void> {
  expect(await page.evaluate(unworded)).toEqual([]);
}

/** Runs in the page: the words outside of the copy. */
function unworded(): string[] {
  const months =
    'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December';
  const figures = new RegExp(
    `\\b(${months}) \\d+(, \\d{4})?|\\b\\d+:\\d\\d [AP]M|\\b(US|CA|A)?\\$|\\d+( days)?|[©·•]`,
    'g',
  );
  const named = 'bdi, [translate="no"], [lang]:not(html), script, style, template, noscript';
  const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'content'];
  const found: string[] = [];
  const seek = (text: string, where: string) => {
    const words = text.replace(/⟦[^⟦⟧]*⟧/g, ' ').replace(figures, ' ');
    if (/\p{L}/u.test(words)) found.push(`${where}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  let depth = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || node.parentElement.closest(named)) continue;
    let outside = '';
    for (const letter of node.textContent ?? '') {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth -= 1;
      else if (depth === 0) outside += letter;
    }
    seek(outside, node.parentElement.localName);
  }
  if (depth !== 0) found.push(`a sentence is cut: ${depth} brackets are open`);
  for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    if (element.closest(named)) continue;
    for (const name of attributes) seek(element.getAttribute(name) ?? '', `${element.localName} ${name}`);
  }
  return [...new Set(found)];
}
