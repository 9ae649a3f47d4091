import * as z from 'zod';
import { gatewayName } from '../../brands/gateways.ts';
import { recurlySiteOf } from '../../brands/recurly-site.ts';
import type { World } from '../world/world.ts';

/** Body of PUT /sandbox/challenge: the gateway whose challenge is played at every brand, and in which form. */
export const playedChallenge = z.strictObject({
  gateway: gatewayName,
  /**
   * `challenge`: the bank asks. `fingerprint`: it only looks at the browser, and asks nothing. `redirect`: it asks in a
   * frame of Recurly's, for a gateway that has its own script too.
   */
  form: z.enum(['challenge', 'fingerprint', 'redirect']).default('challenge'),
});

/** The gateway whose challenge is played, and in which form. */
export type PlayedChallenge = z.output<typeof playedChallenge>;

const SETTING = 'challenge';

/** Plays this challenge at every brand; undefined for that of each brand's own gateway. */
export function playChallenge({ store }: World, played: PlayedChallenge | undefined): void {
  if (played) store.settings.put({ name: SETTING, value: JSON.stringify(played) });
  else store.settings.delete(SETTING);
}

/** Returns the challenge that is played at a brand. */
export function challengeAt({ store, brands }: World, brand: string): PlayedChallenge {
  const set = store.settings.get(SETTING);
  if (set) return playedChallenge.parse(JSON.parse(set.value));
  const brandFacts = brands.byKey.get(brand);
  const gateway = brandFacts && recurlySiteOf(brandFacts)?.gateways[0];
  return { gateway: gateway ?? 'test', form: 'challenge' };
}
