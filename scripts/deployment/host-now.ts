import { lookup } from 'node:dns/promises';
import * as z from 'zod';

/** What a host serves before a deployment. */
export type HostNow =
  /** This environment's Worker; `version` is its id and tag, where it says them. */
  | { kind: 'ours'; version: string }
  /** The name leads nowhere. */
  | { kind: 'free' }
  /** Something that the deployment would replace: `what` says what answers. */
  | { kind: 'other'; what: string }
  /** It could not be found out. */
  | { kind: 'unknown'; why: string };

/** How a host is looked at; both are of the platform, or of a test. */
export type Sight = { fetch: typeof fetch; lookup: (host: string) => Promise<unknown> };

const LOOK_MS = 10_000;
const health = z.object({
  environment: z.string(),
  version: z.object({ id: z.string(), tag: z.string() }).optional(),
});

/** Looks at a host from outside, and says what a deployment of an environment would replace there. Never throws. */
export async function hostNow(
  host: string,
  environment: string,
  sight: Sight = { fetch, lookup },
): Promise<HostNow> {
  try {
    await sight.lookup(host);
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOTFOUND'
      ? { kind: 'free' }
      : { kind: 'unknown', why: `its name was not found out (${code})` };
  }
  try {
    const answer = await sight.fetch(`https://${host}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LOOK_MS),
    });
    return answered(await answer.text(), answer, environment);
  } catch (error) {
    return { kind: 'other', what: `an address that does not answer by https (${codeOf(error)})` };
  }
}

function answered(text: string, { status, headers }: Response, environment: string): HostNow {
  const said = health.safeParse(jsonOf(text));
  if (!said.success)
    return { kind: 'other', what: `a server that answers ${status} (${headers.get('server') ?? 'unnamed'})` };
  if (said.data.environment !== environment)
    return { kind: 'other', what: `this portal’s ${said.data.environment}` };
  const { version } = said.data;
  return { kind: 'ours', version: version ? [version.id, version.tag].join(' ').trim() : 'unnamed' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
