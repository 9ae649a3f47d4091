import { setTimeout as pauseFor } from 'node:timers/promises';
import { checkedBrands, environments } from './brand-files.ts';
import { textsOfHost } from './deployed-texts.ts';
import { readCertificate } from '../tools/smoke/certificate.ts';
import { runSmoke } from '../tools/smoke/command.ts';
import { webAsk } from '../tools/smoke/web-ask.ts';
import { terminal } from './terminal.ts';
import { workerConfig } from './worker-findings.ts';

// npm run smoke -- <environment>: looks at a deployed portal from outside. `--help` says the rest.

/** The longest time for one answer, in milliseconds. */
const DEADLINE_MS = 15_000;

const stop = new AbortController();

process.exitCode = await runSmoke({
  args: process.argv.slice(2),
  env: process.env,
  ...terminal({ stop: stop.signal, onStop: () => stop.abort() }),
  brandsOf,
  workerOf: (environment) => workerConfig(environment).name ?? '',
  askOf: (hosts, headers) => webAsk({ hosts, headers, deadlineMs: DEADLINE_MS, stop: stop.signal }),
  certificateOf: (host) => readCertificate(host, { deadlineMs: DEADLINE_MS }),
  deployedFiles: textsOfHost,
  nowMs: Date.now,
  // A pause ends early once the command is stopped.
  pause: (ms) => pauseFor(ms, undefined, { signal: stop.signal }).catch(() => undefined),
  stop: stop.signal,
});

/** The brands of an environment. What was typed is not repeated: it may be a password in the wrong place. */
async function brandsOf(environment: string) {
  const names = (await environments()).map(({ name }) => name);
  if (!names.includes(environment))
    throw new Error(`There is no such environment: environments/ has ${names.join(', ')}.`);
  return [...(await checkedBrands(environment)).byKey.values()];
}
