import { type Brand, type BrandFile, brandSchema, mends } from './brand-schema.ts';
import { takesDeclarations } from './takes-declarations.ts';
import { type Place, placeSchema } from './place-schema.ts';

/**
 * An environment: the brands' places by key, or a rule that gives every brand its place. `name` is the name of its
 * file. `isTestSystem`: the file says that no money moves at the platform of this environment.
 */
export type Environment = {
  name: string;
  isTestSystem?: boolean;
  /** What this environment shares with another on purpose. */
  mayShare?: readonly ('platform' | 'billing')[];
  places: Readonly<Record<string, unknown>> | ((brand: BrandFile) => unknown);
};

/** A brand in its place, or the problems of that place, one line for each field. */
export type Placing = { ok: true; brand: Brand } | { ok: false; lines: string[] };

/** Joins a brand with its place in an environment; undefined where it has none there. */
export function placing(brand: BrandFile, { places }: Environment): Placing | undefined {
  const input = typeof places === 'function' ? places(brand) : places[brand.key];
  if (input === undefined) return undefined;
  const place = placeSchema.safeParse(input);
  if (!place.success) return { ok: false, lines: mends(place.error.issues) };
  const unlike = unlikeFields(brand, place.data);
  if (unlike.length > 0) return { ok: false, lines: unlike };
  const whole = brandSchema.safeParse(inOne(brand, place.data));
  return whole.success ? { ok: true, brand: whole.data } : { ok: false, lines: mends(whole.error.issues) };
}

/**
 * A brand in its place in an environment; undefined where it has none there. Throws an `Error` that names the
 * environment, the brand, the field and what to write there.
 */
export function placedBrand(brand: BrandFile, environment: Environment): Brand | undefined {
  const placed = placing(brand, environment);
  if (placed === undefined || placed.ok) return placed?.brand;
  const lines = placed.lines.map((line) => `  ${line}`).join('\n');
  throw new Error(
    `The place of ${brand.key} in environments/${environment.name}.ts cannot be used. Correct these fields:\n${lines}`,
  );
}

/**
 * Joins the brand file and the place without validation: the result is validated, because the brand decides which
 * fields its place needs.
 */
function inOne(brand: BrandFile, place: Place): unknown {
  const { billing, wallets, tagManager, voiceAssistants, ...own } = brand;
  const second = 'second' in billing ? billing.second : undefined;
  return {
    ...own,
    hosts: place.hosts,
    platform: place.platform,
    billing: {
      ...billing,
      ...place.billing,
      ...(second && { second: { ...second, ...place.billing.second } }),
    },
    wallets: {
      ...wallets,
      ...(wallets.googlePay && { googlePay: { ...place.wallets.googlePay, ...wallets.googlePay } }),
    },
    social: place.social,
    tagManager: place.tagManager && { ...place.tagManager, receivers: tagManager?.receivers },
    letters: place.letters,
    voiceAssistants: voiceAssistants.map((partner) => ({ partner, ...place.voiceAssistants[partner] })),
  };
}

/** Lists the fields in which a place does not match the brand's file, one line for each field. */
function unlikeFields(brand: BrandFile, place: Place): string[] {
  const second = brand.billing.provider === 'recurly' && brand.billing.second;
  const fields: [field: string, isAsked: unknown, isSaid: unknown][] = [
    ['billing.second', second, place.billing.second],
    ['wallets.googlePay', brand.wallets.googlePay, place.wallets.googlePay],
    ['social.google', brand.social.includes('google'), place.social.google],
    ['social.apple', brand.social.includes('apple'), place.social.apple],
    ['tagManager', brand.tagManager, place.tagManager],
    ['tagManager.experiments', brand.tagManager?.experiments, place.tagManager?.experiments],
    ['letters', takesDeclarations(brand), place.letters],
    ['voiceAssistants.google', brand.voiceAssistants.includes('google'), place.voiceAssistants.google],
    ['voiceAssistants.alexa', brand.voiceAssistants.includes('alexa'), place.voiceAssistants.alexa],
  ];
  return fields
    .filter(([, isAsked, isSaid]) => Boolean(isAsked) !== Boolean(isSaid))
    .map(([field, isAsked]) =>
      isAsked ? `${field}: is missing` : `${field}: src/brands/data/${brand.key}.ts does not have it`,
    );
}
