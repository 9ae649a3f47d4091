import { indexedBrands } from '../src/brands/brand-set.ts';
import { brandFiles } from '../src/brands/checked-brands.ts';
import { isBesideSandbox, takesMoney } from '../src/brands/environment-names.ts';
import { deploymentFindings } from '../src/brands/deployment-findings.ts';
import { joinDeployment } from '../src/brands/deployed-brand.ts';
import { brandModules, environmentNamed, environments } from './brand-files.ts';
import { missingFiles, deployedTextFaults, deployedTexts } from './deployed-texts.ts';
import { sharedFindings } from './shared-deployments.ts';
import {
  blockFindings,
  letterFindings,
  type WorkerConfig,
  workerBlock,
  workerConfig,
  workerFindings,
} from './worker-findings.ts';

import type { BrandFile } from '../src/brands/brand-schema.ts';
import type { Environment } from '../src/brands/deployed-brand.ts';
import type { Brand } from '../src/brands/brand-schema.ts';
/**
 * What is missing in an environment. `findings` are the lines to correct, by brand or part of the Worker. `absent` are the
 * brands that have no deployment there, which is allowed.
 */
export type EnvironmentReport = {
  name: string;
  served: string[];
  absent: string[];
  findings: { of: string; lines: string[] }[];
  /** What is not needed for a deployment, but missed by somebody else. */
  hints: { of: string; lines: string[] }[];
};

const CANNOT_BE_SEEN =
  'What cannot be seen from here: the secret SESSION_KEY (a deployment without it is refused); whether a Recurly key is of a site that charges, and whether all gateways of the site are named; whether LoginRadius’ key is its API Key, for its API Secret looks the same.';

/** Reports what is missing in an environment of this checkout. Throws an Error if there is none of that name. */
export async function environmentReport(name: string | undefined): Promise<EnvironmentReport> {
  const environment = await environmentNamed(name);
  const others = (await environments()).filter((one) => one.name !== environment.name);
  return reportOf({
    environment,
    brands: brandFiles(await brandModules()),
    worker: workerConfig(environment.name),
    block: workerBlock(environment.name),
    others: others.map((one) => ({ environment: one, worker: workerConfig(one.name) })),
    texts: deployedTexts(environment.name),
  });
}

export function reportOf({
  environment,
  brands,
  worker,
  block,
  others,
  texts,
}: {
  environment: Environment;
  brands: readonly BrandFile[];
  worker: WorkerConfig;
  block: Readonly<Record<string, unknown>>;
  others: readonly { environment: Environment; worker: WorkerConfig }[];
  texts: ReadonlyMap<string, string>;
}): EnvironmentReport {
  const { name } = environment;
  const joined = brands.map((brand) => ({ key: brand.key, joined: joinDeployment(brand, environment) }));
  const findings = joined.flatMap(({ key, joined: one }) => {
    if (!one) return [];
    if (!one.ok) return [{ of: key, lines: one.lines }];
    // In the sandbox environment all values are placeholders on purpose.
    const wrong = isBesideSandbox(name)
      ? []
      : deploymentFindings(one.brand, { takesMoney: takesMoney(name) });
    return [{ of: key, lines: wrong.map(({ field, mend }) => `${field}: ${mend}`) }];
  });
  const good = joined.flatMap(({ joined: one }) => (one?.ok ? [one.brand] : []));
  const isDeployed = !isBesideSandbox(name);
  const sources = [...texts.keys()];
  const lacking = isDeployed
    ? good.map((brand) => ({ of: brand.key, ...missingFiles(sources, name, brand) }))
    : [];
  const elsewhere = others
    .filter(({ environment: other }) => isDeployed && !isBesideSandbox(other.name))
    .map(({ environment: other }) => ({ name: other.name, brands: validBrands(brands, other) }));
  return {
    name,
    served: good.map(({ key }) => key),
    absent: joined.filter((one) => !one.joined).map(({ key }) => key),
    findings: byPart([
      ...findings,
      { of: 'hosts', lines: sharedHosts(good) },
      ...sharedFindings({ ...environment, brands: good }, elsewhere),
      ...lacking.map(({ of, needed }) => ({ of, lines: needed })),
      { of: `environments/${name}.files`, lines: deployedTextFaults(texts, name, good) },
      {
        of: 'wrangler.toml',
        lines: [
          ...blockFindings(name, block),
          ...(isDeployed ? letterFindings(name, worker, good) : []),
          ...workerFindings(
            name,
            worker,
            others.map((other) => other.worker),
          ),
        ],
      },
    ]),
    hints: byPart(lacking.map(({ of, useful }) => ({ of, lines: useful }))),
  };
}

function validBrands(brands: readonly BrandFile[], environment: Environment): Brand[] {
  return brands.flatMap((brand) => {
    const joined = joinDeployment(brand, environment);
    return joined?.ok ? [joined.brand] : [];
  });
}

function sharedHosts(brands: readonly Brand[]) {
  try {
    indexedBrands(brands);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The text of a report. */
export function reportText({ name, served, absent, findings, hints }: EnvironmentReport) {
  const count = findings.reduce((sum, { lines }) => sum + lines.length, 0);
  const blocks = blocksOf(findings);
  const where = `Brands: src/brands/data/<brand>.ts. Their deployments: environments/${name}.ts. The Worker: [env.${name}] in wrangler.toml.`;
  return [
    ...blocks,
    ...(hints.length > 0
      ? [
          `Not needed to deploy. Without these files an app opens no link of the host, and shares no password with it; the app’s developers have them, for environments/${name}.files/<brand>:`,
          ...blocksOf(hints),
        ]
      : []),
    ...(absent.length > 0
      ? [`Not served in ${name}, for they have no deployment in it: ${absent.join(', ')}.`]
      : []),
    count === 0
      ? `${name} is ready: ${served.join(', ')}.`
      : `${name} is not ready: ${count} ${count === 1 ? 'thing is' : 'things are'} missing or wrong.\n${where}`,
    ...(isBesideSandbox(name) ? [] : [CANNOT_BE_SEEN]),
  ].join('\n');
}

/** The found lines with one entry for each brand or part of the Worker; without those that have none. */
function byPart(found: readonly { of: string; lines: string[] }[]): EnvironmentReport['findings'] {
  const parts = Map.groupBy(
    found.filter(({ lines }) => lines.length > 0),
    ({ of }) => of,
  );
  return [...parts].map(([of, entries]) => ({ of, lines: entries.flatMap(({ lines }) => lines) }));
}

function blocksOf(found: EnvironmentReport['findings']): string[] {
  return found.map(({ of, lines }) => [of, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}
