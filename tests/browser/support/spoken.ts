import type { Page } from '@playwright/test';
import type { Copy, CopySection } from '../../../src/copy/copy.ts';
import { directionOf, type SpokenLanguage } from '../../../src/domain/text/languages.ts';
import { codesIn, copyOf, englishLeft } from '../../support/copy-of.ts';
import { expectFits, narrow } from './fits.ts';
import { expect } from './portal-test.ts';

/** The options of a browser context that is set to a language. */
export function inLanguage(language: SpokenLanguage): { locale: string } {
  return { locale: language };
}

/** The sentences of a language, by which tests find elements. */
export type Spoken = {
  language: SpokenLanguage;
  /** The pattern of a sentence, with any values in its placeholders and in any plural form. */
  say: <J extends CopySection>(section: J, key: keyof Copy[J] & string) => RegExp;
  /** Expects that the page names its language, and holds no English text and no code. */
  checkWords: (page: Page) => Promise<void>;
  /** Expects the same, and that the page fits a phone of 320 pixels. */
  check: (page: Page) => Promise<void>;
};

/** Loads the sentences of a language, with the checks of its pages. */
export async function spokenIn(language: SpokenLanguage): Promise<Spoken> {
  const [copy, isEnglish] = await Promise.all([copyOf(language), englishLeft(language)]);
  const checkWords = async (page: Page) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(
      directionOf(language),
    );
    const texts = await page.evaluate(textsOn);
    expect(texts.filter(isEnglish), `English on ${page.url()}`).toEqual([]);
    expect(texts.flatMap(codesIn), `codes on ${page.url()}`).toEqual([]);
  };
  return {
    language,
    checkWords,
    say(section, key) {
      const forms = copy.get(`${section}.${key}`);
      if (!forms) throw new Error(`${language} has no ${section}.${key}`);
      return new RegExp(`^(${forms.map(patternOf).join('|')})$`, 'u');
    },
    async check(page) {
      await checkWords(page);
      await expectFits(page, [narrow]);
    },
  };
}

function patternOf(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) =>
      // In accessible names a browser treats every kind of space as one, and ignores a soft hyphen.
      part
        .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\s/g, String.raw`\s`)
        .replaceAll('\u00ad', '\u00ad?'),
    )
    .join('.+');
}

/** Runs in the page: the texts and labels of its elements, except names and texts in another language. */
function textsOn(): string[] {
  const named = 'bdi, [translate="no"], [lang]:not(html), script, style, template, noscript';
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(named)) continue;
    let text = '';
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
      else if (node.nodeType === Node.ELEMENT_NODE) text += '\n';
    }
    const names = ['aria-label', 'placeholder', 'title', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    texts.push(...text.split('\n'), ...names);
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
