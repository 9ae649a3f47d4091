import type { Browser, BrowserContext } from '@playwright/test';

/** The pseudo-language: every sentence of the copy in brackets, longer and with accents. */
export const PSEUDO = 'en-XA';

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
      if (language === PSEUDO) await speakPseudo(context, at, brand);
      return context;
    },
  };
}

/** Makes the portal of a brand answer this browser in the pseudo-language. */
export async function speakPseudo(
  context: BrowserContext,
  at: (path: string, brand?: string) => string,
  brand: string,
): Promise<void> {
  await context.addCookies([
    {
      name: '__Host-locale',
      value: `chosen.${PSEUDO}`,
      domain: new URL(at('/', brand)).hostname,
      path: '/',
      secure: true,
    },
  ]);
}
