import { mfaOf, PENDING_DELETE } from '../../../src/contracts/access/profile.ts';
import {
  byAccess,
  byAddress,
  byAnswer,
  byField,
  byInput,
  byRun,
  unlessAsked,
  pointsWith,
  untold,
} from '../checks.ts';
import { asAssumed, cannotBeTold, type OpenPoints, otherwise } from '../open-point.ts';
import { exchangesAfter, exchangesOf, fieldIn, listsAround, recordIn, stateOf } from '../seen.ts';
import { shapeOf, shapeOfText } from '../shape.ts';
import { signs } from './changes.ts';

const noProvider = untold(
  'Only a browser makes a token of Google or Apple.',
  'Sign in with its button on the portal, and look for `signed_in` in the log.',
);
const noMail = untold('The token is in a mail.', 'Open the mailed link on the portal.');

/** The open points of sign-in, recovery, voice assistants and the account itself. */
export const accessPoints: OpenPoints = {
  ...pointsWith(byAddress, {
    'appLink path': 'The path is `/appLink/{brand}`; the documents name only a look-up of an SDK.',
  }),
  ...pointsWith(byAccess, {
    'byEmail access': 'The Basic credentials are `brand:username:password` in UTF-8.',
    'byToken access': 'The Basic credentials are `brand:token` in UTF-8.',
    'mfaValidateLoginOtp access': 'The token in the body is the only credential.',
    'mfaResendOtp access': 'The token in the body is the only credential.',
    'appLink access': 'The call needs no credentials.',
    'authCode access': 'The Basic credentials are `email:password:brand` in UTF-8.',
    'authCodeMfa access': 'The token in the query is the only credential.',
  }),
  ...pointsWith(byInput, {
    'byEmail body.rememberMe': 'The body has Remember Me as JSON, beside the Basic credentials.',
    'byToken body': 'The call has no body.',
    'mfaValidateLoginOtp body.userMFASettings': 'The portal sends back the value of the sign-in unchanged.',
    'authCode body.code_challenge': 'The portal passes on the assistant’s PKCE fields.',
    'requestDeletion body': 'The call has no body.',
    'cancelDeletion body': 'The call has no body.',
  }),
  ...pointsWith(byAnswer, {
    'mfaResendOtp answer': 'Any 2xx means that a code was sent.',
  }),
  ...pointsWith(noProvider, {
    'authenticateViaSocial context': 'The context is `authentication`.',
    'authenticateViaSocial access': 'The one in the body is the only credential.',
    'authenticateViaSocial body.socialCredential':
      'The lr-token of Apple’s sign-in is sent as `authCode`, Google’s identity token as `idToken`.',
    'authenticateViaSocial answer.accountCreated':
      'It is true if this sign-in created the account; missing means false.',
    'authCodeGoogle access': 'Google’s identity token is the only credential.',
    'authCodeApple access': 'The code is the only credential.',
    'authCodeApple query.code': 'It is the lr-token of Apple’s sign-in.',
  }),
  ...pointsWith(noMail, {
    'verifyEmail method': 'The method is PUT.',
    'verifyEmail context': 'The context is `authentication`.',
    'verifyEmail path': 'The path is `/verifyEmail/{brand}`; the documents name only a call of an SDK.',
    'verifyEmail body': 'The body has the mailed token and the address, as JSON.',
    'verifyEmail access': 'The bearer token is the mailed token.',
    'verifyEmail answer.IsPosted': 'It is at the top, and true means success.',
    'resetPassword method': 'The method is PUT.',
    'resetPassword context': 'The context is `authentication`.',
    'resetPassword path': 'The path is `/resetPassword/{brand}`; the documents name only a call of an SDK.',
    'resetPassword body': 'The body has the mailed token, the new password and the address, as JSON.',
    'resetPassword access': 'The mailed token is the only credential.',
    'resetPassword answer.IsPosted': 'True means success.',
  }),
  'byEmail answer': [
    'A `secondFactorAuthenticationToken`, at the top or under `mfaLoginInfo` or `mfa`, asks for a code. Any other response is the profile; its e-mail address may be in `externalAccounts` alone.',
    byField('the answer to the sign-in.', (exchange) => {
      const record = recordIn(exchange);
      if (mfaOf(record)) {
        const under = ['mfaLoginInfo', 'mfa'].find((name) => name in record);
        return asAssumed(`It asks for a code, ${under ? `under \`${under}\`` : 'at the top'}.`);
      }
      if (!exchange.result.ok)
        return otherwise(
          `What came is neither a profile nor asks for a code: ${shapeOf(record)}.`,
          'The portal says that the sign-in failed.',
        );
      const email = record['email'] === undefined ? 'in `externalAccounts`' : 'in `email`';
      return asAssumed(`It is the profile, with the e-mail address ${email}.`);
    }),
  ],
  'mfaValidateLoginOtp answer': [
    'A right code returns the profile of `POST /byEmail`. After a success without a profile the portal calls `POST /byEmail` again.',
    byField('the answer to a right code.', (exchange, seen) => {
      const { result, responses } = exchange;
      if (!result.ok)
        return otherwise(
          `What came is neither a profile nor a success: ${shapeOf(responses.at(-1)?.json)}.`,
          'The portal says that the code could not be checked.',
        );
      const record = recordIn(exchange);
      if ('token' in record || 'pepperUser' in record) return asAssumed('It is the profile.');
      const again = exchangesOf(seen, 'byEmail').at(-1);
      const isIn = again?.result.ok === true && !mfaOf(recordIn(again));
      const told = `It is a success without a profile (${shapeOfText(responses.at(-1))}), and the sign-in after it`;
      return isIn
        ? asAssumed(`${told} needs no code.`)
        : otherwise(`${told} asks for a code again.`, 'Nobody with MFA can sign in.');
    }),
  ],
  'forgotPassword body.template': [
    'An empty `template` sends the brand’s usual mail. No document says which language a mail has, nor how the portal chooses it.',
    untold(
      'only the person gets it.',
      'Choose another language on the portal, ask for a new password, and read the mail.',
    ),
  ],
  'resetPassword answer': [
    'After a success the platform accepts no earlier token of the account. The portal ends its own sessions in any case.',
    untold(
      'A new password cannot be put back.',
      'Sign in on two devices, change the password on one, and see whether the other still works.',
    ),
  ],
  'appLink answer.appUri': [
    'It is the package name of the Android app.',
    byField('its form and the brand’s file.', (exchange, { brand }) => {
      const uri = recordIn(exchange)['appUri'];
      if (uri === brand.androidPackage) return asAssumed('It is the package name in the brand’s file.');
      if (typeof uri === 'string' && /^[A-Za-z]\w*(\.\w+)+$/.test(uri))
        return asAssumed(
          'It is a package name, another one than in the brand’s file. The portal takes this one.',
        );
      return otherwise(
        `It is ${typeof uri === 'string' ? 'no package name but ' : ''}${shapeOf(uri)}.`,
        'The portal opens the app by the package name in the brand’s file.',
      );
    }),
  ],
  'authCode answer': [
    'An account about to be deleted gets no code: the response has no status, so the portal cannot refuse it.',
    untold(
      'It needs a deleted account.',
      'Request the deletion of a test account, then link an assistant to it on the portal.',
    ),
  ],
  'authCodeMfa answer': [
    'The code is in `authorizationCode`, or in `authCode.authorizationCode`.',
    byRun('the answer to a sign-in for an assistant.', (seen) => {
      for (const call of ['authCodeMfa', 'authCode'] as const) {
        const state = stateOf(seen, call);
        if (state.kind === 'unreadable')
          return otherwise(
            `No code is there: ${state.detail}.`,
            'The assistant is not linked, and the page says that it failed.',
          );
        if (state.kind !== 'read') continue;
        const record = recordIn(state.exchange);
        if (fieldIn(record, 'authorizationCode') !== undefined)
          return asAssumed('It is in `authorizationCode`.');
        if (fieldIn(record, 'authCode', 'authorizationCode') !== undefined)
          return asAssumed('It is in `authCode.authorizationCode`.');
      }
      return unlessAsked(
        stateOf(seen, 'authCodeMfa'),
        'No sign-in for an assistant ended with a code.',
        'Run this again with an account that may sign in.',
      );
    }),
  ],
  'accountProfile answer': [
    'It is the profile of the sign-in, without its token.',
    byField('the account that both name.', (exchange, seen) => {
      if (!exchange.result.ok)
        return otherwise(
          'It is not the profile of a sign-in.',
          'The portal does not learn that an account is about to be deleted.',
        );
      const idOf = (json: unknown) => String(fieldIn(json, 'pepperUser', 'account_id'));
      const signIns = [...exchangesOf(seen, 'byEmail'), ...exchangesOf(seen, 'mfaValidateLoginOtp')];
      const profiles = signIns.map(recordIn).filter((record) => 'pepperUser' in record);
      const own = recordIn(exchange);
      if (profiles.length > 0 && !profiles.map(idOf).includes(idOf(own)))
        return otherwise(
          'It names another account than the sign-in.',
          'The portal takes the account of the sign-in, and the status of this answer.',
        );
      const beside = own['token'] === undefined ? 'without' : 'also with';
      return asAssumed(`It is the profile of the account that signed in, ${beside} its token.`);
    }),
  ],
  'requestDeletion answer.statusCode': [
    '200 means success, also of the cancellation.',
    byField('the account’s status after it (`--changes`).', (exchange, seen) => {
      const after = exchangesAfter(seen, exchange, 'accountProfile');
      const isPending = after.some((each) => {
        const status = fieldIn(recordIn(each), 'pepperUser', 'account', 'status');
        return typeof status === 'string' && status.toLowerCase() === PENDING_DELETE;
      });
      if (!exchange.result.ok)
        return otherwise(
          `It is not 200${isPending ? ', and the account is about to be deleted all the same' : ''}.`,
          'The portal says that the request failed.',
        );
      if (after.length === 0)
        return cannotBeTold('The status was not read after it.', 'Run this again to its end.');
      return isPending
        ? asAssumed('It is 200, and the status of the account is then `pending_delete`.')
        : otherwise(
            'It is 200, and the status of the account does not become `pending_delete`.',
            'The portal says that the account will be deleted.',
          );
    }),
  ],
  'requestDeletion answer': [
    'It changes no plan and no upcoming charge. The portal promises no end of either, and shows the plans as listed.',
    byField('the plans before and after it (`--changes`).', (exchange, seen) => {
      const { before, after } = listsAround(seen, exchange);
      if (!before || !after)
        return cannotBeTold(
          'The plans were not read before and after it.',
          'Run this again to its end, with an account that has a plan.',
        );
      return signs(before) === signs(after)
        ? asAssumed('The plans are listed as before.')
        : otherwise(
            'The plans are listed otherwise than before.',
            'The portal shows the plans as they are listed then.',
          );
    }),
  ],
};
