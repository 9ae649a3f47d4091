import { type CommandLine, environmentArguments } from '../../scripts/environment-arguments.ts';

const options = {
  brand: { type: 'string' },
  changes: { type: 'boolean', default: false },
  orders: { type: 'boolean', default: false },
  'promo-code': { type: 'string' },
  report: { type: 'string' },
  json: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The environment variables with the credentials of a test account. */
export const credentialVariables = {
  email: 'ASK_PLATFORM_EMAIL',
  password: 'ASK_PLATFORM_PASSWORD',
  ssoToken: 'ASK_PLATFORM_SSO_TOKEN',
} as const;

const helpText = `npm run ask-platform -- <environment> [options]

Signs in with a test account, makes the calls of the platform, and says of each open point of
docs/platform-questions.md: as assumed, otherwise, or cannot be told. It reads only, unless you say so.

  --brand <key>        the brand whose platform is asked; geeni without it
  --changes            also makes what can be put back, and puts it back: one device more on a plan; and on a
                       test system a cancellation that is kept again, a request for deletion that is
                       cancelled, and pages of the provider that nobody opens
  --orders             also orders the next dearer plan, which costs money: only on a test system
  --promo-code <code>  a promo code of the platform, to see what it takes off
  --report <file.md>   writes a report for the platform’s team
  --json               prints everything as JSON instead of the summary
  --keep               keeps what was settled in environments/<environment>.answers.json
  --help               prints this

Credentials are asked for on the terminal, hidden, or come from the environment: ${credentialVariables.email},
${credentialVariables.password}, and ${credentialVariables.ssoToken} for a one-time token of the app. A code is asked for when it has been sent.
None of them is stored, logged or part of a report. Production is read and never changed, whatever is typed.

A test system is an environment whose file says \`export const isTestSystem = true\`. For the sandbox, run npm start first.

Exit code: 0 if everything is as assumed or cannot be told, 1 if something is otherwise, 2 if it could not run.
Ctrl+C stops: what was changed is put back first.`;

/** What the command line says, or the exit code where there is nothing to run. */
export const readOptions = (line: CommandLine) => environmentArguments(line, { options, helpText });

export type AskOptions = Exclude<ReturnType<typeof readOptions>, number>;
