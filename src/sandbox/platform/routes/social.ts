import * as z from 'zod';
import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { identityOfToken } from '../../access/google-token.ts';
import { jsonBody } from '../json-body.ts';
import { answered, refused } from '../refusal.ts';
import { type Arrival, openRoute, type Route } from '../route.ts';
import { startSession } from '../session-keys.ts';
import { accountOfIdentity, type SocialIdentity, useGrant } from '../../access/social-identity.ts';
import { wireProfile } from '../wire-profile.ts';
import { gateRefusal } from './authentication.ts';

const withIdToken = z.object({ socialCredential: z.object({ idToken: z.string() }) });

/** Sign-in by Google or Apple, without MFA: the provider has its own. */
export const socialRoutes: readonly Route[] = [
  {
    operation: platformOperations.authenticateViaSocial,
    async answer(arrival) {
      const byGoogle = await googleIdentity(arrival);
      return bySocial(byGoogle).answer(arrival);
    },
  },
];

/** Verifies the signature before the handler runs, because handlers are synchronous. */
async function googleIdentity({ world, brand, body }: Arrival): Promise<SocialIdentity | null> {
  const sent = withIdToken.safeParse(jsonBody(body));
  return sent.success ? identityOfToken(world, brand, sent.data.socialCredential.idToken) : null;
}

function bySocial(byGoogle: SocialIdentity | null): Route {
  return openRoute(platformOperations.authenticateViaSocial, ({ world, brand, body }) => {
    const { socialProvider, socialCredential } = body;
    const byApple =
      socialProvider === 'appleweb' && 'authCode' in socialCredential
        ? useGrant(world, brand, socialCredential.authCode)
        : null;
    const identity = socialProvider === 'google' ? byGoogle : byApple;
    if (!identity) return refused('invalidToken');
    const { account, created } = accountOfIdentity(world, brand, identity);
    const barred = gateRefusal(world, account);
    if (barred) return refused(barred);
    return answered({ ...wireProfile(account, startSession(world, account)), accountCreated: created });
  });
}
