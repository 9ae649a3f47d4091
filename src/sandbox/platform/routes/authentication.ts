import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { passwordCredentials, tokenCredentials } from '../credentials.ts';
import { dialectOf, rememberDevice, useRememberedDevice, tellsBareSuccess } from '../dialects.ts';
import type { Account } from '../../world/entities.ts';
import { useToken } from '../../access/one-time-token.ts';
import { answered, refused, type RefusalCode } from '../refusal.ts';
import { basicRoute, openRoute, type Route } from '../route.ts';
import {
  codesLocked,
  findChallenge,
  redeemCode,
  resendCode,
  startChallenge,
} from '../../access/second-factor.ts';
import { accountKey } from '../../world/seed.ts';
import { startSession } from '../session-keys.ts';
import { wireMfaLogin, wireProfile } from '../wire-profile.ts';
import type { World } from '../../world/world.ts';

/** Sign-in and MFA. A wrong password and an unknown address get the same answer. */
export const authenticationRoutes: readonly Route[] = [
  basicRoute(platformOperations.byEmail, ({ world, brand }, { authorization }) => {
    const given = passwordCredentials(authorization);
    const account =
      given?.brand === brand.key ? world.store.accounts.get(accountKey(brand.key, given.username)) : null;
    if (!account || account.password !== given?.password) return refused('wrongCredentials');
    const barred = gateRefusal(world, account);
    if (barred) return refused(barred);
    if (!account.secondFactor || useRememberedDevice(world, account.key))
      return answered(wireProfile(account, startSession(world, account)));
    const challenge = startChallenge(world, account, account.secondFactor);
    if (challenge.at === 'refused') return challenge;
    return answered(wireMfaLogin(challenge.answer.token, account.secondFactor));
  }),

  basicRoute(platformOperations.byToken, ({ world, brand }, { authorization }) => {
    const given = tokenCredentials(authorization);
    if (given?.brand !== brand.key) return refused('invalidToken');
    const use = useToken(world, { purpose: 'sso', brand: brand.key, token: given.token });
    if (use.at !== 'good') return refused('invalidToken');
    const barred = gateRefusal(world, use.account);
    if (barred) return refused(barred);
    return answered(wireProfile(use.account, startSession(world, use.account)));
  }),

  openRoute(platformOperations.mfaValidateLoginOtp, ({ world, brand, body }) => {
    if (body.brand !== brand.key) return refused('wrongBrand');
    const lookup = findChallenge(world, {
      brand: brand.key,
      token: body.secondFactorAuthenticationToken,
      email: body.email,
    });
    if (!lookup || lookup.challenge.linking) return refused('invalidToken');
    const redeemed = redeemCode(world, { ...lookup, code: body.oneTimePasscode });
    if (redeemed.at === 'refused') return redeemed;
    // Without a profile in this answer, the caller signs in again: that sign-in needs no code.
    if (tellsBareSuccess(dialectOf(world, brand.key))) rememberDevice(world, redeemed.answer.key);
    return answered(wireProfile(redeemed.answer, startSession(world, redeemed.answer)));
  }),

  openRoute(platformOperations.mfaResendOtp, ({ world, brand, body }) => {
    if (body.brand !== brand.key) return refused('wrongBrand');
    const lookup = findChallenge(world, {
      brand: brand.key,
      token: body.secondFactorAuthenticationToken,
      email: body.email,
    });
    return lookup ? resendCode(world, lookup) : refused('invalidToken');
  }),
];

/** Returns why an account may not sign in despite the right password; null if it may. */
export function gateRefusal(world: World, account: Account): RefusalCode | null {
  if (account.signIn === 'locked' || codesLocked(world, account)) return 'accountLocked';
  return account.signIn === 'unverified' ? 'emailNotVerified' : null;
}
