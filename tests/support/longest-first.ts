import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, slowest first: a slow file that begins last would make the whole run longer. */
const longest = [
  'first-brands',
  'other-brands',
  'streaming',
  'eighth-brand',
  'deployment',
  'dialects',
  'deadlines',
  'ask-platform',
  'fault-matrix-hangs',
  'circuit',
  'crowd',
  'one-truth',
  'orders',
  'app',
  'fault-matrix-money',
  'invoice-year',
  'open-change',
  'fault-matrix-plans',
  'budgets',
  'checkout',
  'plans-choose',
  'fault-matrix-access',
  'cancel-plan',
  'manage-devices',
  'load-plans',
  'interrupted',
  'contradicting-answers',
];

/** Runs the slowest files first. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(path.basename(moduleId, '.test.ts'));
  return place === -1 ? longest.length : place;
}
