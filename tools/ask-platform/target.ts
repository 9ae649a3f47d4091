import type { Brand } from '../../src/brands/brand-schema.ts';
import { DEFAULT_BRAND } from '../../src/brands/brand-set.ts';
import { brandFiles } from '../../src/brands/checked-brands.ts';
import { isBesideSandbox, takesMoney } from '../../src/brands/environment-names.ts';
import { isPlaceholder, placeholdersIn } from '../../src/brands/placeholder.ts';
import { type Environment, deployedBrand } from '../../src/brands/deployed-brand.ts';
import { brandModules, environments } from '../../scripts/brand-files.ts';
import type { AskOptions } from './options.ts';

/** Whose platform is asked, and what may be done there. */
export type Target = { brand: Brand; isTestSystem: boolean; isSandbox: boolean };

/**
 * Finds the platform that is to be asked. Throws an Error with a sentence for people where it cannot be asked, or may not be
 * asked in this way.
 */
export async function targetOf(options: AskOptions): Promise<Target> {
  const all = await environments();
  const environment = all.find(({ name }) => name === options.environment);
  // What was typed is not repeated: it may be a password in the wrong place.
  if (!environment)
    throw new Error(
      `There is no such environment: environments/ has ${all.map(({ name }) => name).join(', ')}.`,
    );
  return checkedTarget(options, environment, {
    files: brandFiles(await brandModules()),
    others: all.filter(({ name }) => name !== environment.name),
  });
}

export function checkedTarget(
  options: Pick<AskOptions, 'brand' | 'changes' | 'orders'>,
  environment: Environment,
  { files, others }: { files: ReturnType<typeof brandFiles>; others: readonly Environment[] },
): Target {
  const { name } = environment;
  const isTestSystem = environment.isTestSystem === true && !takesMoney(name);
  if (takesMoney(name) && (options.changes || options.orders))
    throw new Error(
      `${name} is where people pay: it is read, and never changed. Leave out --changes and --orders.`,
    );
  if (options.orders && !isTestSystem)
    throw new Error(
      `--orders costs money, and environments/${name}.ts does not say that it is a test system. If no money moves there, write \`export const isTestSystem = true\`.`,
    );
  const key = options.brand ?? DEFAULT_BRAND;
  const file = files.find((each) => each.key === key);
  const brand = file && deployedBrand(file, environment);
  if (!brand)
    throw new Error(
      `That brand has no deployment in environments/${name}.ts. The brands are ${files.map((each) => each.key).join(', ')}.`,
    );
  if (isBesideSandbox(name)) return { brand, isTestSystem, isSandbox: true };
  const unset = placeholdersIn(brand, { takesMoney: takesMoney(name) }).filter((field) =>
    field.startsWith('platform'),
  );
  if (unset.length > 0)
    throw new Error(
      `environments/${name}.ts has a placeholder in ${unset.map((field) => `${key}.${field}`).join(' and ')}. npm run doctor -- ${name} lists them all.`,
    );
  if (
    (options.changes || options.orders) &&
    peoplesHosts(files, others).some((host) => hostsOf(brand).includes(host))
  )
    throw new Error(
      `The platform of ${key} in environments/${name}.ts is that of an environment in which people pay: it is read, and never changed.`,
    );
  return { brand: withoutPlaceholders(brand), isTestSystem, isSandbox: false };
}

/** The hosts of every platform of the environments in which people pay. */
function peoplesHosts(files: ReturnType<typeof brandFiles>, others: readonly Environment[]): string[] {
  return others
    .filter(({ name }) => takesMoney(name))
    .flatMap((environment) => files.flatMap((file) => deployedBrand(file, environment) ?? []))
    .flatMap(hostsOf);
}

/** The hosts of a brand's platform on any port, without the dot that may end a name. */
function hostsOf({ platform }: Brand): string[] {
  return Object.values(platform).map((base) => new URL(base).hostname.replace(/\.$/, ''));
}

/** The brand without the assistants whose deployment is not filled in yet: they would be refused. */
function withoutPlaceholders(brand: Brand): Brand {
  const isFilled = ({ clientId, redirectUris }: Brand['voiceAssistants'][number]) =>
    [clientId, ...redirectUris].every((value) => !isPlaceholder(value, { takesMoney: false }));
  return { ...brand, voiceAssistants: brand.voiceAssistants.filter(isFilled) };
}
