import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { byRun } from '../checks.ts';
import { asAssumed, cannotBeTold, type OpenPoint, otherwise, point } from '../open-point.ts';
import { type Exchange, exchangesOf, fieldIn, type Seen, stateOf } from '../seen.ts';
import { statusesOf } from './said.ts';

/** The assumptions about the credentials of every signed call, by a name for each. */
export const credentialPoints = {
  signature: point(
    'Signed calls carry an AWS Signature Version 4 for the service `execute-api` in `us-east-2`, made with the temporary credentials of the sign-in, and the session token in the header `peppertoken`, which is signed with the others.',
    byRun('an answer to any signed call.', (seen) => {
      const signed = signedCalls(seen);
      if (signed.some(({ result }) => result.ok)) return asAssumed('Signed calls were answered.');
      const refused = signed.find((each) => /Signature/i.test(each.responses.at(-1)?.errorType ?? ''));
      if (refused)
        return otherwise(
          'The gateway refuses the signature (403).',
          'The portal signs every call in this way, and every signed call fails.',
        );
      const denied = signed.filter(
        (each) => stateOf({ ...seen, exchanges: [each] }, each.call).kind === 'notAllowed',
      );
      return denied.length > 0 && denied.length === signed.length && !hasExpired(seen)
        ? otherwise(
            `All ${denied.length} signed calls were refused with ${statusesOf(denied)}.`,
            'The portal takes a 401 for the end of the session and leads to the sign-in page.',
          )
        : notSigned(seen);
    }),
  ),
  region: point(
    'The portal uses `us-east-2` even where `awsUserCredentials` names another region.',
    byRun('the region that a sign-in names, and answers to signed calls.', (seen) => {
      const region = profileFields(seen).map((user) => fieldIn(user, 'awsUserCredentials', 'region'));
      if (region.length === 0) return notSigned(seen);
      const named = region.find((each) => typeof each === 'string');
      const works = signedCalls(seen).some(({ result }) => result.ok);
      if (named === undefined || named === 'us-east-2')
        return asAssumed(
          named === undefined ? 'The credentials name no region.' : 'The credentials name `us-east-2`.',
        );
      if (works)
        return asAssumed(
          'The credentials name another region, and calls signed for `us-east-2` are answered.',
        );
      return otherwise(
        'The credentials name another region, and no signed call is answered.',
        'The portal signs for `us-east-2`.',
      );
    }),
  ),
  credentials: point(
    'The credentials of a sign-in have not expired when they come, and are accepted at once.',
    byRun('answers to signed calls.', (seen) => {
      if (hasExpired(seen))
        return otherwise(
          'The credentials had expired when they came: by their `Expiration`, or by the gateway’s word.',
          'The portal makes no call with expired credentials and asks the person to sign in again, at once after the sign-in.',
        );
      return signedCalls(seen).some(({ result }) => result.ok)
        ? asAssumed('New credentials are accepted at once.')
        : notSigned(seen);
    }),
  ),
} satisfies Readonly<Record<string, OpenPoint>>;

function signedCalls(seen: Seen): Exchange[] {
  return seen.exchanges.filter(({ call }) => platformOperations[call].access === 'signed');
}

/** The `pepperUser` of every profile that came with a sign-in. */
function profileFields(seen: Seen): unknown[] {
  return [
    ...exchangesOf(seen, 'byEmail'),
    ...exchangesOf(seen, 'mfaValidateLoginOtp'),
    ...exchangesOf(seen, 'byToken'),
  ].flatMap(({ responses }) => {
    const user = fieldIn(responses.at(-1)?.json, 'pepperUser');
    return isRecord(user) ? [user] : [];
  });
}

/** True where signed calls failed because the credentials had expired: the portal did not send them, or the gateway says so. */
function hasExpired(seen: Seen): boolean {
  const signed = signedCalls(seen);
  const isExpired = ({ result, responses }: Exchange) =>
    !result.ok &&
    result.failure.kind === 'signedOut' &&
    (responses.length === 0 || responses.at(-1)?.errorType?.startsWith('ExpiredToken') === true);
  return signed.length > 0 && signed.every(({ result }) => !result.ok) && signed.some(isExpired);
}

function notSigned(seen: Seen) {
  const state = stateOf(seen, 'subscriptions');
  return state.kind === 'notAsked'
    ? cannotBeTold(state.untold.because, state.untold.toTell)
    : cannotBeTold('No signed call was answered.', 'See what became of each call, and run this again.');
}
