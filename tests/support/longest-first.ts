import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first: begun last, one of them would keep everybody waiting at the end. */
const longest = [
  'first-brands',
  'other-brands',
  'eighth-brand',
  'dialects',
  'fault-matrix-money',
  'circuit',
  'fault-matrix-hangs',
  'crowd',
  'orders',
  'open-change',
  'plans-choose',
  'fault-matrix-access',
  'deadlines',
  'fault-matrix-plans',
  'checkout',
  'cancel-plan',
  'manage-devices',
];

/** Runs the longest files first. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(path.basename(moduleId, '.test.ts'));
  return place === -1 ? longest.length : place;
}
