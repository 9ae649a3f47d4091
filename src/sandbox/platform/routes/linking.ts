import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { assistantClient, makeAuthorizationCode } from '../../access/authorization-code.ts';
import { authCodeCredentials } from '../credentials.ts';
import type { LinkingGrant } from '../../world/linking-entities.ts';
import { type TokenRequest, useToken } from '../../access/one-time-token.ts';
import { answered, type Outcome, refused } from '../refusal.ts';
import { basicRoute, openRoute, type Route, type RouteInput } from '../route.ts';
import { findChallenge, redeemCode, startChallenge } from '../../access/second-factor.ts';
import { accountKey } from '../../world/seed.ts';
import { wireMfaLogin } from '../wire-profile.ts';
import { gateRefusal } from './authentication.ts';

/** Authorization codes for assistants. */
export const linkingRoutes: readonly Route[] = [
  basicRoute(platformOperations.authCode, ({ world, brand, body }, { authorization }) => {
    const given = authCodeCredentials(authorization);
    const account =
      given?.brand === brand.key ? world.store.accounts.get(accountKey(brand.key, given.email)) : null;
    if (!account || account.password !== given?.password) return refused('wrongCredentials');
    const grant: LinkingGrant = {
      clientId: body.client_id,
      redirectUri: body.redirect_uri,
      codeChallenge: body.code_challenge ?? null,
      codeChallengeMethod: body.code_challenge_method ?? null,
    };
    if (!assistantClient(brand, grant)) return refused('unknownClient');
    const barred = gateRefusal(world, account);
    if (barred) return refused(barred);
    if (!account.secondFactor)
      return answered({ authCode: { authorizationCode: makeAuthorizationCode(world, account, grant) } });
    const challenge = startChallenge(world, account, account.secondFactor, grant);
    if (challenge.at === 'refused') return challenge;
    return answered(wireMfaLogin(challenge.answer.token, account.secondFactor));
  }),

  // The code is bound to its request: another client or redirect URI cannot redeem it.
  openRoute(platformOperations.authCodeMfa, ({ world, brand, query }) => {
    const lookup = findChallenge(world, {
      brand: brand.key,
      token: query.secondFactorAuthenticationToken,
      email: query.email,
    });
    const grant = lookup?.challenge.linking;
    if (!lookup || grant?.clientId !== query.clientId || grant.redirectUri !== query.redirectUri)
      return refused('invalidToken');
    const redeemed = redeemCode(world, { ...lookup, code: query.otp });
    if (redeemed.at === 'refused') return redeemed;
    return answered({ authorizationCode: makeAuthorizationCode(world, redeemed.answer, grant) });
  }),

  openRoute(platformOperations.authCodeGoogle, (visit) =>
    bySocialIdentity(visit, { purpose: 'googleIdentity', token: visit.query.idToken }),
  ),

  openRoute(platformOperations.authCodeApple, (visit) =>
    bySocialIdentity(visit, { purpose: 'appleIdentity', token: visit.query.code }),
  ),
];

/** The portal never calls these operations, because Google forbids its own sign-in on a linking page. */
function bySocialIdentity(
  { world, brand, query }: RouteInput<{ clientId: string; redirectUri: string }, unknown>,
  { purpose, token }: { purpose: TokenRequest['purpose']; token: string },
): Outcome<{ authorizationCode: string }> {
  const { clientId, redirectUri } = query;
  if (!assistantClient(brand, { clientId, redirectUri })) return refused('unknownClient');
  const use = useToken(world, { purpose, brand: brand.key, token });
  if (use.at !== 'good') return refused('invalidToken');
  const barred = gateRefusal(world, use.account);
  if (barred) return refused(barred);
  const grant = { clientId, redirectUri, codeChallenge: null, codeChallengeMethod: null };
  return answered({ authorizationCode: makeAuthorizationCode(world, use.account, grant) });
}
