import { afterEach, describe } from 'vitest';
import { testsOf } from '../../support/fault-matrix.ts';
import { sandbox } from '../../support/sandbox.ts';
import { resumingJourneys } from '../rows/fault-journeys-resuming.ts';
import { planJourneys } from '../rows/fault-journeys-plans.ts';

afterEach(() => sandbox.clearFaults());

describe('Plans and devices, when the platform fails', () => {
  for (const journey of planJourneys) testsOf(journey);
});

describe('Keeping a plan, when the platform fails', () => {
  for (const journey of resumingJourneys) testsOf(journey);
});
