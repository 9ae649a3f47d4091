import { afterEach, describe } from 'vitest';
import { testsOf } from '../../support/fault-matrix.ts';
import { sandbox } from '../../support/sandbox.ts';
import { accessJourneys } from '../rows/fault-journeys-access.ts';

afterEach(() => sandbox.clearFaults());

describe('Getting in, when the platform goes wrong', () => {
  for (const journey of accessJourneys) testsOf(journey);
});
