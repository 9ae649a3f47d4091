import { createHash, randomBytes } from 'node:crypto';
import { basicCredentials } from '../../src/server/platform/basic-credentials.ts';
import { linkingCredentials } from '../../src/server/platform/linking-credentials.ts';
import { type Asking, lacking } from './asking.ts';
import { reason, type Untold } from './seen.ts';
import { codeFrom, SIGN_IN_PAUSE_MS } from './sign-in.ts';

/**
 * Signs in on the OAuth base, as the page of a voice assistant does. The code that comes is used nowhere and expires by
 * itself: nothing is linked.
 */
export async function askForAssistant(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand, person } = asking;
  const [assistant] = brand.voiceAssistants;
  const redirectUri = assistant?.redirectUris[0];
  const basic = linkingCredentials({ ...person, brand: brand.key });
  if (!assistant || redirectUri === undefined || !basic)
    return reason(
      'The brand is linked to no assistant, or its deployment in this environment has a placeholder for it.',
      'Ask for a brand that is, with its deployment filled in.',
    );
  await asking.pause(SIGN_IN_PAUSE_MS);
  const challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
  const result = await recorder.call('authCode', {
    basic,
    body: {
      client_id: assistant.clientId,
      redirect_uri: redirectUri,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    },
  });
  if (!result.ok || result.answer.kind !== 'mfa')
    return lacking(
      asking,
      ['authCode'],
      reason('The sign-in for an assistant asked for no code.', 'Use an account with MFA.'),
    );
  const { mfa } = result.answer;
  const answer = await codeFrom(asking, mfa);
  if (answer.kind !== 'code')
    return reason('No code was given.', 'Run this on a terminal and enter the code when it has arrived.');
  await recorder.call('authCodeMfa', {
    query: {
      email: person.email,
      secondFactorAuthenticationToken: mfa.secondFactorAuthenticationToken,
      otp: answer.code,
      clientId: assistant.clientId,
      redirectUri,
    },
  });
  return undefined;
}

/** Signs in once more with a one-time token of the app, if one was given. */
export async function askWithToken(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand, settings } = asking;
  const basic =
    settings.ssoToken === undefined ? undefined : basicCredentials([brand.key, settings.ssoToken]);
  if (!basic)
    return reason(
      'No one-time token of the app was given.',
      'Set ASK_PLATFORM_SSO_TOKEN to one that the app has made.',
    );
  await asking.pause(SIGN_IN_PAUSE_MS);
  await recorder.call('byToken', { basic });
  return undefined;
}
