import { allSandboxBrands } from '../../src/sandbox/catalogue/all-sandbox-brands.ts';
import { keepPromises } from './keep-promises.ts';

[...allSandboxBrands.byKey.values()].filter((_brand, index) => index % 2 === 0).forEach(keepPromises);
