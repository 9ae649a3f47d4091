import type { Brand } from '../src/brands/brand-schema.ts';
import { chargesCards } from '../src/brands/key-shapes.ts';
import { cardKeys } from '../src/brands/deployment-findings.ts';
import type { Environment } from '../src/brands/deployed-brand.ts';
import { isPlaceholder } from '../src/brands/placeholder.ts';

/** The brands of an environment, as far as their deployments are valid. */
export type DeployedBrands = { name: string; brands: readonly Brand[] };

/** A value that must be of one environment alone, and what would happen if it were not. */
type SharedValue = { field: string; value: string; kind: 'platform' | 'billing' | 'hosts'; harm: string };

/**
 * Lists what an environment shares with others: hosts, platforms, and keys with which cards are charged; a line for each,
 * by brand. What its file says it shares on purpose (`mayShare`) is not listed.
 */
export function sharedFindings(
  environment: DeployedBrands & Pick<Environment, 'mayShare'>,
  others: readonly DeployedBrands[],
): { of: string; lines: string[] }[] {
  const mayShare: readonly string[] = environment.mayShare ?? [];
  const taken = others.flatMap(({ name, brands }) =>
    brands.flatMap((brand) => valuesOf(brand).map((own) => ({ ...own, name, brand: brand.key }))),
  );
  return environment.brands.map((brand) => ({
    of: brand.key,
    lines: valuesOf(brand).flatMap((own) => {
      const other = taken.find(({ kind, value }) => kind === own.kind && value === own.value);
      if (!other || mayShare.includes(own.kind)) return [];
      const mend =
        own.kind === 'hosts'
          ? 'give each environment its own'
          : `the right one: ${own.kind === 'platform' ? 'the platform’s team' : 'the payment provider’s dashboard'}; if it is meant so, write \`export const mayShare = ['${own.kind}']\` into the environment’s file`;
      return [`${own.field}: is ${other.brand}’s in ${other.name}, too: ${own.harm}; ${mend}`];
    }),
  }));
}

function valuesOf(brand: Brand): SharedValue[] {
  const { hosts, platform } = brand;
  const all: SharedValue[] = [
    ...hosts.map((value, index): SharedValue => ({
      field: `hosts.${index}`,
      value,
      kind: 'hosts',
      harm: 'a deployment here would take the address away from there',
    })),
    ...(['api', 'oauth'] as const).map((base): SharedValue => ({
      field: `platform.${base}`,
      value: platform[base].replace(/\/+$/, ''),
      kind: 'platform',
      harm: 'whoever tries something here changes accounts of people there',
    })),
    ...cardKeys(brand).flatMap(({ field, key, of }): SharedValue[] =>
      // A Stripe account has one id for tests and for money, and a test key charges nobody.
      key !== undefined && (of === 'recurly' || chargesCards(key))
        ? [{ field, value: key, kind: 'billing', harm: 'cards of both are kept and charged at one place' }]
        : [],
    ),
  ];
  return all.filter(({ value }) => !isPlaceholder(value, { takesMoney: false }));
}
