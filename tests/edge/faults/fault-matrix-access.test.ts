import { afterEach, describe } from 'vitest';
import { testsOf } from '../../support/fault-matrix.ts';
import { sandbox } from '../../support/sandbox.ts';
import { accessJourneys } from '../rows/fault-journeys-access.ts';

afterEach(() => sandbox.clearFaults());

describe('Sign-in and account, when the platform fails', () => {
  for (const journey of accessJourneys) testsOf(journey);
});
