import { knowPlanCodes } from '../domain/plans/plan-codes.ts';
import { brandSet } from './brand-set.ts';

/** The brands of this build: one file each in `data/`. Adding a brand is adding its file and its folder of images. */
export const allBrands = brandSet(import.meta.glob('./data/*.ts', { eager: true }));

knowPlanCodes([...allBrands.byKey.values()].map(({ planCodes }) => planCodes));
