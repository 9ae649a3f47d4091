import type { accessOperations } from '../../../src/contracts/platform/platform-access.ts';
import { mfaOf } from '../../../src/contracts/access/profile.ts';
import { byAccess, byAddress, byAnswer, byField, byInput, byRun, untold } from '../checks.ts';
import { asAssumed, type CallPoints, cannotBeTold, otherwise, point } from '../open-point.ts';
import { exchangesOf, fieldIn, recordIn, stateOf } from '../seen.ts';
import { shapeOf, shapeOfText } from '../shape.ts';

const noProvider = untold(
  'An identity token of Google or Apple is made in a browser.',
  'Sign in with that button on the portal of this environment, and look for `signed_in` in its log.',
);
const noDeletion = untold(
  'An account would have to be deleted for it.',
  'Ask for the deletion of a test account, then link an assistant to it on the portal of this environment.',
);
const noMail = untold(
  'The token is in a mail that only the person gets.',
  'Open the link of such a mail on the portal of this environment.',
);
const fields = 'src/contracts/access/profile.ts';

/** The open points of sign-in, recovery and voice assistants. */
export const accessPoints = {
  byEmail: {
    journey: 'access',
    fields,
    open: {
      access: point(
        'The Basic credentials are `brand:username:password`, separated by colons and encoded in UTF-8.',
        byAccess,
      ),
      'body.rememberMe': point(
        'The body carries Remember Me as JSON, in addition to the Basic credentials.',
        byInput,
      ),
      answer: point(
        'A response with a `secondFactorAuthenticationToken` asks for a code, at the top or under `mfaLoginInfo` or `mfa`. Any other is the profile; its e-mail address may be in `externalAccounts` alone.',
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
      ),
    },
  },
  byToken: {
    journey: 'access',
    fields,
    open: {
      access: point(
        'The Basic credentials are `brand:token`, separated by a colon and encoded in UTF-8.',
        byAccess,
      ),
      body: point('The call has no body.', byInput),
    },
  },
  authenticateViaSocial: {
    journey: 'access',
    open: {
      context: point('The context is `authentication`.', noProvider),
      access: point('The call needs no credential except the one in the body.', noProvider),
      'body.socialCredential': point(
        'The lr-token that Apple’s sign-in returns is sent as `authCode`, Google’s identity token as `idToken`.',
        noProvider,
      ),
      'answer.accountCreated': point(
        'It is true where this sign-in created the account; a missing field means false.',
        noProvider,
      ),
    },
  },
  mfaValidateLoginOtp: {
    journey: 'access',
    fields,
    open: {
      context: point('The context is `authentication`.', byAddress),
      access: point('The call needs no credential except the token in the body.', byAccess),
      'body.userMFASettings': point('The portal sends back the value of the sign-in unchanged.', byInput),
      answer: point(
        'The response to a right code is the same profile as that of `POST /byEmail`. After a success without a profile the portal calls `POST /byEmail` again.',
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
          const form = shapeOfText(responses.at(-1) ?? { text: '', json: undefined });
          return isIn
            ? asAssumed(
                `It is a success without a profile (${form}), and the sign-in after it needs no code.`,
              )
            : otherwise(
                `It is a success without a profile (${form}), and the sign-in after it asks for a code again.`,
                'Nobody with MFA can sign in.',
              );
        }),
      ),
    },
  },
  mfaResendOtp: {
    journey: 'access',
    open: {
      context: point('The context is `authentication`.', byAddress),
      access: point('The call needs no credential except the token in the body.', byAccess),
      answer: point('Any 2xx response means that a code was sent.', byAnswer),
    },
  },
  forgotPassword: {
    journey: 'access',
    open: {
      'body.template': point(
        'An empty `template` sends the brand’s usual mail. No document says in which language a mail of the platform is, nor how the portal names the person’s.',
        untold(
          'only the person gets the mail.',
          'Choose another language on the portal of this environment, ask for a new password, and read the mail.',
        ),
      ),
    },
  },
  verifyEmail: {
    journey: 'access',
    open: {
      method: point('The method is PUT.', noMail),
      context: point('The context is `authentication`.', noMail),
      path: point(
        'The path is `/verifyEmail/{brand}`; the platform’s documents name only a call of an SDK.',
        noMail,
      ),
      body: point('The body has the mailed token and the e-mail address, as JSON.', noMail),
      access: point('The bearer token of this call is the mailed token itself.', noMail),
      'answer.IsPosted': point('It is at the top of the response, and true means success.', noMail),
    },
  },
  resetPassword: {
    journey: 'access',
    open: {
      method: point('The method is PUT.', noMail),
      context: point('The context is `authentication`.', noMail),
      path: point(
        'The path is `/resetPassword/{brand}`; the platform’s documents name only a call of an SDK.',
        noMail,
      ),
      body: point('The body has the mailed token, the new password and the e-mail address, as JSON.', noMail),
      access: point('The call needs no credential except the mailed token.', noMail),
      answer: point(
        'After a success the platform accepts no token of the account from before. The portal ends its own sessions of the account, whatever the platform does.',
        untold(
          'A new password cannot be put back.',
          'Sign in on two devices, take a new password on one, and see whether the app on the other still works.',
        ),
      ),
      'answer.IsPosted': point('True means success, as in the verification of an e-mail address.', noMail),
    },
  },
  appLink: {
    journey: 'access',
    open: {
      method: point('The method is GET.', byAddress),
      context: point('The context is `configuration`.', byAddress),
      path: point(
        'The path is `/appLink/{brand}`; the platform’s documents name only a look-up of an SDK.',
        byAddress,
      ),
      access: point('The call needs no credentials.', byAccess),
      'answer.appUri': point(
        'It is the package name of the Android app.',
        byField('its form, and the package name in the brand’s file.', (exchange, seen) => {
          const uri = fieldIn(recordIn(exchange), 'appUri');
          if (uri === seen.brand.androidPackage)
            return asAssumed('It is the package name in the brand’s file.');
          const today = 'The portal opens the app by the package name in the brand’s file.';
          if (typeof uri !== 'string') return otherwise(`It is ${shapeOf(uri)}.`, today);
          return /^[A-Za-z]\w*(\.\w+)+$/.test(uri)
            ? asAssumed(
                'It is a package name, another one than in the brand’s file. The portal takes this one.',
              )
            : otherwise(`It is no package name but ${shapeOf(uri)}.`, today);
        }),
      ),
    },
  },
  authCode: {
    journey: 'linking',
    fields,
    open: {
      access: point(
        'The Basic credentials are `email:password:brand`, separated by colons and encoded in UTF-8.',
        byAccess,
      ),
      'body.code_challenge': point(
        'The portal passes on the PKCE fields where the assistant sent them.',
        byInput,
      ),
      answer: point(
        'An account that is about to be deleted gets no code: the response does not say the status, so the portal cannot refuse it.',
        noDeletion,
      ),
    },
  },
  authCodeMfa: {
    journey: 'linking',
    fields,
    open: {
      access: point('The call needs no credential except the token in the query.', byAccess),
      answer: point(
        'The code is in `authorizationCode`, or in `authCode.authorizationCode`.',
        byRun('the answer to a sign-in for an assistant.', (seen) => {
          const states = (['authCodeMfa', 'authCode'] as const).map((call) => stateOf(seen, call));
          for (const state of states) {
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
          const [state] = states;
          return state?.kind === 'notAsked'
            ? cannotBeTold(state.untold.because, state.untold.toTell)
            : cannotBeTold(
                'No sign-in for an assistant ended with a code.',
                'Run this again with an account that may sign in.',
              );
        }),
      ),
    },
  },
  authCodeGoogle: {
    journey: 'linking',
    open: { access: point('The call needs no credential except Google’s identity token.', noProvider) },
  },
  authCodeApple: {
    journey: 'linking',
    open: {
      access: point('The call needs no credential except the code.', noProvider),
      'query.code': point('It is the lr-token that Apple’s sign-in returns.', noProvider),
    },
  },
} satisfies Readonly<Record<keyof typeof accessOperations, CallPoints>>;
