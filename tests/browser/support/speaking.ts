import type { Browser, BrowserContext } from '@playwright/test';

/** A browser whose contexts ask for a language: by a header, or for the pseudo-language by a cookie. */
export function speaking(
  browser: Browser,
  language: string,
  at: (path: string, brand?: string) => string,
  brand: string,
): { newContext(): Promise<BrowserContext> } {
  return {
    async newContext() {
      const context = await browser.newContext({ locale: language });
      if (language === PSEUDO)
        await context.addCookies([
          {
            name: '__Host-locale',
            value: `chosen.${language}`,
            domain: new URL(at('/', brand)).hostname,
            path: '/',
            secure: true,
          },
        ]);
      return context;
    },
  };
}

/** The pseudo-language: every sentence of the copy in brackets, longer and with accents. */
export const PSEUDO = 'en-XA';
