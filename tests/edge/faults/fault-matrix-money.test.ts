import { afterEach, describe } from 'vitest';
import { testsOf } from '../../support/fault-matrix.ts';
import { sandbox } from '../../support/sandbox.ts';
import { moneyJourneys } from '../rows/fault-journeys-money.ts';

afterEach(() => sandbox.clearFaults());

describe('Money, when the platform fails', () => {
  for (const journey of moneyJourneys) testsOf(journey);
});
