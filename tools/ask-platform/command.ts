import { differences, readAnswers, withFindings, writeAnswers } from './answers-file.ts';
import type { Terminal } from '../../scripts/terminal.ts';
import { type TestPerson, testAccount } from '../../scripts/test-account.ts';
import type { CodeAnswer } from './asking.ts';
import { countsOf, findingsOf } from './findings.ts';
import { type AskOptions, credentialVariables, readOptions } from './options.ts';
import { exitCodeOf, type Outcome, outcomeJson } from './outcome.ts';
import { progress } from './progress.ts';
import type { Fetcher } from './recorder.ts';
import { reportText } from './report-text.ts';
import { askPlatform } from './run.ts';
import type { Exchange } from './seen.ts';
import { summaryText } from './summary-text.ts';
import { type Target, targetOf } from './target.ts';

/** Everything that the command has from the outside, so that a test can be all of it. */
export type Surroundings = Terminal & {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  fetcher: (target: Target) => Fetcher;
  /** Writes a file, and returns whether it could. */
  writeFile: (file: string, text: string) => boolean;
  /** The folder with `environments`; the checkout itself without it. */
  folder?: string;
  stop: AbortSignal;
  version: string;
  runId: string;
  nowMs: () => number;
  pauseScale?: number;
};

/** Runs the command, and returns its exit code. */
export async function runCommand(on: Surroundings): Promise<0 | 1 | 2> {
  const options = readOptions(on);
  if (typeof options === 'number') return options;
  let target: Target;
  let answers: Answers;
  try {
    target = await targetOf(options);
    answers = readAnswers(options.environment, on.folder);
  } catch (error) {
    on.err(`${error instanceof Error ? error.message : 'The environment could not be read.'}\n`);
    return 2;
  }
  try {
    const person = await testAccount(on, {
      variables: credentialVariables,
      question: `E-mail address of a test account of ${target.brand.displayName} (hidden): `,
    });
    if (on.stop.aborted) {
      on.err('Stopped. Nothing was asked.\n');
      return 2;
    }
    if (!person) {
      on.err(
        `No test account was given. Set ${credentialVariables.email} and ${credentialVariables.password}, or run this on a terminal.\n`,
      );
      return 2;
    }
    const outcome = await ask(on, options, { target, person, answers });
    return tell(on, options, { outcome, answers, target });
  } catch (error) {
    // Its message might repeat what came.
    on.err(`The command failed (${error instanceof Error ? error.name : typeof error}).\n`);
    return 2;
  }
}

type Answers = ReturnType<typeof readAnswers>;

async function ask(
  on: Surroundings,
  options: AskOptions,
  { target, person, answers }: { target: Target; person: TestPerson; answers: Answers },
): Promise<Outcome> {
  const { brand, isTestSystem } = target;
  const started = on.nowMs();
  const { watch, clear } = progress({
    isTerminal: on.isTerminal.err,
    columns: on.columns,
    write: on.err,
    nowMs: on.nowMs,
  });
  const run = await askPlatform({
    brand,
    runId: on.runId,
    fetcher: on.fetcher(target),
    settings: {
      changes: options.changes,
      orders: options.orders,
      isTestSystem,
      promoCode: options['promo-code'],
      ssoToken: on.env[credentialVariables.ssoToken] || undefined,
    },
    person,
    askCode: (to, mayAskAgain) => codeFrom(on, { to, mayAskAgain, clear }),
    stop: on.stop,
    nowMs: on.nowMs,
    watch,
    pauseScale: on.pauseScale,
  });
  clear();
  const findings = findingsOf(run.seen);
  return {
    environment: options.environment,
    brand: { key: brand.key, name: brand.displayName },
    day: new Date(on.nowMs()).toISOString().slice(0, 10),
    version: on.version,
    does: whatIsDone(options),
    run,
    findings,
    since: differences(answers, brand.key, findings),
    ms: on.nowMs() - started,
  };
}

function isUnreached({ result }: Exchange): boolean {
  return !result.ok && result.failure.kind === 'unreachable';
}

function whatIsDone({ changes, orders }: AskOptions): Outcome['does'] {
  if (changes) return orders ? 'reads, changes and orders' : 'reads and changes';
  return orders ? 'reads and orders' : 'reads';
}

async function codeFrom(
  { hidden, isTerminal }: Surroundings,
  { to, mayAskAgain, clear }: { to: string; mayAskAgain: boolean; clear: () => void },
): Promise<CodeAnswer> {
  if (!isTerminal.in) return { kind: 'none' };
  clear();
  const hint = mayAskAgain ? 'hidden; “again” for another one' : 'hidden';
  const typed = (await hidden(`The code that was sent ${to} (${hint}): `))?.trim();
  if (typed === undefined || typed === '') return { kind: 'none' };
  return mayAskAgain && typed.toLowerCase() === 'again' ? { kind: 'again' } : { kind: 'code', code: typed };
}

/** Prints the result, writes the files that were asked for, and returns the exit code. */
function tell(
  on: Surroundings,
  options: AskOptions,
  { outcome, answers, target }: { outcome: Outcome; answers: Answers; target: Target },
): 0 | 1 | 2 {
  const { environment, report, json, keep } = options;
  if (target.isSandbox && outcome.run.seen.exchanges.every(isUnreached))
    on.err('The sandbox does not answer. Is npm start running, on the same PORT?\n');
  if (report === undefined && !json && countsOf(outcome.findings).otherwise > 0)
    on.err('For the platform’s team: run it again with --report answers.md\n');
  if (report !== undefined) {
    const isWritten = on.writeFile(report, reportText(outcome));
    on.err(isWritten ? `The report is in ${report}.\n` : `The report could not be written to ${report}.\n`);
  }
  if (keep && outcome.run.isSignedIn) {
    const { day, version, findings } = outcome;
    writeAnswers(
      environment,
      withFindings(answers, findings, { brand: target.brand.key, day, version }),
      on.folder,
    );
    on.err(`What is settled is in environments/${environment}.answers.json.\n`);
  }
  on.out(`${json ? outcomeJson(outcome) : summaryText(outcome, on.paint, on.columns)}\n`);
  return exitCodeOf(outcome);
}
