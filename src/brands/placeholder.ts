import type { Brand } from './brand-schema.ts';

/** Patterns of sample values, which no real provider would issue. */
const samples: readonly RegExp[] = [
  /placeholder/i,
  // Domains reserved for examples, as a host, in an address, or in an app's package name.
  /(^|[./@=])example($|[./:?])/i,
  // The sample values of the sandbox and of the documents.
  /^(ewr1|fra)-.*(public-key|sample)$/,
  /^BCR2DN4T0{4}/,
  /^GTM-(X+|ABC123)$/,
  /0VENDOR$/,
  /-lr-api-key$/,
  /\/id10{6}\d{3}$/,
  // What people write while they do not know the value yet, and addresses that nobody reads.
  /(^|[./@])(todo|tbd|fixme|change-?me|your-?(company|domain|brand))(\.|$)/i,
  /^(no-?reply|do-?not-?reply|test|name|user|someone|me|you)@/i,
  /@(localhost|test|invalid|company|domain|email)(\.|$)/i,
];

/** Keys of a provider's test system, which take no money. */
const testKeys = /^(pk_test_|sk_test_)/;

/**
 * True for a value that must be replaced by a real one. In production, where people pay, the key of a test system
 * counts, too.
 */
export function isPlaceholder(value: string, { takesMoney }: { takesMoney: boolean }): boolean {
  return samples.some((sample) => sample.test(value)) || (takesMoney && testKeys.test(value));
}

/**
 * The fields of a brand that hold a placeholder: paths such as `platform.api` and `voiceAssistants.google.clientId`,
 * without values.
 */
export function placeholdersIn(brand: Brand, { takesMoney }: { takesMoney: boolean }): string[] {
  const { theme: _theme, copy: _copy, voiceAssistants, ...rest } = brand;
  const assistants = Object.fromEntries(voiceAssistants.map(({ partner, ...client }) => [partner, client]));
  return [...texts({ ...rest, voiceAssistants: assistants }, [])]
    .filter(([, text]) => isPlaceholder(text, { takesMoney }))
    .map(([path]) => path);
}

function* texts(value: unknown, path: readonly string[]): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* texts(inner, [...path, name]);
}
