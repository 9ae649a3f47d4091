import type { MfaLoginInfo, Profile } from '../../src/contracts/access/profile.ts';
import { authenticationCodes } from '../../src/contracts/platform/platform-problem.ts';
import { contactOf } from '../../src/domain/access/masked-contact.ts';
import { codeCall } from '../../src/server/access/mfa-call.ts';
import { basicCredentials } from '../../src/server/platform/basic-credentials.ts';
import { isThrottled, type PlatformFailure } from '../../src/server/platform/platform-failure.ts';
import { type Asking, type CodeAnswer, skip } from './asking.ts';
import { reason, type Untold } from './seen.ts';

/** The pause between two sign-ins, in milliseconds. */
export const SIGN_IN_PAUSE_MS = 3_000;

/** The result of a sign-in: a profile, or why there is none. */
type SignedIn = { profile: Profile } | { untold: Untold };

/**
 * Signs the test account in, as the portal does: the password once, then a code if one is asked for. A password that is
 * refused is never sent a second time. A run that is not signed in has ended.
 */
export async function signIn(asking: Asking): Promise<undefined> {
  const first = await byEmail(asking);
  const signed = 'mfa' in first ? await withCode(asking, first.mfa) : first;
  if ('untold' in signed) {
    asking.endedEarly = signed.untold;
    return;
  }
  if ('profile' in first)
    skip(
      asking,
      ['mfaValidateLoginOtp', 'mfaResendOtp', 'authCodeMfa'],
      reason('The account signs in without a code.', 'Use an account with MFA.'),
    );
  const { token, pepperUser } = signed.profile;
  asking.recorder.signIn({ token, credentials: pepperUser.awsUserCredentials });
  asking.profile = signed.profile;
}

async function byEmail({ recorder, brand, person }: Asking): Promise<SignedIn | { mfa: MfaLoginInfo }> {
  const basic = basicCredentials([brand.key, person.email, person.password]);
  if (!basic) return { untold: reason('The e-mail address has a colon.', 'Use another account.') };
  const result = await recorder.call('byEmail', { basic, body: { rememberMe: false } });
  if (!result.ok) return { untold: refusedSignIn(result.failure) };
  return result.answer.kind === 'mfa' ? { mfa: result.answer.mfa } : { profile: result.answer.profile };
}

async function withCode(asking: Asking, mfa: MfaLoginInfo): Promise<SignedIn> {
  const { recorder, brand, person } = asking;
  if (!contactOf(mfa))
    return {
      untold: reason(
        'The sign-in asks for a code and does not say where it goes.',
        'Use another account: the portal refuses this one, too.',
      ),
    };
  const common = codeCall({ brand: brand.key, email: person.email, mfa });
  const answer = await codeFrom(asking, mfa, async () => {
    await recorder.call('mfaResendOtp', { body: common });
  });
  if (answer.kind !== 'code') return { untold: noCode };
  const result = await recorder.call('mfaValidateLoginOtp', {
    body: { ...common, oneTimePasscode: answer.code },
  });
  if (!result.ok) return { untold: refusedSignIn(result.failure) };
  if (result.answer.kind === 'profile') return { profile: result.answer.profile };
  if (result.answer.kind === 'mfa') return { untold: noCode };
  await asking.pause(SIGN_IN_PAUSE_MS);
  const again = await byEmail(asking);
  return 'mfa' in again ? { untold: noCode } : again;
}

/** Asks for a code. `resend` has another one sent, once. */
export async function codeFrom(
  asking: Asking,
  mfa: MfaLoginInfo,
  resend?: () => Promise<void>,
): Promise<CodeAnswer> {
  const to = contactOf(mfa)?.type === 'phone' ? 'by text message' : 'by e-mail';
  const answer = await asking.askCode(to, resend !== undefined);
  if (!resend || answer.kind !== 'again') {
    skip(
      asking,
      ['mfaResendOtp'],
      reason('No second code was asked for.', 'Answer the question for the code with “again”.'),
    );
    return answer;
  }
  await asking.pause(SIGN_IN_PAUSE_MS);
  await resend();
  return asking.askCode(to, false);
}

const noCode = reason(
  'The sign-in asks for a code, and none was given.',
  'Run this on a terminal and enter the code when it has arrived.',
);

/** Why a sign-in did not succeed, by the codes that the portal knows. */
function refusedSignIn(failure: PlatformFailure): Untold {
  const by = (because: string, toTell: string) => reason(`Nobody is signed in: ${because}`, toTell);
  if (failure.kind !== 'refused')
    return by('the sign-in got no usable answer.', 'See what became of `byEmail`, and run this again.');
  if (isThrottled(failure))
    return by('the gateway has too many calls.', 'Wait some minutes and run this again.');
  switch (failure.code) {
    case authenticationCodes.wrongCredentials:
      return by(
        'the e-mail address and the password do not match.',
        'Check both. They were sent once, and are not tried again.',
      );
    case authenticationCodes.accountLocked:
      return by('the account is locked.', 'Wait until it is open again, or use another account.');
    case authenticationCodes.emailNotVerified:
    case authenticationCodes.emailNotVerifiedText:
      return by('the e-mail address is not verified.', 'Open the link of the mail, or use another account.');
    case authenticationCodes.tooManyRequests:
    case authenticationCodes.emailCodeLimit:
    case authenticationCodes.smsCodeLimit:
      return by('too many codes were sent.', 'Wait until the limit is over.');
    case authenticationCodes.invalidCode:
    case authenticationCodes.expiredCode:
      return by('the code is wrong or has expired.', 'Run this again with the newest code.');
    default:
      return by(`it was refused (${failure.status}).`, 'See what became of `byEmail`.');
  }
}
