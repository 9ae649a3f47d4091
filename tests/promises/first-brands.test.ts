import { brandOf } from '../../src/sandbox/world/world.fixture.ts';
import { keepPromises } from './keep-promises.ts';
import { wholeBrands } from './whole-brands.ts';

for (const key of wholeBrands) keepPromises(brandOf(key), 'every row');
