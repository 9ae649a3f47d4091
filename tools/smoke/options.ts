import { type CommandLine, environmentArguments } from '../../scripts/environment-arguments.ts';

const options = {
  brand: { type: 'string' },
  version: { type: 'string' },
  override: { type: 'string' },
  wait: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The environment variables with a test account of the named brand, or of the default one. */
export const credentialVariables = { email: 'SMOKE_EMAIL', password: 'SMOKE_PASSWORD' } as const;

/** The environment variables with a test account of a brand, by its key. */
export function variablesOf(brand: string) {
  const suffix = brand.toUpperCase().replaceAll('-', '_');
  return {
    email: `${credentialVariables.email}_${suffix}`,
    password: `${credentialVariables.password}_${suffix}`,
  };
}

/** Cloudflare's headers of a service token, and the environment variables that have them. */
const accessVariables = [
  ['cf-access-client-id', 'CF_ACCESS_CLIENT_ID'],
  ['cf-access-client-secret', 'CF_ACCESS_CLIENT_SECRET'],
] as const;

/** The headers that let requests through Cloudflare Access, for a portal that stands behind it. */
export function accessHeaders(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    accessVariables.flatMap(([header, variable]) => (env[variable] ? [[header, env[variable]]] : [])),
  );
}

const helpText = `npm run smoke -- <environment> [options]

Looks at a deployed portal from outside, in about a minute: each host’s certificate, brand, version, headers, policies, cookies
and files, linking, the sign-in page, the providers’ scripts; and with a test account sign-in, My Plan and sign-out.

  --brand <key>        one brand only; all without it
  --version <id|tag>   the version that has to answer on every host
  --override <id>      asks for this version of a gradual deployment, also where it serves 0 %
  --wait <seconds>     first waits until the version answers on every host
  --json               prints everything as JSON instead of a line for each check
  --help               prints this

A test account without MFA comes from ${credentialVariables.email} and ${credentialVariables.password}, else it is asked for on the
terminal, hidden; Enter goes on without one. It is of the named brand, or of geeni; ${variablesOf('visi').email} and
${variablesOf('visi').password} are one of visi, and so on. It is never stored or printed. ${accessVariables.map(([, variable]) => variable).join(' and ')} are a service token, for a portal behind
Cloudflare Access.

Exit code: 0 if all is well, 1 if a check failed, 2 if it could not run.`;

/** What the command line says, or the exit code where there is nothing to run. `wait` is a number of seconds. */
export const readOptions = (line: CommandLine) =>
  environmentArguments(line, {
    options,
    helpText,
    whyNot: ({ wait, override, version }) => {
      if (!/^\d{1,4}$/.test(wait)) return '--wait takes a number of seconds.';
      if (override === undefined) return undefined;
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(override))
        return '--override takes the id of a version, as Wrangler prints it.';
      return version === undefined
        ? undefined
        : 'Take --override or --version: both name the version that has to answer.';
    },
  });

export type SmokeOptions = Exclude<ReturnType<typeof readOptions>, number>;
