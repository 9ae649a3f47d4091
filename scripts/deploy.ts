import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { checkedBrands } from './brand-files.ts';
import { deployArguments } from './deployment/deploy-arguments.ts';
import { writeEnvironmentConfig } from './deployment/environment-config.ts';
import { hostNow } from './deployment/host-now.ts';
import { nextShares } from './deployment/shares.ts';
import { hostsToName, type SeenHost, touchedText } from './deployment/touched.ts';
import { wranglerOf } from './deployment/wrangler.ts';
import { workerConfig } from './worker-findings.ts';
import { exitWith, root, run, step } from './prepare.mjs';

const shown = { env: { WRANGLER_LOG: 'log' } };

// npm run deploy -- <environment> [--share <percent>] [--take-over <host>] [arguments of wrangler deploy]: deploys the build in dist/
// as the environment's Worker, at once or to a share of the requests. Says first what that touches.
try {
  const asked = deployArguments(process.argv.slice(2));
  const { environment, share, takeOver, isDryRun, tag = commitTag(), rest } = asked;
  const config = await writeEnvironmentConfig(environment);
  const { byKey } = await checkedBrands(environment);
  const hosts = [...byKey.values()].flatMap((brand) => brand.hosts);
  const seen = await Promise.all(
    hosts.map(async (host): Promise<SeenHost> => ({ host, now: await hostNow(host, environment) })),
  );
  console.log(`${touchedText(environment, workerConfig(environment), seen)}\n`);
  const unnamed = hostsToName(seen, takeOver);
  if (isDryRun) {
    if (unnamed.length > 0) console.log(refusal(unnamed));
    process.exit(
      share === undefined
        ? run('wrangler', ['deploy', ...common(config, tag), ...domains(hosts), ...rest], shown)
        : run('wrangler', ['versions', 'upload', ...common(config, tag), ...rest], shown),
    );
  }
  if (unnamed.length > 0 && !(await isConfirmed(unnamed))) exitWith(refusal(unnamed));
  if (share === undefined) {
    step(`Deploying to ${environment}: ${[...byKey.keys()].join(', ')}…`);
    process.exit(run('wrangler', ['deploy', ...common(config, tag), ...domains(hosts), ...rest], shown));
  }
  const lost = seen.filter(({ now }) => now.kind !== 'ours').map(({ host }) => host);
  if (lost.length > 0)
    exitWith(
      `--share attaches no host, and these do not serve this Worker yet: ${lost.join(', ')}. Deploy once without --share.`,
    );
  // A version is found again by its tag: one that others share could be another build.
  if (tag === undefined) exitWith('There is no commit to name the version by. Name it: --tag');
  const wrangler = wranglerOf(config);
  const [current] = wrangler.deployments();
  let version = wrangler.versionTagged(tag);
  if (version === undefined) {
    step(`Uploading ${tag} to ${environment}…`);
    wrangler.upload(tag, rest);
    version = wrangler.versionTagged(tag);
  }
  if (version === undefined)
    throw new Error(`The version ${tag} was uploaded, and Cloudflare does not list it.`);
  const shares = nextShares(current, version, share);
  step(`${environment}: ${shares.map((one) => `${one.version} ${one.percent} %`).join(', ')}…`);
  wrangler.deploy(shares, `${tag}, --share ${share}`);
  const serves = shares.find((one) => one.version === version)?.percent ?? 0;
  console.log(`Version ${version} (${tag}) serves ${serves} %.`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `version=${version}\n`);
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}

function common(config: string, tag: string | undefined): string[] {
  return ['--config', config, ...(tag === undefined ? [] : ['--tag', tag])];
}

function domains(hosts: readonly string[]): string[] {
  return hosts.flatMap((host) => ['--domain', host]);
}

/** The commit that is deployed, as its version is tagged where the command says nothing else. */
function commitTag(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Without a repository the version has no name of its own.
    return undefined;
  }
}

function refusal(unnamed: readonly SeenHost[]): string {
  const flags = unnamed.map(({ host }) => `--take-over ${host}`).join(' ');
  return `Refused: ${unnamed.length === 1 ? 'a host serves' : 'hosts serve'} something else, or could not be looked at. To take ${unnamed.length === 1 ? 'it' : 'them'} all the same: ${flags}`;
}

/** At a terminal, asks for each host by its name; without one, nobody can answer. */
async function isConfirmed(unnamed: readonly SeenHost[]): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const { host } of unnamed)
      if ((await terminal.question(`Type ${host} to take it over: `)).trim() !== host) return false;
    return true;
  } finally {
    terminal.close();
  }
}
