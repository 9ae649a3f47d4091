import * as z from 'zod';
import { runSmoke, type Surroundings } from '../../tools/smoke/command.ts';
import { type Answer, answerOf, type Ask, type AskInit } from '../../tools/smoke/portal-ask.ts';
import type { Brand } from '../../src/brands/brand-schema.ts';
import type { DeployedPortal } from './deployment.ts';
import { answerWith, deployedFile } from './made-answer.ts';

/** A request of the command, as a broken portal sees it. */
export type SmokeRequest = AskInit & { address: string; host: string; path: string };

/** Breaks a portal: answers a request in another way. `right` is what the portal answers. */
export type Breaking = (asked: SmokeRequest, right: () => Promise<Answer>) => Promise<Answer>;

/** A deployed portal that the command can look at. */
export type SmokedPortal = { environment: string; brands: readonly Brand[]; ask: Ask };

const DAY_MS = 86_400_000;
const told = z.object({
  exitCode: z.number(),
  checks: z.array(
    z.object({
      brand: z.string(),
      host: z.string(),
      check: z.string(),
      ok: z.boolean(),
      said: z.string(),
      mend: z.string().optional(),
    }),
  ),
});

/** A portal in the Workers runtime, whose answers to visitors are asked for once. Third parties answer with a script. */
export function smokedPortal(
  environment: string,
  brands: readonly Brand[],
  portal: Pick<DeployedPortal, 'fetch'>,
): SmokedPortal {
  const hosts = new Set(brands.flatMap((brand) => brand.hosts));
  const kept = new Map<string, Promise<Answer>>();
  async function answered(address: string, init: AskInit): Promise<Answer> {
    if (!hosts.has(new URL(address).hostname))
      return answerWith(200, '/* a script */', { 'content-type': 'text/javascript; charset=utf-8' });
    const headers = { 'accept-language': 'en', ...init.headers };
    return answerOf(await portal.fetch(address, { ...init, headers }));
  }
  return {
    environment,
    brands,
    ask(address, init = {}) {
      if (init.method === 'POST' || init.headers?.['cookie'] !== undefined) return answered(address, init);
      const answer = kept.get(address) ?? answered(address, init);
      kept.set(address, answer);
      return answer;
    },
  };
}

/** What a run has printed, and how it ended. */
export type Smoked = {
  exit: 0 | 1 | 2;
  out: string;
  err: string;
  /** The headers that each request to the portal carries. */
  carried: Record<string, string>;
};

/** Runs the command against a portal, broken or not, with everything that it has from the outside replaced. */
export async function smoked(
  { environment, brands, ask }: SmokedPortal,
  args: readonly string[],
  {
    breaking,
    typed = [],
    ...more
  }: { breaking?: Breaking; typed?: readonly string[] } & Partial<Surroundings> = {},
): Promise<Smoked> {
  const answers = [...typed];
  let out = '';
  let err = '';
  let carried = {};
  const exit = await runSmoke({
    args: [environment, ...args],
    env: {},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    isTerminal: { in: typed.length > 0, err: false },
    paint: (_colour, text) => text,
    hidden: async () => answers.shift(),
    brandsOf: async () => brands,
    workerOf: (name) => `account-portal-${name}`,
    askOf(_hosts, headers) {
      carried = headers;
      return async (address, init = {}) => {
        const { hostname: host, pathname, search } = new URL(address);
        const right = () => ask(address, init);
        return breaking ? breaking({ ...init, address, host, path: pathname + search }, right) : right();
      };
    },
    certificateOf: async (host) => ({
      distrust: undefined,
      names: [host],
      untilMs: Date.now() + 60 * DAY_MS,
    }),
    deployedFiles: () => [deployedFile],
    nowMs: Date.now,
    pause: async () => undefined,
    stop: new AbortController().signal,
    ...more,
  });
  return { exit, out, err, carried };
}

/** The checks of a run with `--json`. */
export function checksIn({ out }: Pick<Smoked, 'out'>) {
  return told.parse(JSON.parse(out)).checks;
}

/** The names of the checks that failed in a run with `--json`, each once. */
export function failedIn(run: Pick<Smoked, 'out'>): string[] {
  return [
    ...new Set(
      checksIn(run)
        .filter(({ ok }) => !ok)
        .map(({ check }) => check),
    ),
  ];
}
