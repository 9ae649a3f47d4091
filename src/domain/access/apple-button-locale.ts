import { boundedCache } from '../text/bounded-cache.ts';

/** The 37 locales in which Apple draws its button. */
export const appleButtonLocales = [
  'ar_SA',
  'ca_ES',
  'cs_CZ',
  'da_DK',
  'de_DE',
  'el_GR',
  'en_GB',
  'en_US',
  'es_ES',
  'es_MX',
  'fi_FI',
  'fr_CA',
  'fr_FR',
  'hr_HR',
  'hu_HU',
  'id_ID',
  'it_IT',
  'iw_IL',
  'ja_JP',
  'ko_KR',
  'ms_MY',
  'nl_NL',
  'no_NO',
  'pl_PL',
  'pt_BR',
  'pt_PT',
  'ro_RO',
  'ru_RU',
  'sk_SK',
  'sv_SE',
  'th_TH',
  'tr_TR',
  'uk_UA',
  'vi_VI',
  'zh_CN',
  'zh_HK',
  'zh_TW',
] as const;
export type AppleButtonLocale = (typeof appleButtonLocales)[number];

const DEFAULT_LOCALE: AppleButtonLocale = 'en_US';

/** Languages for which Apple uses an older or a wider code. */
const appleLanguages: ReadonlyMap<string, string> = new Map([
  ['he', 'iw'],
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** The locales of buttons, by the requested tags. */
const cachedLocale = boundedCache<AppleButtonLocale>(512);

/**
 * Picks the locale of Apple's button for BCP 47 tags, most preferred first. Takes the first tag whose language Apple
 * draws: the exact locale, else the most likely region of that language, else any locale of that language. Falls back
 * to `en_US`.
 */
export function appleButtonLocale(tags: readonly string[]): AppleButtonLocale {
  return cachedLocale(
    tags.join(),
    () => tags.map(drawnLocale).find((locale) => locale !== undefined) ?? DEFAULT_LOCALE,
  );
}

function drawnLocale(tag: string): AppleButtonLocale | undefined {
  const requested = readable(tag);
  if (!requested) return undefined;
  const language = appleLanguages.get(requested.language) ?? requested.language;
  const likely = new Intl.Locale(
    requested.language,
    requested.script ? { script: requested.script } : {},
  ).maximize();
  return (
    listed(`${language}_${requested.region ?? ''}`) ??
    listed(`${language}_${likely.region ?? ''}`) ??
    appleButtonLocales.find((locale) => locale.startsWith(`${language}_`))
  );
}

function listed(name: string): AppleButtonLocale | undefined {
  return appleButtonLocales.find((locale) => locale === name);
}

function readable(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    // The text is not a language tag.
    return undefined;
  }
}
