import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandKeys } from './budgets.ts';
import { builtCopy } from './built-copy.ts';

/** A built portal, by the folder of its modules, and the keys of its brands: those of this checkout first. */
export type BrandCrowd = { folder: string; keys: string[] };

/**
 * Builds a copy of this checkout with more brands: copies of its brands, each with its own key, hosts, name and plans.
 * Returns undefined if the build failed, which is printed.
 */
export function builtWithBrands(total: number): BrandCrowd | undefined {
  const keys = [...brandKeys];
  const folder = builtCopy('sandbox', (copy) => {
    const data = path.join(copy, 'src/brands/data');
    const originals = readdirSync(data).map((file) => ({
      key: path.basename(file, '.ts'),
      text: readFileSync(path.join(data, file), 'utf8'),
    }));
    for (let number = 1; keys.length < total; number += 1) {
      const original = originals[number % originals.length];
      if (!original) throw new Error('This checkout has no brand to copy.');
      const made = `${original.key}x${number}`;
      // Hosts, plan codes and client ids hold the key, and each of them must belong to one brand.
      const whole = new RegExp(`(?<![a-z])${original.key}(?![a-z])`, 'g');
      writeFileSync(path.join(data, `${made}.ts`), original.text.replaceAll(whole, made));
      keys.push(made);
    }
  });
  return folder === undefined ? undefined : { folder, keys };
}
