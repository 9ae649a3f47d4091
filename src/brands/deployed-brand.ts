import { type Brand, type BrandFile, brandSchema, mends } from './brand-schema.ts';
import { takesDeclarations } from './takes-declarations.ts';
import { type BrandDeployment, deploymentSchema } from './deployment-schema.ts';

/**
 * An environment: the brands' deployments by key, or a rule that gives every brand its deployment. `name` is the name of its
 * file. `isTestSystem`: the file says that no money moves at the platform of this environment.
 */
export type Environment = {
  name: string;
  isTestSystem?: boolean;
  /** What this environment shares with another on purpose. */
  mayShare?: readonly ('platform' | 'billing')[];
  deployments: Readonly<Record<string, unknown>> | ((brand: BrandFile) => unknown);
};

/** A brand with its deployment, or the problems of that deployment, one line for each field. */
export type JoinedBrand = { ok: true; brand: Brand } | { ok: false; lines: string[] };

/** Joins a brand with its deployment in an environment; undefined where it has none there. */
export function joinDeployment(brand: BrandFile, { deployments }: Environment): JoinedBrand | undefined {
  const input = typeof deployments === 'function' ? deployments(brand) : deployments[brand.key];
  if (input === undefined) return undefined;
  const deployment = deploymentSchema.safeParse(input);
  if (!deployment.success) return { ok: false, lines: mends(deployment.error.issues) };
  const unlike = unlikeFields(brand, deployment.data);
  if (unlike.length > 0) return { ok: false, lines: unlike };
  const whole = brandSchema.safeParse(inOne(brand, deployment.data));
  return whole.success ? { ok: true, brand: whole.data } : { ok: false, lines: mends(whole.error.issues) };
}

/**
 * A brand with its deployment in an environment; undefined where it has none there. Throws an `Error` that names the
 * environment, the brand, the field and what to write there.
 */
export function deployedBrand(brand: BrandFile, environment: Environment): Brand | undefined {
  const joined = joinDeployment(brand, environment);
  if (joined === undefined || joined.ok) return joined?.brand;
  const lines = joined.lines.map((line) => `  ${line}`).join('\n');
  throw new Error(
    `The deployment of ${brand.key} in environments/${environment.name}.ts cannot be used. Correct these fields:\n${lines}`,
  );
}

/**
 * Joins the brand file and the deployment without validation: the result is validated, because the brand decides which
 * fields its deployment needs.
 */
function inOne(brand: BrandFile, deployment: BrandDeployment): unknown {
  const { billing, wallets, tagManager, voiceAssistants, ...rest } = brand;
  const second = 'second' in billing ? billing.second : undefined;
  return {
    ...rest,
    hosts: deployment.hosts,
    platform: deployment.platform,
    billing: {
      ...billing,
      ...deployment.billing,
      ...(second && { second: { ...second, ...deployment.billing.second } }),
    },
    wallets: {
      ...wallets,
      ...(wallets.googlePay && { googlePay: { ...deployment.wallets.googlePay, ...wallets.googlePay } }),
    },
    social: deployment.social,
    tagManager: deployment.tagManager && { ...deployment.tagManager, receivers: tagManager?.receivers },
    letters: deployment.letters,
    voiceAssistants: voiceAssistants.map((partner) => ({ partner, ...deployment.voiceAssistants[partner] })),
  };
}

/** Lists the fields in which a deployment does not match the brand's file, one line for each field. */
function unlikeFields(brand: BrandFile, deployment: BrandDeployment): string[] {
  const second = brand.billing.provider === 'recurly' && brand.billing.second;
  const fields: [field: string, isAsked: unknown, isSaid: unknown][] = [
    ['billing.second', second, deployment.billing.second],
    ['wallets.googlePay', brand.wallets.googlePay, deployment.wallets.googlePay],
    ['social.google', brand.social.includes('google'), deployment.social.google],
    ['social.apple', brand.social.includes('apple'), deployment.social.apple],
    ['tagManager', brand.tagManager, deployment.tagManager],
    ['tagManager.experiments', brand.tagManager?.experiments, deployment.tagManager?.experiments],
    ['letters', takesDeclarations(brand), deployment.letters],
    ['voiceAssistants.google', brand.voiceAssistants.includes('google'), deployment.voiceAssistants.google],
    ['voiceAssistants.alexa', brand.voiceAssistants.includes('alexa'), deployment.voiceAssistants.alexa],
  ];
  return fields
    .filter(([, isAsked, isSaid]) => Boolean(isAsked) !== Boolean(isSaid))
    .map(([field, isAsked]) =>
      isAsked ? `${field}: is missing` : `${field}: src/brands/data/${brand.key}.ts does not have it`,
    );
}
