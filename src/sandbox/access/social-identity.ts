import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { MINUTE_MS } from '../world/clock.ts';
import type { Account } from '../world/entities.ts';
import { personasOf } from '../world/personas.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import { usability } from '../world/single-use.ts';
import type { World } from '../world/world.ts';

/** A person as Google or Apple identifies them. */
export type SocialIdentity = { email: string; fullName: string };

const GRANT_MS = 5 * MINUTE_MS;

/**
 * Returns the people to choose from at Google or Apple: the brand's personas, accounts made this way, and a new person.
 */
export function socialPeople({ store, random }: World, brand: SandboxBrand): SocialIdentity[] {
  const people = personasOf(brand.catalogue).map(({ key, fullName }) => ({
    email: personaEmail(key, brand.key),
    fullName,
  }));
  const newcomers = store.accounts
    .ownedBy(brand.key)
    .filter(({ id }) => id.startsWith(`${brand.key}-social-`))
    .map(({ email, fullName }) => ({ email, fullName }));
  return [...people, ...newcomers, { email: `nova-${random.hex(3)}@mail.example`, fullName: 'Nova Reyes' }];
}

/** Returns the account of that e-mail address; creates one without plan, card and camera if there is none. */
export function accountOfIdentity(
  { store, random }: World,
  brand: SandboxBrand,
  { email, fullName }: SocialIdentity,
): { account: Account; created: boolean } {
  const key = accountKey(brand.key, email);
  const known = store.accounts.get(key);
  if (known) return { account: known, created: false };
  const account: Account = {
    key,
    id: `${brand.key}-social-${random.hex(6)}`,
    brand: brand.key,
    email,
    password: random.hex(20),
    earlierPasswords: [],
    fullName,
    countryCode: brand.country,
    currency: brand.currencies[brand.country] ?? 'USD',
    signIn: 'open',
    status: 'active',
    secondFactor: null,
    migration: { required: false, succeeds: false, migratedAtMs: null },
    trialUsed: false,
  };
  store.accounts.put(account);
  return { account, created: true };
}

/** Makes the token that Apple's redirect carries; it works once, for five minutes. */
export function makeGrant(
  { store, clock, random }: World,
  brand: SandboxBrand,
  identity: SocialIdentity,
): string {
  const token = `lr-${random.hex(24)}`;
  const expiresAtMs = clock.nowMs() + GRANT_MS;
  store.socialGrants.put({ token, brand: brand.key, ...identity, expiresAtMs, usedAtMs: null });
  return token;
}

/** Uses up such a token; null if it is unknown, used, expired or another brand's. */
export function useGrant({ store, clock }: World, brand: SandboxBrand, token: string): SocialIdentity | null {
  const grant = store.socialGrants.get(token);
  if (!grant || grant.brand !== brand.key || usability(grant, clock.nowMs()) !== 'good') return null;
  store.socialGrants.put({ ...grant, usedAtMs: clock.nowMs() });
  return { email: grant.email, fullName: grant.fullName };
}
