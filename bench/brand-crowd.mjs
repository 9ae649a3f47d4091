import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandKeys } from './budgets.mjs';
import { builtCopy } from './built-copy.mjs';

/**
 * Builds a copy of this checkout with more brands: copies of its brands, each with its own key, hosts, name and plans.
 * @param {number} total the number of brands in the copy
 * @returns {{ folder: string, keys: string[] } | undefined} the folder of the Worker's modules and the keys of all brands;
 *   `undefined` if the build failed, which is printed
 */
export function builtWithBrands(total) {
  const keys = [...brandKeys];
  const folder = builtCopy({
    environment: 'sandbox',
    change: (copy) => {
      const data = path.join(copy, 'src/brands/data');
      const originals = readdirSync(data).map((file) => ({
        key: path.basename(file, '.ts'),
        text: readFileSync(path.join(data, file), 'utf8'),
      }));
      for (let number = 1; keys.length < total; number += 1) {
        const { key, text } = originals[number % originals.length];
        const made = `${key}x${number}`;
        // Hosts, plan codes and client ids hold the key, and each of them must belong to one brand.
        const whole = new RegExp(`(?<![a-z])${key}(?![a-z])`, 'g');
        writeFileSync(path.join(data, `${made}.ts`), text.replaceAll(whole, made));
        keys.push(made);
      }
    },
  });
  return folder && { folder, keys };
}
