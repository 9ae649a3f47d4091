import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { valuedFaults, wireFaults } from '../../src/sandbox/platform/faults.ts';
import { accessJourneys } from '../edge/rows/fault-journeys-access.ts';
import { moneyJourneys } from '../edge/rows/fault-journeys-money.ts';
import { planJourneys } from '../edge/rows/fault-journeys-plans.ts';
import { kindsInTable } from '../support/fault-matrix.ts';
import { sourceFiles } from './source-files.ts';

const journeys = [...accessJourneys, ...planJourneys, ...moneyJourneys].map(({ operation }) => operation);

/** Operations that no journey of the table can test, with the test that does. */
const elsewhere: Record<string, { file: string; names: string }> = {
  // The portal caches these for five minutes: the test has a portal with an empty cache.
  plans: { file: 'tests/edge/plans/plans-calls.test.ts', names: "path: '/plans'" },
  deviceModels: { file: 'tests/edge/plans/plans-calls.test.ts', names: "path: '/deviceModels/{brand}'" },
  appLink: { file: 'src/server/access/open-app.test.ts', names: '/configuration/appLink/' },
  // A new code can be requested only a minute after the last one, by the portal's own clock.
  mfaResendOtp: { file: 'src/server/access/mfa.test.ts', names: 'resend_failed' },
};

/** Operations of the platform that no page of the portal calls. */
const unasked = ['authCodeApple', 'authCodeGoogle'];

describe('the fault matrix', () => {
  it('has every operation of the platform table once', () => {
    expect([...journeys, ...Object.keys(elsewhere), ...unasked].toSorted()).toEqual(
      Object.keys(platformOperations).toSorted(),
    );
  });

  it('has every kind of fault that the sandbox has', () => {
    // A hang and a call that is carried out late take long and have tests of their own.
    expect([...kindsInTable(), 'hang', 'late'].toSorted()).toEqual(
      [...valuedFaults, ...wireFaults].toSorted(),
    );
  });

  test.each(Object.entries(elsewhere))('%s is tested in another file', (_operation, { file, names }) => {
    expect(readFileSync(file, 'utf8')).toContain(names);
  });

  it('leaves out only operations that no code calls', () => {
    const code = sourceFiles(['src/server', 'functions', 'src/pages']).map(({ text }) => text);
    const asked = unasked.filter((name) => code.some((text) => text.includes(`'${name}'`)));
    expect(asked).toEqual([]);
  });
});
