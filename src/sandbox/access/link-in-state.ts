import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import type { World } from '../world/world.ts';
import { mailedLink } from './mailed-link.ts';
import { makeToken } from './one-time-token.ts';

/** What a mailed link is for, and what may be the matter with it. */
export const linkPurposes = ['resetPassword', 'verifyEmail'] as const;
export const linkStates = ['good', 'used', 'expired', 'unknown'] as const;

/** POST /sandbox/mailed-link: whose link it is, what for, and in what state it comes. */
export const linkOrder = z.object({
  persona: z.string(),
  purpose: z.enum(linkPurposes),
  state: z.enum(linkStates),
});

/** The path of a mailed link in that state, made for this; undefined where nobody of that name lives in the brand. */
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
