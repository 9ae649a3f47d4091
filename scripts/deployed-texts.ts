import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../src/brands/brand-schema.ts';
import {
  fileFaults,
  filesOfHost,
  type HostOfBrand,
  type DeployedFile,
} from '../src/brands/deployed-files.ts';
import { root } from './prepare.mjs';

const APPLE_PAY = '/.well-known/apple-developer-merchantid-domain-association';
/** Files without which something is missing in an app, but nothing of the portal. */
const forApps = ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'];

/** The files that an environment of this checkout places on its hosts: their texts by source. */
export function deployedTexts(environment: string): ReadonlyMap<string, string> {
  const folder = path.join(root, `environments/${environment}.files`);
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')]),
  );
}

/** The files of one host of this checkout, with their texts. */
export function textsOfHost(of: HostOfBrand): (DeployedFile & { body: string })[] {
  const texts = deployedTexts(of.environment);
  const files = [...filesOfHost([...texts.keys()], of).values()];
  return files.map((file) => ({ ...file, body: texts.get(file.source) ?? '' }));
}

/** What is wrong with the files of an environment, a line for each; empty where all can be served as they are. */
export function deployedTextFaults(
  texts: ReadonlyMap<string, string>,
  environment: string,
  brands: readonly Pick<Brand, 'key' | 'hosts'>[],
): string[] {
  const owners = brands.flatMap(({ key, hosts }) => [key, ...hosts]);
  return fileFaults(texts, { environment, owners });
}

/**
 * The files that the hosts of a brand lack: `needed`, without which a button of the portal does not appear, and
 * `useful`, which belong to the brand's apps.
 */
export function missingFiles(
  sources: readonly string[],
  environment: string,
  brand: Brand,
): { needed: string[]; useful: string[] } {
  const lacking = (wanted: string) =>
    brand.hosts.filter((host) => !filesOfHost(sources, { environment, brand: brand.key, host }).has(wanted));
  const paysByApple = brand.wallets.applePay !== undefined || brand.billing.provider === 'stripeElements';
  const place = `environments/${environment}.files/${brand.key}`;
  const from = brand.wallets.applePay ? 'Recurly’s' : 'Stripe’s';
  return {
    needed: (paysByApple ? lacking(APPLE_PAY) : []).map(
      (host) =>
        `${host}${APPLE_PAY}: is missing, so Apple does not verify the host and the Apple Pay button never appears; ${from} dashboard, Apple Pay, has the file for ${place}${APPLE_PAY}`,
    ),
    useful: (brand.apps ? forApps : []).flatMap((file) => lacking(file).map((host) => `${host}${file}`)),
  };
}
