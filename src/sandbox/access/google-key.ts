import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';
import { GOOGLE_KEY_SETTING } from '../world/social-entities.ts';
import type { World } from '../world/world.ts';

const jwk = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), kid: z.string() });

/** Returns the signing key of the sandbox's Google; the key is generated on first use. */
export async function googleKey({ store, random }: World): Promise<JWK & z.output<typeof jwk>> {
  const stored = store.settings.get(GOOGLE_KEY_SETTING);
  if (stored) return jwk.parse(JSON.parse(stored.value));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const made = jwk.parse({ ...(await exportJWK(privateKey)), kid: random.hex(8) });
  // Another request may have stored a key in the meantime; the first one is kept.
  const meanwhile = store.settings.get(GOOGLE_KEY_SETTING);
  if (meanwhile) return jwk.parse(JSON.parse(meanwhile.value));
  store.settings.put({ name: GOOGLE_KEY_SETTING, value: JSON.stringify(made) });
  return made;
}

/** Returns the public key set, in the format that Google publishes. */
export async function googleKeySet(world: World): Promise<{ keys: JWK[] }> {
  const { n, e, kid } = await googleKey(world);
  return { keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', n, e, kid }] };
}
