import * as z from 'zod';
import type { LookedAt } from './looked-at.ts';
import { type Answer, Failing } from './portal-ask.ts';
import { good, judged, type Verdict, wrong } from './verdict.ts';

/** A `/healthz` answer as far as it is read here. */
const healthShape = z.union([
  z.object({
    status: z.literal('ok'),
    environment: z.string(),
    brand: z.string().nullable(),
    version: z.object({ id: z.string(), tag: z.string() }).optional(),
  }),
  z.object({ status: z.literal('unready'), missing: z.array(z.string()) }),
]);

export type Health = z.output<typeof healthShape>;

/** What `/healthz` answers; undefined for something else. */
export function healthIn({ text }: Answer): Health | undefined {
  try {
    return healthShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** True for the version with this id or tag. */
export function isVersion(told: Health | undefined, expected: string): boolean {
  const is = told?.status === 'ok' ? told.version : undefined;
  return is?.id === expected || is?.tag === expected;
}

/** Checks that the deployment has all that it needs, and is of this environment. */
export async function health({ visit, environment }: LookedAt): Promise<Verdict> {
  const answer = await visit('/healthz').catch(failed);
  const told = healthIn(answer);
  if (!told && answer.status >= 500)
    return wrong(
      `/healthz answers ${answer.status}, and not what is missing`,
      'The Worker fails before it can say why, or Cloudflare does not reach it: look at Workers Logs and at Cloudflare’s status.',
    );
  if (!told)
    return wrong(
      `/healthz answers ${answer.status}, and not what the portal says there`,
      'Something else answers on this host: look at the Worker’s custom domains and at the DNS records of the zone.',
    );
  if (told.status === 'unready')
    return wrong(
      `missing: ${told.missing.join(', ')}`,
      `The deployment lacks values: npm run doctor -- ${environment} names who knows them; meanwhile take the version before.`,
    );
  return told.environment === environment
    ? good(`ok in ${environment}`)
    : wrong(
        `/healthz answers as ${told.environment}`,
        `The host belongs to another environment’s Worker: give it back to the one of ${environment}, in the dashboard.`,
      );
}

function failed(error: unknown): Answer {
  if (error instanceof Failing) return error.answer;
  throw error;
}

/** Checks that the host shows its own brand. */
export async function brand({ visit, brand: own }: LookedAt): Promise<Verdict> {
  const told = healthIn(await visit('/healthz'));
  const { status, text } = await visit('/login');
  if (status !== 200) return wrong(`/login answers ${status}`, 'See the check “sign-in form” of this host.');
  const title = /<title>([^<]*)/.exec(text)?.[1] ?? '';
  return judged(
    [
      ...(told?.status === 'ok' && told.brand !== own.key
        ? [`/healthz names ${told.brand ?? 'no brand'}`]
        : []),
      ...(title.includes(own.displayName) ? [] : [`/login has the title “${title}”`]),
      ...(text.includes(`/brands/${own.key}/`) ? [] : ['/login does not show the brand’s logo']),
    ],
    {
      fine: own.displayName,
      mend: 'The deployed build knows this host as another’s: deploy a build of this checkout’s environments.',
    },
  );
}

/** Checks that the expected version answers; without one, that every host answers in the same. */
export async function version(at: LookedAt): Promise<Verdict> {
  const told = healthIn(await at.visit('/healthz'));
  if (told?.status !== 'ok')
    return wrong('/healthz does not say that all is well', 'See the check “health” of this host.');
  const is = told.version;
  if (!is)
    return wrong(
      '/healthz names no version',
      'Look at [env.*.version_metadata] in wrangler.toml: it is not bound.',
    );
  const named = is.tag === '' ? is.id : `${is.id} (${is.tag})`;
  const { expectedVersion } = at;
  if (expectedVersion !== undefined)
    return isVersion(told, expectedVersion)
      ? good(named)
      : wrong(
          `${named} answers, not ${expectedVersion}`,
          'The new version is not here: give it time with --wait, and look at npx wrangler deployments list.',
        );
  return at.firstVersion(is.id) === is.id
    ? good(named)
    : wrong(
        `${named} answers, and another version on other hosts`,
        'While a deployment is gradual, name the version with --override; otherwise deploy again.',
      );
}
