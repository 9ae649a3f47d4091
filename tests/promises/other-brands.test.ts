import { allSandboxBrands } from '../../src/sandbox/catalogue/all-sandbox-brands.ts';
import { keepPromises } from './keep-promises.ts';
import { wholeBrands } from './whole-brands.ts';

for (const [key, brand] of allSandboxBrands.byKey)
  if (!wholeBrands.has(key)) keepPromises(brand, 'every pair');
