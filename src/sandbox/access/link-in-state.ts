import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import type { World } from '../world/world.ts';
import { mailedLink } from './mailed-link.ts';
import { makeToken } from './one-time-token.ts';

/** The purposes of a mailed link. */
export const linkPurposes = ['resetPassword', 'verifyEmail'] as const;
/** The states in which a mailed link can be made. */
export const linkStates = ['good', 'used', 'expired', 'unknown'] as const;

/** Body of POST /sandbox/mailed-link: the persona, the purpose and the state of the link. */
export const linkOrder = z.object({
  persona: z.string(),
  purpose: z.enum(linkPurposes),
  state: z.enum(linkStates),
});

/** Makes a mailed link in that state and returns its path; undefined if the brand has no such persona. */
export function linkInState(
  world: World,
  brand: SandboxBrand,
  { persona, purpose, state }: z.output<typeof linkOrder>,
): string | undefined {
  const { store, clock } = world;
  const account = store.accounts.get(accountKey(brand.key, personaEmail(persona, brand.key)));
  if (!account) return undefined;
  const made = makeToken(world, { purpose, account });
  if (state === 'used') store.oneTimeTokens.put({ ...made, usedAtMs: clock.nowMs() });
  if (state === 'expired') store.oneTimeTokens.put({ ...made, expiresAtMs: clock.nowMs() });
  if (state === 'unknown') store.oneTimeTokens.delete(made.token);
  return mailedLink(account, { purpose, token: made.token }).link;
}
