import * as z from 'zod';

/** The locales in which Apple's documents say that the button is drawn. */
const locales = (
  'ar_SA ca_ES cs_CZ da_DK de_DE el_GR en_GB en_US es_ES es_MX fi_FI fr_CA fr_FR hr_HR hu_HU id_ID it_IT iw_IL ja_JP ' +
  'ko_KR ms_MY nl_NL no_NO pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sv_SE th_TH tr_TR uk_UA vi_VI zh_CN zh_HK zh_TW'
).split(' ');

const within = (least: number, most: number) => z.coerce.number().min(least).max(most);

/** The query parameters of Apple's button image; any other value gets a 404, as at Apple. */
const appleButton = z.strictObject({
  height: within(30, 64).default(30),
  width: within(130, 375).default(140),
  color: z.enum(['black', 'white']).default('black'),
  border: z.enum(['true', 'false']).default('false'),
  type: z.enum(['sign-in', 'continue']).default('sign-in'),
  border_radius: within(0, 50).default(15),
  scale: within(1, 6).default(1),
  locale: z.enum(locales).default('en_US'),
});

/** The button's text in the languages of the portal; any other locale gets English. */
const continued = new Map([
  ['es', 'Continuar con Apple'],
  ['fr', 'Continuer avec Apple'],
  ['de', 'Mit Apple fortfahren'],
  ['pt', 'Continuar com a Apple'],
  ['ja', 'Appleで続ける'],
  ['ar', 'المتابعة مع Apple'],
  ['iw', 'המשך עם Apple'],
]);

/**
 * Returns the image as SVG; null if the query is invalid. Its icon is not an apple, because nothing here is Apple's.
 */
export function appleButtonImage(query: Record<string, string>): string | null {
  const params = appleButton.safeParse(query);
  if (!params.success) return null;
  const { width, height, color, border_radius: radius, type, locale } = params.data;
  const [language = ''] = locale.split('_');
  const words =
    type === 'sign-in' ? 'Sign in with Apple' : (continued.get(language) ?? 'Continue with Apple');
  const ink = color === 'black' ? '#fff' : '#000';
  const middle = height / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" rx="${radius}" fill="${color === 'black' ? '#000' : '#fff'}"/>` +
    `<g fill="${ink}" transform="translate(${width / 2 - 84} ${middle})"><circle cy="1" r="7"/><path d="M0-7q0-5 4-6 0 5-4 6z"/></g>` +
    `<text x="${width / 2 + 10}" y="${middle + 5}" fill="${ink}" text-anchor="middle" ` +
    `font-family="-apple-system,system-ui,Arial,sans-serif" font-size="15" font-weight="500">${words}</text></svg>`
  );
}
